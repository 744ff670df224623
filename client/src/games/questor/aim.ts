/** What a seat's heroes have to do, and how far they have come, in words. */

import type { HeroView, QuestorView } from "../../views/questor";
import { say } from "./words";

export function goalOf({ hero, complete, progress, need }: HeroView): string {
  if (complete) return say("questor-goal-done", { hero });
  return say(`questor-goal-${hero}`, { done: progress, need });
}

/** '' before they are chosen. */
export function aimOf(view: QuestorView, seat: number): string {
  return view.heroes.filter((each) => each.seat === seat).map(goalOf).join(" · ");
}
