/** What a seat's heroes have to do, and how far they have come. */

import type { QuestorView } from "../../views/questor";
import { goalOf } from "./goal";

/** '' before they are chosen. */
export function aimOf(view: QuestorView, seat: number): string {
  return view.heroes.filter((each) => each.seat === seat).map(goalOf).join(" · ");
}
