/** The colours of a seat. */

import type { Dealt } from "$/games";
import { markOf, type Glass } from "$/kit/seats";

/** Those of its pieces once they are dealt, its own before; `view` is undefined before there is any. */
export function glassesOf(dealt: Dealt | null, view: unknown, seat: number): Glass[] {
  const pieces = view && dealt ? dealt.glassesOf(view as never, seat) : [];
  return pieces.length ? pieces : [markOf(seat).glass];
}
