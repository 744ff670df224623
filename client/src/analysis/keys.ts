/** The keys of an analysis: arrows by move, with Shift by turning point, T tries it. */

type Deed = "try" | "start" | "end" | { by: 1 | -1; leap: boolean };

/** What a key does here, null when it is somebody else's. */
export function deedOf(event: KeyboardEvent, letters: boolean): Deed | null {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return null;
  const on = (event.target as Element | null)?.closest?.("input, select, textarea, dialog, [role=grid]");
  const slides = on instanceof HTMLInputElement && on.type === "range";
  const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  // The slider knows the plain arrows itself; elsewhere in a form they are the form's.
  if (by && event.shiftKey && (!on || slides)) return { by, leap: true };
  if (on && !slides) return null;
  if (letters && event.key.toLowerCase() === "t") return "try";
  if (slides) return null;
  if (by) return { by, leap: false };
  return event.key === "Home" ? "start" : event.key === "End" ? "end" : null;
}
