/** What a seat of Ràe has to do, and how far it is. */

import type { RaeView } from "$/views/rae";
import { say } from "./words";

/** Partners sit across. */
const ACROSS = 2;

/** A seat's points, with its partner's in teams: what counts against the target. */
export function pointsOf({ teams, scores }: RaeView, seat: number): number {
  const own = scores[seat] ?? 0;
  return teams ? own + (scores[(seat + ACROSS) % scores.length] ?? 0) : own;
}

export function aimOf(view: RaeView, seat: number): string {
  const { teams, target } = view;
  return say(teams ? "rae-aim-team" : "rae-aim-so-far", { target, own: pointsOf(view, seat) });
}
