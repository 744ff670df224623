/** Where something that a button opens lies: beside the button, and within the window. */

export type Side = "below" | "above" | "right";

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Pixels between it, the button and the edge of the window. */
const GAP = 6;

/** The corner of a sheet that opens at a button. */
export function placed(
  button: Box,
  sheet: { width: number; height: number },
  side: Side,
  window: { width: number; height: number },
): { left: number; top: number } {
  const within = (at: number, size: number, room: number) => Math.max(GAP, Math.min(at, room - size - GAP));
  const beside = button.left + button.width + GAP;
  const right = side === "right" && beside + sheet.width + GAP <= window.width;
  const left = right ? beside : button.left + button.width - sheet.width;
  const above = button.top - sheet.height - GAP;
  const below = right ? button.top : button.top + button.height + GAP;
  const fits = below + sheet.height + GAP <= window.height;
  const top = side === "above" || (!fits && above >= GAP) ? above : below;
  return { left: within(left, sheet.width, window.width), top: within(top, sheet.height, window.height) };
}
