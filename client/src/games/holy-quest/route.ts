/** The places that a pawn passes from one to another, as events tell of both ends. */

import { orderOf } from "./geometry";

/** No count leads further; what does is no walk. */
const FURTHEST = 12;
const HEAVEN_TILES = 4;

export interface Course {
  /** Tiles of the path. */
  size: number;
  ring: number;
  clockwise: boolean;
}

/** A pawn's whole way, as numbers that rise by one with each step. */
function stepOf({ size, ring, clockwise }: Course, order: number, place: string): number {
  const [kind, digits = "0"] = place.split("-");
  const n = Number(digits);
  const entrance = (order * size) / 4;
  if (kind === "path") {
    const away = clockwise ? entrance - n : n - entrance;
    return -(((away % size) + size) % size);
  }
  if (kind === "heaven") return n;
  const past = (((n - (order * ring) / 4) % ring) + ring) % ring;
  return HEAVEN_TILES + 1 + (kind === "throne" ? ring : past);
}

function placeAt({ size, ring, clockwise }: Course, order: number, step: number): string {
  const entrance = (order * size) / 4;
  if (step <= 0) return `path-${(entrance + (clockwise ? step : -step) + size) % size}`;
  if (step <= HEAVEN_TILES) return `heaven-${step}`;
  const past = step - HEAVEN_TILES - 1;
  return past >= ring ? "throne" : `ring-${((order * ring) / 4 + past) % ring}`;
}

/**
 * From one place to another, both with all between; only the two where no pawn can walk so.
 * `back` is against the direction of play.
 */
export function route(course: Course, pawn: string, from: string, to: string, back = false): string[] {
  if (from === "home" || to === "home") return [from, to];
  const order = orderOf(pawn);
  const [start, end] = [stepOf(course, order, from), stepOf(course, order, to)];
  const far = back ? start - end : end - start;
  if (far <= 0 || far > FURTHEST) return [from, to];
  return Array.from({ length: far + 1 }, (_, n) => placeAt(course, order, start + (back ? -n : n)));
}
