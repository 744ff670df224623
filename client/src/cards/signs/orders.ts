/** Religious orders: shields. Box of 26 around 0,0. */

import { GOLD, HEART, WHITE, disc, group, letters, line, pane, star, strewn } from "../glass";

export const SHIELD = "M-11,-12H11V0C11,7 6,11 0,13.4C-6,11 -11,7 -11,0z";
const [NIGHT, PALE, WOOD, RED, BLUE, INK] = ["#4a4350", "#d9e6f0", "#805632", "#c2362f", "#2b5fb5", "#2a2119"];

const ARMS: Record<string, [ground: string, charge: string]> = {
  augustinian: [
    WHITE,
    pane("M0,-4C-2.4,-6.6 -1,-8 0,-10.6C1.4,-8 2.4,-6.6 0,-4z", "#f0a02c", 1) +
      pane(HEART, "#b92a3c", 1.1, 'transform="translate(0 2.4) scale(.88)"') +
      line("M-8,6L8,-4", 1.6),
  ],
  benedictine: [NIGHT, line("M0,-9V9M-7,-2H7", 3.6, GOLD) + line("M-4.4,-9H4.4", 2.4, GOLD)],
  camaldolese: [
    PALE,
    pane("M-3.4,-1H3.4C3.4,3 1.4,4.4 .8,4.8V8H3V9.6H-3V8H-.8V4.8C-1.4,4.4 -3.4,3 -3.4,-1z", GOLD, 1) +
      pane("M-9,3C-9,-2 -7,-4 -3.6,-4.4C-5,-1 -5,3 -6,6z", WHITE, 1) +
      pane("M9,3C9,-2 7,-4 3.6,-4.4C5,-1 5,3 6,6z", WHITE, 1),
  ],
  carmelite: [
    WHITE,
    pane("M-11,2L0,-6L11,2C10,7 6,11 0,13.4C-6,11 -11,7 -11,2z", WOOD, 1.1) +
      strewn(["translate(-5.6 -6.6)", "translate(5.6 -6.6)"], (at) => pane(star(6, 2.6, 1.2), WOOD, 0.5, at)) +
      pane(star(6, 2.6, 1.2), WHITE, 0.5, 'transform="translate(0 4)"'),
  ],
  carthusian: [PALE, disc(0, 4, 5.4, BLUE, 1.2) + line("M-5.4,4H5.4M0,-1.4V-9.4M-3,-6.4H3", 1.9)],
  cistercian: [
    NIGHT,
    group(
      Array.from({ length: 10 }, (_, n) => {
        const [i, j] = [Math.floor(n / 2), n % 2];
        const at = `M${(-11 + 4.4 * i).toFixed(1)},${(-3.6 + 3.6 * j).toFixed(1)}h4.4v3.6h-4.4z`;
        return pane(at, (i + j) % 2 ? WHITE : RED, 0.5);
      }).join(""),
      "rotate(-28)",
    ),
  ],
  dominican: [
    WHITE,
    pane("M-11,-12L0,0L11,-12zM0,0L11,-2V0C11,5 9,8 6.6,10zM0,0L-11,-2V0C-11,5 -9,8 -6.6,10z", INK, 0.6) +
      line("M0,-8.4V8.4M-6.6,0H6.6", 4.2, WHITE) +
      line("M0,-8.4V8.4M-6.6,0H6.6", 2.2, INK),
  ],
  franciscan: ["#a4713c", line("M-6.6,-6H6.6M0,-6V9", 4.6, "#fff1d0")],
  jesuit: [
    GOLD,
    pane(star(12, 10, 7.4), RED, 0.8) +
      line("M-4,-3V3.6M-1.8,-3V3.6M1.2,-3V3.6M-1.8,.4H1.2M-.3,-7.4V-3M-1.8,-5.6H1.2", 1.3, WHITE) +
      line("M5,-2.2C3.6,-3.4 2.6,-1.4 3.8,-.2C5.2,.8 4.6,4 3,3", 1.2, WHITE),
  ],
  redemptorist: [
    PALE,
    pane(
      "M-11,5C-8,0 -5,0 -3.4,3C-2,-1 2,-1 3.4,3C5,0 8,0 11,5C9,9 5,11.6 0,13.4C-5,11.6 -9,9 -11,5z",
      "#3f7f3c",
      1,
    ) + line("M0,1V-10M-4,-6.6H4", 2.2, WOOD),
  ],
  servite: [BLUE, letters(0, 6.6, "S", 17, GOLD, "display") + line("M-7,7V-5L0,2L7,-5V7", 1.7, WHITE)],
  trinitarian: [WHITE, line("M0,-10V10", 5, RED) + line("M-9.4,-1.6H9.4", 5, BLUE)],
};

export const ORDERS: Record<string, string> = Object.fromEntries(
  Object.entries(ARMS).map(([key, [ground, charge]]) => [
    key,
    pane(SHIELD, ground, 0) + charge + pane(SHIELD, "none", 1.7),
  ]),
);
