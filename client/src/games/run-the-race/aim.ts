/** What a seat of Run the Race! has to do, and how far both are. */

import type { RaceView } from "$/views/run-the-race";
import { say } from "./words";

export function aimOf({ left }: RaceView, seat: number): string {
  return say("run-the-race-aim-so-far", { left: left[seat] ?? 0, other: left[1 - seat] ?? 0 });
}

/** A score of the race is the cards that were played. */
export function scoreOf(n: number): string {
  return say("run-the-race-score", { n });
}
