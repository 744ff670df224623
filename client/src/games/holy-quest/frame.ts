/** How much of a phone the picture takes, and which choices show a saint. */

import type { Frame } from "..";

export const frame: Frame = "square";

/** The picture shows the numbers of the choices, so they stand beside the words on every device. */
export const numbered = true;

/** Whether a choice is about one pawn, whose saint stands beside its words. */
export function signed(action: string): boolean {
  return /:[fcdj][1-4]$/.test(action);
}
