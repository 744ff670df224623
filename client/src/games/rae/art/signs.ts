/** Suits, colours with their hatching, and gems of the kinds of cards. */

import { GOLD, LEAD, WHITE, disc, line, moved, shape } from "./shapes";

export const SUITS = ["sword", "chalice", "crown", "scroll"] as const;
export type Suit = (typeof SUITS)[number];
export const COLOURS = ["red", "yellow", "blue", "green", "purple", "orange", "black"] as const;
export type Colour = (typeof COLOURS)[number];

/** The glass of a colour. */
export const GLASS: Record<string, string> = {
  red: "#b92a3c",
  yellow: "#e2b92c",
  blue: "#2b5fb5",
  green: "#3f7f3c",
  purple: "#6b3fa3",
  orange: "#dd7620",
  black: "#3a3743",
};

const lines = (d: string, wide = 1.1) =>
  `<path d="${d}" stroke="#fff" stroke-opacity=".62" stroke-width="${wide}" fill="none"/>`;

/** The engravers' hatching, by which they told a colour without one. */
const HATCHED: Record<string, string> = {
  red: lines("M3,0V6"),
  blue: lines("M0,3H6"),
  green: lines("M-1,-1L7,7M-1,5L1,7M5,-1L7,1"),
  purple: lines("M-1,7L7,-1M-1,1L1,-1M5,7L7,5"),
  black: lines("M3,0V6M0,3H6", 0.8),
  yellow: '<circle cx="3" cy="3" r="1" fill="#5a3d04" fill-opacity=".75"/>',
  orange: `${lines("M3,0V3M0,4.5H1.5")}<circle cx="4.6" cy="4.6" r=".9" fill="#fff" fill-opacity=".7"/>`,
};

/** The pattern of a colour, by the name `h`. */
export function hatching(colour: string): string {
  return `<pattern id="h" width="6" height="6" patternUnits="userSpaceOnUse">${HATCHED[colour] ?? ""}</pattern>`;
}

const SUIT: Record<Suit, string> = {
  sword:
    shape("M0,-12.5L2.4,-9V4.4H-2.4V-9z", WHITE, 1.3) +
    shape("M-7,4.4H7V7H-7z", GOLD, 1.2) +
    shape("M-1.6,7H1.6V11H-1.6z", "#805632", 1) +
    disc(0, 12, 1.9, GOLD, 1),
  chalice:
    shape("M-8,-10.5H8C8,-2 4.6,1.4 1.7,2.4V7L6.4,11.4H-6.4L-1.7,7V2.4C-4.6,1.4 -8,-2 -8,-10.5z", GOLD, 1.4) +
    line("M-5,-7C-4.6,-3 -3,-1 -1.6,0", 1.4, "#fff2c4"),
  crown:
    shape("M-10.5,8.5V-7L-5,-.6L0,-10L5,-.6L10.5,-7V8.5z", GOLD, 1.4) +
    line("M-10,5H10", 1.4) +
    disc(0, 1.4, 1.8, GLASS["red"]!, 0.9) +
    disc(-5.6, 2, 1.3, GLASS["blue"]!, 0.8) +
    disc(5.6, 2, 1.3, GLASS["blue"]!, 0.8),
  scroll:
    shape("M-7,-8.5H7.4C5.4,-5 5.4,5 7,8.5H-7.4C-5.6,5 -5.4,-5 -7,-8.5z", "#f8ecd0", 1.3) +
    shape("M-9.4,-11.4H9.4V-7.6H-9.4zM-9.4,7.6H9.4V11.4H-9.4z", "#d9b877", 1.3) +
    line("M-3.6,-3.6H3.8M-3.8,0H3.6M-3.6,3.6H2", 1.2, "#805632"),
};

/** A suit's sign around a point, about r high and wide to each side. */
export function suit(which: string, r: number, x = 0, y = 0): string {
  return moved(SUIT[which as Suit] ?? "", x, y, r / 12.5);
}

const GEMS: Record<string, string> = {
  hero: "#fbf7ee",
  monster: "#2a2730",
  lair: "#c2362f",
  item: "#35b5d0",
  treasure: "#3f9a45",
  event: "#e8822a",
};

/** The gem of a kind of cards. */
export function gem(kind: string, r: number, x: number, y: number): string {
  const facets = line(
    "M-7.4,-2.6H7.4M-2.6,-2.6L0,-8L2.6,-2.6L0,8z",
    0.8,
    kind === "monster" ? "#fff" : LEAD,
    'opacity=".7"',
  );
  return moved(shape("M0,-8L7.4,-2.6L4.6,8H-4.6L-7.4,-2.6z", GEMS[kind] ?? WHITE, 1.5) + facets, x, y, r / 8);
}
