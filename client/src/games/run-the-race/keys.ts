/** Two hands at the keyboard, by place: the upper row from its left end to the left pile, the rest to the right. */

import { SIDES, type Side } from "./scene";

export const CODES: Record<Side, readonly string[]> = {
  left: ["KeyQ", "KeyW", "KeyE", "KeyR", "KeyT"],
  right: ["KeyY", "KeyU", "KeyI", "KeyO", "KeyP"],
};

/** What a key throws where; null for any other key, or while somebody writes. */
export function thrownBy(event: KeyboardEvent): { slot: number; side: Side } | null {
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return null;
  const at = event.target;
  if (at instanceof Element && at.closest("input, select, textarea, dialog[open]")) return null;
  for (const side of SIDES) {
    const slot = CODES[side].indexOf(event.code);
    if (slot >= 0) return { slot, side };
  }
  return null;
}

interface Layouts {
  getLayoutMap: () => Promise<Map<string, string>>;
}

/** What stands on these keys; as on most keyboards where the browser does not tell. */
export const USUAL: Record<string, string> = Object.fromEntries(
  SIDES.flatMap((side) => CODES[side].map((code) => [code, code.slice(-1)])),
);

export async function lettersHere(): Promise<Record<string, string>> {
  const keyboard = (navigator as Navigator & { keyboard?: Layouts }).keyboard;
  const map = await keyboard?.getLayoutMap().catch(() => undefined);
  if (!map) return USUAL;
  return Object.fromEntries(Object.keys(USUAL).map((code) => [code, map.get(code)?.toUpperCase() || USUAL[code]!]));
}
