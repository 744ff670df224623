/** What a leader in Pillars of Faith has to do, and how far the religion is. */

import type { PillarsView } from "$/views/pillars";
import { site } from "./geometry";
import { ledBy } from "./position";
import { say } from "./words";

/** The most followers of a religion that stand around one pillar. */
export function around({ pillars, followers }: PillarsView, religion: string): number {
  const counts = pillars.map((name) => (site(name)?.stations ?? []).filter((each) => followers[each] === religion).length);
  return Math.max(0, ...counts);
}

/** '' before the religions are drawn. */
export function aimOf(view: PillarsView, seat: number): string {
  const led = ledBy(view, seat);
  if (!led) return "";
  if (led !== "apostate") return say("pillars-aim-faithful", { done: around(view, led) });
  const others = view.religions.filter((each) => each.religion !== "apostate");
  return say("pillars-aim-apostate", { left: Math.min(...others.map((each) => each.on_board)) });
}
