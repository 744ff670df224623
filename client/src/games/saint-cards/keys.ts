/** The keys of this board; those of the table are its own. */

import { spotOf } from "$/board/drag.svelte";

export type Deed = { does: "take"; n: number } | { does: "notice"; seat: number } | { does: "draw" | "end" | "call" | "key" | "back" };

const LETTERS: Record<string, "draw" | "end" | "call" | "key"> = { d: "draw", e: "end", s: "call", k: "key" };

/** Hears keys; N waits for the number of a seat. */
export class Keys {
  #noticing = false;

  /** What a key asks for; null for nothing of this board's. */
  heard(event: KeyboardEvent, letters: boolean): Deed | null {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return null;
    const at = event.target;
    if (at instanceof Element && at.closest("input, select, textarea, dialog[open], [role=menu]")) return null;
    const noticing = this.#noticing;
    this.#noticing = false;
    if (event.key === "Escape" && !spotOf(at)) return { does: "back" };
    if (!letters) return null;
    const digit = /^[1-9]$/.test(event.key) ? Number(event.key) : 0;
    if (digit) return noticing ? { does: "notice", seat: digit - 1 } : { does: "take", n: digit };
    const letter = event.key.toLowerCase();
    this.#noticing = letter === "n";
    return LETTERS[letter] ? { does: LETTERS[letter] } : null;
  }
}
