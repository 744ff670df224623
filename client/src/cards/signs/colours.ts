/** Fact colours: each is a thing with a letter, never a seat's plain shape. Box of 24 around 0,0. */

import { petals, star } from "../glass";

export interface ColourSign {
  glass: string;
  letter: string;
  outline: string;
  /** Where the letter stands, and how large. */
  base: number;
  size: number;
  /** Dark letters on light glass. */
  dark?: boolean;
}

export const COLOURS: Record<string, ColourSign> = {
  gold: { glass: "#e0ab22", letter: "Wc", outline: star(12, 12.6, 9.8), base: 4.2, size: 8.8, dark: true },
  cyan: {
    glass: "#2ba3c2",
    letter: "E",
    outline: "M0,-7C-3,-9.5 -8,-10 -12,-8.5V8C-8,6.5 -3,7 0,9.5C3,7 8,6.5 12,8V-8.5C8,-10 3,-9.5 0,-7z",
    base: 4.6,
    size: 12,
  },
  orange: {
    glass: "#dd7620",
    letter: "A",
    outline:
      "M-3,10.5L-3,8C-9,6 -12,1 -11.5,-4C-9.5,-6 -8,-8.5 -7,-9C-5,-9 -4,-11 0,-11C4,-11 5,-9 7,-9C8,-8.5 9.5,-6 11.5,-4C12,1 9,6 3,8L3,10.5z",
    base: 3.2,
    size: 12,
  },
  red: {
    glass: "#b92a3c",
    letter: "M",
    outline:
      "M0,-13C2,-8 9.5,-3 9.5,3.4C9.5,8.6 5.5,12 0,12C-5.5,12 -9.5,8.6 -9.5,3.4C-9.5,0 -7.5,-2 -6.2,-5C-5,-3.6 -4,-3 -3.4,-2.8C-3.6,-6 -2,-10 0,-13z",
    base: 8,
    size: 11.5,
  },
  blue: {
    glass: "#2b5fb5",
    letter: "D",
    outline: "M-8,-11H7.5Q9.5,-11 9.5,-9V11.5H-7Q-9.5,11.5 -9.5,9V-9Q-9.5,-11 -8,-11z",
    base: 4.8,
    size: 13,
  },
  gray: {
    glass: "#7b828d",
    letter: "P",
    outline: "M-10,-11H10C10,-3 7,1.5 2.4,2.8V7.5L7,11.5H-7L-2.4,7.5V2.8C-7,1.5 -10,-3 -10,-11z",
    base: -0.6,
    size: 10.5,
  },
  pink: { glass: "#e183a8", letter: "V", outline: petals(5, 8.6, 5.6), base: 4.2, size: 12 },
  brown: {
    glass: "#805632",
    letter: "R",
    outline: "M0,-13C3,-11 5,-8 6,-4L10.5,11.5H-10.5L-6,-4C-5,-8 -3,-11 0,-13z",
    base: 8.4,
    size: 11,
  },
  purple: {
    glass: "#6b3fa3",
    letter: "W",
    outline:
      "M-12,11C-12.5,-4 -8,-11.5 0,-11.5C8,-11.5 12.5,-4 12,11C8.5,8 6,11.5 3.6,11C2,9 -2,9 -3.6,11C-6,11.5 -8.5,8 -12,11z",
    base: 5,
    size: 11.5,
  },
  green: { glass: "#3f7f3c", letter: "L", outline: "M0,-12L12,-2.5H9.5V11H-9.5V-2.5H-12z", base: 7.6, size: 12 },
  yellow: {
    glass: "#edc93a",
    letter: "Y",
    outline:
      "M0,-13.5C2.6,-8.5 8.5,-2.6 13.5,0C8.5,2.6 2.6,8.5 0,13.5C-2.6,8.5 -8.5,2.6 -13.5,0C-8.5,-2.6 -2.6,-8.5 0,-13.5z",
    base: 4,
    size: 11,
    dark: true,
  },
  teal: {
    glass: "#15776f",
    letter: "Dc",
    outline: "M-4,-11H4L12.5,-7.5V.5L8,-.5V11.5H-8V-.5L-12.5,.5V-7.5z",
    base: 5.6,
    size: 8.8,
  },
  white: { glass: "#f6f1e4", letter: "", outline: star(8, 12, 9.6), base: 4, size: 10, dark: true },
};

/** The glass of a card's frame. */
export const glassOf = (colour: string): string => (COLOURS[colour] ?? COLOURS["white"]!).glass;
