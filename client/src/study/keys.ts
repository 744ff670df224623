/** Keys while something is asked. */

import { wishes } from "$/kit/wishes.svelte";

/** Whether a key is meant for the question: nobody writes, and no dialog is open. */
export function isMeant(event: KeyboardEvent): boolean {
  const at = event.target as Element | null;
  return !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.altKey && !at?.closest?.("input, select, textarea, dialog");
}

/** The place that a letter or number names, from 0; -1 for none, or where single letters are switched off. */
export function placeOf(event: KeyboardEvent, count: number): number {
  if (!wishes.keys || event.key.length !== 1) return -1;
  const found = Math.max("abcdefgh".indexOf(event.key.toLowerCase()), "12345678".indexOf(event.key));
  return found < count ? found : -1;
}

/** Whether Enter, or Space, is left for us: on a button or a link it does what that does. */
export const isFree = (event: KeyboardEvent): boolean => !(event.target as Element | null)?.closest?.("a, button, summary");
