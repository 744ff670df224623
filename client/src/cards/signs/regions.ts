/** Lands: square tiles. Box of 26 around 0,0. */

import { disc, group, line, pane } from "../glass";

const [LEAF, WOOD, STONE, WALL] = ["#3f7f3c", "#805632", "#d8c6a0", "#c9b185"];
const FRONDS = [
  "-3,-9 -7,-8 -9,-4",
  "4,-10 8,-8 10,-4",
  "-2,-5 -6,-3 -7,1",
  "4,-5 7,-3 8,1",
  "0,-8 2,-9 1,-11",
];

const PICTURES: Record<string, string> = {
  "western-europe":
    pane("M-8,9V0L-4.5,-9L-1,0V9z", STONE, 1.3) +
    pane("M-1,9V1L4,-3L9,1V9z", WALL, 1.3) +
    disc(4, 4, 2, "#2b5fb5", 1) +
    line("M-4.5,-9V-11.6M-5.8,-10.4H-3.2", 1.2),
  "eastern-europe":
    pane("M-5,9V1H5V9z", STONE, 1.3) +
    pane(
      "M0,-11C1,-7 6.6,-6 6.6,-1.6C6.6,1 4,1.6 0,1.6C-4,1.6 -6.6,1 -6.6,-1.6C-6.6,-6 -1,-7 0,-11z",
      "#e0ab22",
      1.3,
    ) +
    line("M-2.6,-5.4C-4,-3 -4,-1 -2,1.4M2.6,-5.4C4,-3 4,-1 2,1.4", 0.9) +
    pane("M-9.6,9V4H-5V9zM5,9V4H9.6V9z", WALL, 1.2),
  "syria-to-india":
    line("M-1,9C1,3 0,-1 1,-4", 2.6, WOOD) +
    FRONDS.map((bend) => line(`M1,-4C${bend}`, 2.1, LEAF)).join("") +
    line("M-10,9.4H10", 2, "#d9a520"),
  caucasus:
    pane("M-11,9L-4,-5L-.6,1L4,-9L11,9z", "#7b828d", 1.4) +
    pane("M4,-9L6.4,-3L4,-4.6L1.6,-3.4zM-4,-5L-2.4,-2L-4.2,-2.8L-5.6,-1.8z", "#fff", 0.8),
  africa:
    line("M0,9V1M0,3L-4,-2M0,4L4.4,-1", 2.3, WOOD) +
    pane(
      "M-11,-2C-9,-7 -4,-6 -3,-8C0,-10.4 4,-8.6 5,-6.6C9,-7 11,-4 11,-2C4,-.6 -4,-.6 -11,-2z",
      LEAF,
      1.3,
    ) +
    line("M-10,9.4H10", 2, "#dd7620"),
  americas:
    pane("M0,-11C3.6,-8 4.6,-2 3.2,6H-3.2C-4.6,-2 -3.6,-8 0,-11z", "#edc93a", 1.3) +
    line("M-2.6,-5H2.6M-3.6,-1.6H3.6M-3.6,2H3.6M0,-10V6", 0.8) +
    pane(
      "M-2.6,7C-8,5 -9,0 -7.4,-4C-5,-1 -2.4,2 -2.6,7zM2.6,7C8,5 9,0 7.4,-4C5,-1 2.4,2 2.6,7z",
      LEAF,
      1.2,
    ) +
    line("M0,7V10.6", 1.8),
  "east-asia-oceania":
    pane("M-9,-3C-6,-4 -3,-6 0,-10C3,-6 6,-4 9,-3L6,-1H-6z", "#c2362f", 1.2) +
    pane("M-5,-1H5V3H-5z", "#f3e3c2", 1.1) +
    line(
      "M-11,7C-8,3.6 -6,3.6 -4,6.4C-2,9 0,9 1.6,6.4C3.4,3.6 5.6,3.6 7,6.4C8,8.4 9.4,8.8 11,8",
      2.4,
      "#2b5fb5",
    ),
};

export const TILE = "M-8.6,-12.6H8.6Q12.6,-12.6 12.6,-8.6V8.6Q12.6,12.6 8.6,12.6H-8.6Q-12.6,12.6 -12.6,8.6V-8.6Q-12.6,-12.6 -8.6,-12.6z";

export const REGIONS: Record<string, string> = Object.fromEntries(
  Object.entries(PICTURES).map(([key, picture]) => [
    key,
    pane(TILE, "#fdf3dc", 1.5) + group(picture, "translate(0 -.6) scale(.93)"),
  ]),
);
