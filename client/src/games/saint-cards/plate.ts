/** What can be tried at another's plate: to notice a forgotten call (S-5.1). */

import type { PlateAct } from "$/games/index";
import type { SaintCardsView } from "$/views/saint-cards";
import { say } from "./words";

/** It stands at every other plate with one card, called or not: the page does not notice for you. */
export function actAt(view: SaintCardsView, seat: number): PlateAct | null {
  if (view.seat < 0 || seat === view.seat || view.sizes[seat] !== 1) return null;
  return { action: `notice:${seat}`, label: say("saint-cards-board-notice") };
}
