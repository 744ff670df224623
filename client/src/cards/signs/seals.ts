/** Designations have eight sides, expansions are round seals. Box of 26 around 0,0. */

import { GOLD, WHITE, disc, group, letters, line, pane } from "../glass";

export const EIGHT = "M-5,-12.6H5L12.6,-5V5L5,12.6H-5L-12.6,5V-5z";
const HAND =
  "M-4,10V4C-7,2 -8,-1 -8.6,-3.4C-7,-4.4 -6,-3.4 -4.6,-.6V-8.6C-4.6,-10.2 -2.2,-10.2 -2.2,-8.6V-9.8C-2.2,-11.6 .4,-11.6 .4,-9.8V-8.8C.4,-10.4 2.8,-10.4 2.8,-8.8V-6.8C2.8,-8.4 5.2,-8.4 5.2,-6.8V3C5.2,6 4,7.6 4,10z";
const open = pane(HAND, "#f1cfae", 1.2, 'transform="translate(0 .6) scale(.9)"');

const ranks: Record<string, string> = {
  pope:
    line("M-6,8L5,-6M6,8L-5,-6", 2.3, GOLD) +
    disc(-6.4, -7, 2.9, "none", 1.6, GOLD) +
    disc(6.4, -7, 2.9, "none", 1.6, GOLD) +
    line("M-6,8l-3,-2M6,8l3,-2", 2, GOLD),
  patriarch: line("M0,-9.6V9.6M-3.4,-6H3.4M-6.4,-1.4H6.4", 2.4, GOLD),
  "lay-soldier":
    pane("M-6,8V-2C-6,-11 6,-11 6,-2V8H2V1H-2V8z", "#c9d2dc", 1.2) +
    line("M-6,-2H6M0,-8.6V-2", 1.4) +
    pane("M0,-8.6C3,-11 5,-11 7,-8.6C5,-9 3,-8 0,-8.6z", "#c2362f", 0.8),
  "secular-royalty": pane("M-8,6V-5L-4,0L0,-8L4,0L8,-5V6z", GOLD, 1.3) + disc(0, 2.6, 1.7, "#c2362f", 0.8),
};

const seals: Record<string, [ground: string, picture: string]> = {
  doctors: [
    "#2b5fb5",
    pane("M8,-10C-2,-8 -6,0 -7,9C-3,4 2,3 5,-1L2,-1C5,-2 7,-5 8,-10z", WHITE, 1.2) + line("M-7,9L3,-4", 1.1),
  ],
  "holy-helpers": ["#3f7f3c", open + letters(0.4, 6.2, "14", 6.4, "#3b1d08")],
  "roman-canon": [
    "#8a2a3c",
    pane("M-7,-9H7V-6H-7zM-7,6H7V9H-7z", "#eadfc6", 1.1) +
      pane("M-4.6,-6H4.6V6H-4.6z", WHITE, 1.1) +
      line("M-1.6,-6V6M1.6,-6V6", 1),
  ],
  stigmatists: [
    "#5b3a52",
    open + pane("M.3,-2C1.8,.4 2.2,1.4 2.2,2.4A2,2 0 0 1 -1.8,2.4C-1.8,1.4 -1.2,.4 .3,-2z", "#c2362f", 0.7),
  ],
  bilocators: [
    "#34466b",
    disc(-3.6, -4, 2.9, WHITE, 1.1) +
      pane("M-8.4,8C-8.4,1 -6,-.6 -3.6,-.6C-1.2,-.6 1.2,1 1.2,8z", WHITE, 1.1) +
      disc(4, -4, 2.9, "#7f9fc4", 1.1) +
      pane("M-.8,8C-.8,1 1.6,-.6 4,-.6C6.4,-.6 8.8,1 8.8,8z", "#7f9fc4", 1.1),
  ],
  apparitions: [
    "#3c5b86",
    Array.from({ length: 10 }, (_, i) => {
      const turn = (i * Math.PI) / 5;
      const at = (x: number, y: number) => `${(x * Math.sin(turn)).toFixed(1)},${(-y * Math.cos(turn)).toFixed(1)}`;
      return line(`M${at(6, 8)}L${at(9, 11)}`, 1.3, GOLD);
    }).join("") +
      pane("M0,-8.6C5.4,-4 5.4,4 0,8.6C-5.4,4 -5.4,-4 0,-8.6z", WHITE, 1.1) +
      disc(0, -3, 1.8, "#2b5fb5", 0.6) +
      pane("M-2.4,5C-2.4,0 2.4,0 2.4,5z", "#2b5fb5", 0.6),
  ],
  gathered: [
    "#6b3fa3",
    disc(-3.4, -1.6, 5, "none", 2, GOLD) + disc(3.4, -1.6, 5, "none", 2, WHITE) + letters(0, 9.6, "×2", 7, WHITE),
  ],
};

const within = (picture: string): string => group(picture, "scale(.84)");

export const DESIGNATIONS: Record<string, string> = Object.fromEntries(
  Object.entries(ranks).map(([key, picture]) => [key, pane(EIGHT, "#4a3a5e", 1.6) + within(picture)]),
);
export const EXPANSIONS: Record<string, string> = Object.fromEntries(
  Object.entries(seals).map(([key, [ground, picture]]) => [key, disc(0, 0, 12.8, ground, 1.6) + within(picture)]),
);
