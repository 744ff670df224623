/** What is remembered of puzzles: in this browser only, as the terminal's file has it. */

import { graded, isSlip, newer, type Slip, type Slips } from "./memory";

const PLACE = "questable.practice";
/** More than there are puzzles; whoever brings more brings something else. */
const MOST = 10_000;

let slips: Slips = $state.raw(kept());

/** By `game:puzzle`. */
export const remembered = (): Slips => slips;

/** Note an answer. */
export function answered(item: string, right: boolean, today: string): Slip {
  const slip = graded(slips[item], right, today);
  keep({ ...slips, [item]: slip });
  return slip;
}

/** All of it as a file. */
export function written(): string {
  const sorted = Object.fromEntries(Object.keys(slips).toSorted().map((item) => [item, slips[item]]));
  return `${JSON.stringify({ slips: sorted, questable: "practice", version: 1 }, null, 1)}\n`;
}

/** Take over what such a file remembers, and say of how many puzzles; -1 where it is none. */
export function takeOver(text: string): number {
  const found = slipsOf(text);
  if (!found) return -1;
  const more = newer(slips, found);
  keep({ ...slips, ...more });
  return Object.keys(more).length;
}

export function forget(): void {
  slips = {};
  try {
    localStorage.removeItem(PLACE);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** The slips of a file; null where it is damaged or something else. */
export function slipsOf(text: string): Slips | null {
  try {
    const { questable, version, slips: found } = JSON.parse(text);
    if (questable !== "practice" || version !== 1 || typeof found !== "object" || !found) return null;
    const entries = Object.entries(found as object);
    return entries.length <= MOST && entries.every(([, slip]) => isSlip(slip)) ? (found as Slips) : null;
  } catch {
    return null;
  }
}

function kept(): Slips {
  try {
    return slipsOf(localStorage.getItem(PLACE) ?? "") ?? {};
  } catch {
    return {};
  }
}

function keep(next: Slips): void {
  slips = next;
  try {
    localStorage.setItem(PLACE, written());
  } catch {
    // It is kept until the page is closed.
  }
}
