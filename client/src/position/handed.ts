/** A position on its way to the editor: from a replay, or as it was left in this tab. */

import type { PositionAsked } from "$/protocol";

type Handed = Omit<PositionAsked, "lang">;
const PLACE = "questable.position";
let next: Handed | null = null;

/** Hand one over: a file, or a record and a moment of it. */
export function hand(position: Handed): void {
  next = position;
}

/** What was handed over last, else what was left here; null for nothing. */
export function handed(): Handed | null {
  const found = next;
  next = null;
  if (found) return found;
  try {
    const file = sessionStorage.getItem(PLACE);
    return file ? { file } : null;
  } catch {
    return null;
  }
}

/** Remember it while this tab is open; '' forgets it. */
export function leave(file: string): void {
  try {
    if (file) sessionStorage.setItem(PLACE, file);
    else sessionStorage.removeItem(PLACE);
  } catch {
    // A browser that keeps nothing.
  }
}
