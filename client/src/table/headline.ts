/** Who won, in one sentence. */

import { language, say } from "$/words/words.svelte";
import type { Table } from "./table.svelte";

/** For the head of the page when a game is over. */
export function headlineOf(table: Table): string {
  if (table.end && table.end.why !== "over") return say(`page-end-${table.end.why}`);
  const winners = table.play?.outcome?.winners ?? table.end?.winners ?? [];
  if (!winners.length) return say("page-nobody-won");
  if (winners.includes(table.seat) && winners.length === 1) return say("page-you-won");
  const called = winners.map((each) => table.seatName(each));
  // Most often it is one: a browser's first list takes it long.
  const names = called.length === 1 ? called[0]! : new Intl.ListFormat(language()).format(called);
  return say("page-won", { names, count: winners.length });
}
