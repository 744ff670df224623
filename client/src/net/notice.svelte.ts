/** What the keeper of the house announces, on every page until it is over. */

import { at, onDevice } from "$/base";

let notice: Record<string, string> = $state({});

/** The announcement in a language, '' for none. */
export function announced(lang: string): string {
  return notice[lang] ?? notice.en ?? "";
}

/** It came over a line, or was asked for. */
export function announce(text: Record<string, string>): void {
  notice = text;
}

/** For pages that have no line to a table. */
export async function askHouse(): Promise<void> {
  if (onDevice) return;
  try {
    const answer = await fetch(at("/api/house"), { cache: "no-store" });
    if (answer.ok) announce(((await answer.json()) as { notice: Record<string, string> }).notice);
  } catch {
    // Without a line there is nothing to announce.
  }
}
