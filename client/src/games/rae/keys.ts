/** Keys of the board: 1 to 9 take a card up, letters put it down, E ends the turn, Escape puts back. */

import type { Spots } from "$/board/spots.svelte";
import type { Showing } from "./showing.svelte";
import { handSpots } from "./scene";

interface Board {
  root: HTMLElement;
  spots: Spots;
  table: Showing;
  /** Whether letters are keys at all. */
  on: boolean;
  /** Takes back what was lifted; nothing where that cannot be had. */
  back?: (() => void) | undefined;
}

const ELSEWHERE = "input, select, textarea, dialog[open], [role=menu]";

export function keyed(event: KeyboardEvent, { root, spots, table, on, back }: Board): void {
  if (!on || event.ctrlKey || event.metaKey || event.altKey || event.repeat || !spots.open) return;
  if (event.target instanceof Element && event.target.closest(ELSEWHERE)) return;
  const lowered = event.key === "Escape" && table.view.lifted && !spots.menu ? back : undefined;
  const spot = lowered ? "" : meant(event.key, spots, table);
  if (spot === null) return;
  event.preventDefault();
  event.stopPropagation();
  if (lowered) lowered();
  else if (spot) root.querySelector<HTMLElement>(`[data-spot="${CSS.escape(spot)}"]`)?.click();
  else spots.chosen = "";
}

/** The spot that a key stands for; '' puts back, null is no key of the board. */
function meant(key: string, spots: Spots, table: Showing): string | null {
  if (/^[1-9]$/.test(key)) return handSpots(table.view.hand)[Number(key) - 1] ?? null;
  if (key === "Escape") return spots.chosen ? "" : null;
  if (key.toLowerCase() === "e") return spots.lights.has("done") || spots.chosen ? "done" : null;
  return table.lettered(key.toUpperCase()) || null;
}
