/** How a game shows what somebody types into its packs: `games/<key>/Preview.svelte`, where it has one. */

import type { Component } from "svelte";
import type { Row } from "./editing.svelte";

export type Preview = Component<{ row: Row; key: string; languages: string[] }>;

const FOUND = import.meta.glob<{ default: Preview }>("../games/*/Preview.svelte");

export async function previewOf(game: string): Promise<Preview | null> {
  const found = FOUND[`../games/${game}/Preview.svelte`];
  return found ? (await found()).default : null;
}

/** Words of a row in a language; a text is the same in all. */
export function said(words: unknown, lang: string): string {
  if (typeof words !== "object" || words === null) return words === undefined || words === null ? "" : String(words);
  const all = words as Record<string, unknown>;
  return String(all[lang] || Object.values(all).find(Boolean) || "");
}
