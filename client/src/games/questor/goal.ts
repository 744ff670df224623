/** A hero's goal and how far it has come, in words. */

import type { HeroView } from "../../views/questor";
import { say } from "./words";

export function goalOf({ hero, complete, progress, need }: HeroView): string {
  if (complete) return say("questor-goal-done", { hero });
  return say(`questor-goal-${hero}`, { done: progress, need });
}
