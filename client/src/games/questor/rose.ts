/** The rose window painted over all 25 backs: it goes as tiles turn over. */

import { circle, rim, sector } from "$/board/round";

export interface Pane {
  d: string;
  glass: string;
}

const MID = 250;
const GLASS = ["sky", "rose", "leaf", "amber", "violet", "ember"] as const;
type Glass = (typeof GLASS)[number];

const at = (radius: number, turn: number) => rim(radius, turn, MID);

/** A leaf with two points, along one ray. */
function leaf(inner: number, outer: number, turn: number, wide: number): string {
  const belly = (inner + outer) / 2;
  return `M${at(inner, turn)}Q${at(belly, turn - wide)} ${at(outer, turn)}Q${at(belly, turn + wide)} ${at(inner, turn)}Z`;
}

/** A window with a round head, standing on one ray. */
function lancet(inner: number, outer: number, turn: number, wide: number): string {
  const head = outer - (outer - inner) * 0.42;
  return (
    `M${at(inner, turn - wide * 0.8)}L${at(head, turn - wide)}` +
    `Q${at(outer, turn - wide)} ${at(outer, turn)}Q${at(outer, turn + wide)} ${at(head, turn + wide)}` +
    `L${at(inner, turn + wide * 0.8)}Z`
  );
}

function roundel(radius: number, turn: number, r: number): string {
  const [x = MID, y = MID] = at(radius, turn).split(" ").map(Number);
  return circle(x, y, r);
}

/** The same drawing all around; one pane for all of a glass, for they do not overlap. */
function around(count: number, glasses: Glass[], draw: (turn: number) => string, shift = 0): Pane[] {
  const drawn = Array.from({ length: count }, (_, i) => draw((i + shift) / count));
  return glasses.map((glass, n) => ({
    d: drawn.filter((_, i) => i % glasses.length === n).join(""),
    glass,
  }));
}

function ring(count: number, inner: number, outer: number, glasses: Glass[], shift = 0): Pane[] {
  return around(count, glasses, (turn) => sector(inner, outer, turn, turn + 1 / count, MID), shift);
}

/** Beyond the outermost ring: a great roundel in each corner, with a smaller one inside. */
function spandrels(): Pane[] {
  const corners = [[48, 48], [452, 48], [452, 452], [48, 452]] as const;
  const each = (glass: Glass, r: number, dx = 0, dy = 0): Pane => ({
    d: corners.map(([x, y]) => circle(x + dx, y + dy, r)).join(""),
    glass,
  });
  const small = [0.5, 1.5, 2.5, 3.5].map((i) => {
    const turn = (i * Math.PI) / 2;
    return each("amber", 17, 22 * Math.cos(turn), 22 * Math.sin(turn));
  });
  return [each("ember", 44), ...small, each("rose", 15)];
}

/** All panes, those behind first. */
export function rose(): Pane[] {
  return [
    { d: "M0 0H500V500H0Z", glass: "violet" },
    ...spandrels(),
    ...ring(32, 206, 246, ["sky", "violet"]),
    ...around(16, ["amber"], (turn) => roundel(226, turn, 11), 0.5),
    ...ring(16, 142, 206, ["violet", "sky"], 0.5),
    ...around(16, ["rose", "leaf"], (turn) => lancet(146, 203, turn, 0.021)),
    ...ring(16, 84, 142, ["sky", "violet"]),
    ...around(8, ["ember"], (turn) => leaf(88, 140, turn, 0.075)),
    ...around(8, ["amber"], (turn) => roundel(120, turn, 12), 0.5),
    ...ring(8, 30, 84, ["violet", "sky"], 0.5),
    ...around(8, ["rose"], (turn) => leaf(32, 82, turn, 0.09)),
    { d: circle(MID, MID, 30), glass: "amber" },
    ...around(6, ["ember"], (turn) => roundel(16, turn, 8)),
    { d: circle(MID, MID, 9), glass: "rose" },
  ];
}
