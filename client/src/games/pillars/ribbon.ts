/** Where formations' names are written: beside them, and over as few pieces and names as can be. */

import type { Formation } from "./formations";
import type { Point } from "$/board/ways";
import { place } from "./geometry";

export interface Ribbon extends Point {
  key: string;
  text: string;
  religion: string;
  wide: number;
}

/** Half the height of a ribbon. */
export const HALF = 19;
/** From a formation's places to the middle of its ribbon. */
const GAP = 50;
const PIECE = 24;
const EDGE = 388;
const ASIDE = [0, -45, 45, -90, 90];
/** A name over a name is worse than a name over a piece. */
const CLASH = 5;

type Slip = Point & { wide: number };

function covers(slip: Slip, other: Point, wide: number, high: number): boolean {
  return (
    Math.abs(other.x - slip.x) < (slip.wide + wide) / 2 && Math.abs(other.y - slip.y) < HALF + high
  );
}

/** The ribbons of all formations, given where pieces stand. */
export function ribbons(
  formations: readonly Formation[],
  named: (formation: Formation) => string,
  pieces: readonly Point[],
): Ribbon[] {
  return formations.reduce<Ribbon[]>((laid, formation) => {
    const text = named(formation);
    const wide = text.length * 12.4 + 44;
    const cost = (slip: Slip) =>
      pieces.filter((each) => covers(slip, each, 2 * PIECE, PIECE)).length +
      CLASH * laid.filter((each) => covers(slip, each, each.wide, HALF)).length;
    const { kind, at, religion, places } = formation;
    const best = spot(places, wide, cost);
    return [...laid, { ...best, key: `${kind} ${at}`, text, religion, wide }];
  }, []);
}

/** Above or below the places, shifted aside if that costs less. */
function spot(places: readonly string[], wide: number, cost: (slip: Slip) => number): Point {
  const spots = places.map(place).filter((each) => each !== undefined);
  const middle = spots.reduce((sum, { x }) => sum + x, 0) / Math.max(1, spots.length);
  const [top, bottom] = [Math.min, Math.max].map((most) => most(...spots.map(({ y }) => y)));
  const most = EDGE - wide / 2;
  const tries = ASIDE.flatMap((step) => {
    const x = Math.max(-most, Math.min(most, middle + step));
    const both = [top! - GAP, bottom! + GAP].filter((y) => Math.abs(y) < EDGE - HALF);
    return both.map((y) => ({ x, y, costs: cost({ x, y, wide }) + Math.abs(step) / 200 }));
  });
  const { x, y } = tries.reduce((one, other) => (other.costs < one.costs ? other : one));
  return { x, y };
}
