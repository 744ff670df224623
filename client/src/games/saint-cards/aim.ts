/** What a seat of SaintCards has to do, and how far it is. */

import type { SaintCardsView } from "$/views/saint-cards";
import { say } from "./words";

export function aimOf({ treasures }: SaintCardsView, seat: number): string {
  const others = treasures.filter((_, n) => n !== seat);
  return say("saint-cards-aim-so-far", { own: treasures[seat] ?? 0, most: Math.max(0, ...others) });
}

/** A score of SaintCards is treasures. */
export function scoreOf(n: number): string {
  return say("saint-cards-score", { n });
}
