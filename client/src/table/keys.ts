/** The keys of the table; docs/page.md and the table's own list tell of them. */

export type Wanted = number | "undo" | "hint" | "rules" | "plain" | "log" | "choices" | "keys";

const LETTERS: Record<string, Wanted> = {
  u: "undo",
  h: "hint",
  r: "rules",
  p: "plain",
  l: "log",
  c: "choices",
  "?": "keys",
};

/** In the order in which they are listed: the key, and the end of its message's name. */
export const MAP: [string, string][] = [
  ["1–9", "choose"],
  ["C", "choices"],
  ["U", "undo"],
  ["H", "hint"],
  ["R", "rules"],
  ["P", "plain"],
  ["L", "log"],
  ["?", "map"],
];

/** What a key asks for; nothing while somebody writes, or with another key held. */
export function actionOf(event: KeyboardEvent, on: boolean): Wanted | null {
  if (!on || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return null;
  const at = event.target;
  if (at instanceof Element && at.closest("input, select, textarea, dialog[open]")) return null;
  if (/^[1-9]$/.test(event.key)) return Number(event.key);
  return LETTERS[event.key.toLowerCase()] ?? null;
}
