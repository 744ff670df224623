/** The keys of a replay: arrows step, Space plays and stops, Home and End. */

import type { Replay } from "./replay.svelte";

/** What a key does here, null when it is somebody else's. */
export function deedOf(event: KeyboardEvent): ((replay: Replay) => void) | null {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return null;
  const on = (event.target as Element | null)?.closest?.("input, select, textarea, button, a, summary");
  const slides = on instanceof HTMLInputElement && on.type === "range";
  if (event.key === " ") return !on || slides ? (replay) => replay.toggle() : null;
  // The slider knows the arrows itself; elsewhere in a form they are the form's.
  if (on && !(on instanceof HTMLButtonElement)) return null;
  switch (event.key) {
    case "ArrowLeft":
      return (replay) => replay.step(-1);
    case "ArrowRight":
      return (replay) => replay.step(1);
    case "Home":
      return (replay) => replay.jump(0);
    case "End":
      return (replay) => replay.jump(replay.plies);
    default:
      return null;
  }
}
