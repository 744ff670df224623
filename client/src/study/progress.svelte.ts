/** What is remembered of the saints, and whom somebody learns; a file of the terminal's old boxes is read too. */

import { after, isDay } from "$/spacing/days";
import { keeper } from "$/spacing/keeper.svelte";
import type { Slip, Slips } from "$/spacing/memory";

const PLACE = "questable.study";
/** Days that a slip rested in each of the old boxes. */
const WAITS = [1, 2, 4, 8, 16];
/** How hard something is of which only the box is known. */
const MIDDLING = 5;

const isCount = (n: unknown): n is number => Number.isSafeInteger(n) && (n as number) >= 0;

function ofBox(found: unknown): Slip | null {
  if (typeof found !== "object" || found === null) return null;
  const { box, due, right = 0, wrong = 0, ...more } = found as Record<string, unknown>;
  const wait = WAITS[Number(box) - 1];
  if (typeof box !== "number" || !wait || !isDay(due) || !isCount(right) || !isCount(wrong) || Object.keys(more).length) return null;
  return { due, seen: after(due, -wait), stability: wait, difficulty: MIDDLING, right, wrong };
}

/** The slips of a file of boxes. */
function old(version: unknown, found: object): Slips | null {
  if (version !== 1) return null;
  const slips = Object.entries(found).map(([item, slip]): [string, Slip | null] => [item, ofBox(slip)]);
  return slips.every(([, slip]) => slip) ? (Object.fromEntries(slips) as Slips) : null;
}

export const kept = keeper(PLACE, { name: "progress", version: 2, old });
export const { remembered, answered } = kept;

interface Choice {
  pool: string;
  level: number;
}
const USUAL: Choice = { pool: "famous", level: 1 };
const CHOICE = `${PLACE}.choice`;

function keptChoice(): Choice {
  try {
    const { pool, level } = JSON.parse(localStorage.getItem(CHOICE) ?? "{}");
    return typeof pool === "string" && [1, 2, 3].includes(level) ? { pool, level } : USUAL;
  } catch {
    return USUAL;
  }
}

let choice: Choice = $state.raw(keptChoice());

/** Whom somebody learns, and how hard. */
export const chosen = (): Choice => choice;
export function choose(next: Partial<Choice>): void {
  choice = { ...choice, ...next };
  try {
    localStorage.setItem(CHOICE, JSON.stringify(choice));
  } catch {
    // It is kept until the page is closed.
  }
}
