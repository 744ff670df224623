/** Where a formation's name is written: beside it, and over as few pieces as can be. */

import type { Point } from "./geometry";

/** Half the height of a ribbon. */
export const HALF = 19;
const GAP = 50;
const PIECE = 24;
const EDGE = 388;
const STEPS = [0, -45, 45, -90, 90];

/** How many pieces a ribbon would touch there. */
function hidden(at: Point, wide: number, around: readonly Point[]): number {
  const under = (piece: Point) =>
    Math.abs(piece.x - at.x) < wide / 2 + PIECE && Math.abs(piece.y - at.y) < HALF + PIECE;
  return around.filter(under).length;
}

/** Above or below the outline of these places, shifted aside if that hides less. */
export function ribbonSpot(spots: readonly Point[], wide: number, around: readonly Point[]): Point {
  const middle = spots.reduce((sum, { x }) => sum + x, 0) / Math.max(1, spots.length);
  const [top, bottom] = [Math.min, Math.max].map((most) => most(...spots.map(({ y }) => y)));
  const most = EDGE - wide / 2;
  const tries = STEPS.flatMap((step) => {
    const x = Math.max(-most, Math.min(most, middle + step));
    return [top! - GAP, bottom! + GAP].map((y) => ({ x, y, cost: Math.abs(step) / 200 }));
  });
  const inside = tries.filter(({ y }) => Math.abs(y) < EDGE - HALF);
  const priced = inside.map((each) => ({ ...each, cost: each.cost + hidden(each, wide, around) }));
  const best = priced.reduce((one, other) => (other.cost < one.cost ? other : one));
  return { x: best.x, y: best.y };
}
