/** The dice of The Holy Quest, as events tell of them: one, or two, or who begins. */

import { fact } from "$/board/stage.svelte";
import type { Heard } from "$/protocol";

const ROLLS = ["rolled-first", "rolled", "rolled-both"];

export function diceOf(event: Heard): number[] {
  if (!ROLLS.includes(event.event)) return [];
  return ["n", "a", "b"].map((name) => Number(fact(event, name))).filter((value) => value > 0);
}
