/** Feast months: a clock ring with its notch, and the month's devotion within. Box of 32 around 0,0. */

import { GOLD, HEART, WHITE, disc, group, line, pane, star, strewn } from "../glass";

const [RED, BLUE, SKIN, WOOD] = ["#b92a3c", "#2b5fb5", "#f1cfae", "#805632"];

const DEVOTIONS: readonly string[] = [
  // January, the Holy Name of Jesus
  disc(0, 0, 10, GOLD, 1.2) +
    line("M-6,-3.5V5M-2.6,-3.5V5M2.2,-3.5V5M-2.6,.8H2.2M-.2,-9V-3M-2.2,-7H1.8", 1.9, "#3b1d08") +
    line("M8,-2.4C5.8,-4.2 4.6,-1.6 6.2,-.2C8.4,1.2 7.6,5.6 4.8,4.2", 1.9, "#3b1d08"),
  // the Holy Family
  pane("M-10,9C-10,1 -7,-1 -5,-1C-3,-1 -1,1 -.6,9z", BLUE, 1.1) +
    pane("M10,9C10,1 7,-1 5,-1C3,-1 1,1 .6,9z", WOOD, 1.1) +
    disc(-5, -4.6, 3.4, SKIN, 1.1) +
    disc(5, -4.6, 3.4, SKIN, 1.1) +
    pane("M-3.4,9.6C-3.4,5 3.4,5 3.4,9.6z", WHITE, 1.1) +
    disc(0, 3.4, 2.6, SKIN, 1.1),
  // St. Joseph
  pane("M-8,9V-8H-5V6H8V9z", "#a4713c", 1.3) +
    line("M2,3C2,-2 3,-5 5,-7", 1.4, "#3f7f3c") +
    pane("M5,-11C8,-9 8,-6.4 5,-4.6C2,-6.4 2,-9 5,-11z", WHITE, 1.1) +
    pane("M1.4,-6C0,-4 .6,-2.4 2.6,-1.2C3.6,-3 3.4,-5 1.4,-6z", WHITE, 1),
  // the Holy Spirit
  pane(
    "M-10,-5C-6,-5.4 -3,-4 -1,-1.6C0,-6 3,-9 7,-9.6C6.6,-6 6.4,-3 5,-.6C7,-.6 9,-1.6 10.4,-.4C9,.6 9,2 6,3.4C3.6,5.4 0,5.4 -3,4.4L-7.6,8.4L-7.4,3.6C-8.6,2 -5.4,1.6 -4.4,.4C-7,-.4 -9,-2.4 -10,-5z",
    WHITE,
    1.4,
  ) + disc(6.6, 0.9, 0.7, "#3b3331", 0),
  // Mary
  pane("M-9,8V-4L0,4L9,-4V8L5.6,8V2.6L0,7.6L-5.6,2.6V8z", BLUE, 1.2) +
    pane("M-6,-5.6L-6,-10L-3,-7.4L0,-11L3,-7.4L6,-10V-5.6z", GOLD, 1.1),
  // the Sacred Heart
  pane("M0,-5C-3,-8 -1,-9 0,-12C1.6,-9 3,-8 0,-5z", "#f0a02c", 1.1) +
    pane(HEART, RED, 1.3, 'transform="translate(0 2.6) scale(1.12)"') +
    line("M0,-1V6.5M-2.6,1.6H2.6", 1.7, "#ffe9b0"),
  // the Precious Blood
  pane("M-7,-1H7C7,4 4,6 1.6,6.6V8.4L4.6,10.6H-4.6L-1.6,8.4V6.6C-4,6 -7,4 -7,-1z", GOLD, 1.3) +
    strewn(["translate(0 -7.4)", "translate(-4.6 -4.6)", "translate(4.6 -4.6)"], (at) =>
      pane("M0,-4C1.6,-1.4 2,-.6 2,.4A2,2 0 0 1 -2,.4C-2,-.6 -1.6,-1.4 0,-4z", RED, 0.9, at),
    ),
  // the Immaculate Heart
  pane(HEART, "#e183a8", 1.3, 'transform="translate(0 1) scale(1.2)"') +
    line("M-10.5,7.5L9.5,-7", 2.6) +
    line("M-10.5,7.5L9.5,-7", 1.1, "#dfe5ee") +
    line("M5,-7.6L9.6,-1.6", 1.8) +
    disc(-5.6, -0.6, 1.7, WHITE, 0.9) +
    disc(-1.8, 1.6, 1.7, WHITE, 0.9) +
    disc(2, 2.2, 1.7, WHITE, 0.9),
  // Our Lady of Sorrows
  [-66, -44, -22, 0, 22, 44, 66]
    .map((turn) =>
      group(
        line("M0,10V-6.5", 2.7) + line("M0,9V-6.5", 1.2, "#dfe5ee") + line("M-2,-3H2", 1.6),
        `rotate(${turn} 0 9)`,
      ),
    )
    .join("") + pane(HEART, "#6b3fa3", 1.2, 'transform="translate(0 6.6) scale(.7)"'),
  // the Rosary
  Array.from({ length: 11 }, (_, n) => {
    const turn = Math.PI + ((n + 1.5 - 6) * Math.PI * 2) / 11.6;
    return disc(7.6 * Math.sin(turn), -2.6 - 7.2 * Math.cos(turn), 1.75, n % 5 ? "#6b3fa3" : GOLD, 0.9);
  }).join("") + line("M0,5.2V12M-2.4,7.6H2.4", 1.9, WOOD),
  // the souls in purgatory
  pane("M-3,10V-1H3V10z", WHITE, 1.2) +
    pane("M0,-11C3.6,-6.6 4,-5 4,-3.6A4,4 0 0 1 -4,-3.6C-4,-5.4 -2,-7 0,-11z", "#f0a02c", 1.2) +
    pane("M0,-6C1.4,-4 1.6,-3.6 1.6,-2.8A1.6,1.6 0 0 1 -1.6,-2.8C-1.6,-3.6 -1.2,-4.4 0,-6z", "#ffe9a8", 0.4) +
    line("M-7,10.4H7", 2),
  // the Birth of the Saviour
  pane(star(4, 7.5, 2.2), GOLD, 1.1, 'transform="translate(0 -5)"') +
    pane("M-8,2.6L8,2.6L5.6,7H-5.6z", WOOD, 1.2) +
    line("M-5,7L-8,10.6M5,7L8,10.6", 1.8) +
    pane("M-4.4,2.4C-4.4,-.6 4.4,-.6 4.4,2.4z", WHITE, 1),
];

const MINUTES = Array.from({ length: 12 }, (_, i) => i + 1);

function ring(month: number): string {
  return MINUTES.map((n) => {
    if (n === month) return group(pane("M-2.9,-18.4H2.9L1.9,-13H-1.9z", "#c2362f", 0.9), `rotate(${n * 30})`);
    const turn = (n * Math.PI) / 6;
    return disc(13.3 * Math.sin(turn), -13.3 * Math.cos(turn), 0.85, "#a08a63", 0);
  }).join("");
}

/** January is 1; an unknown month has no sign. */
export const MONTHS: readonly string[] = [
  "",
  ...DEVOTIONS.map((devotion, n) => disc(0, 0, 15, "#fff8e6", 1.5) + ring(n + 1) + group(devotion, "scale(.86)")),
];
