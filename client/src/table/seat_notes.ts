/** What is so about a seat, in a few words: you, host, bot, away, ready, the series. */

import { levelTitle } from "$/net/shelf.svelte";
import { say } from "$/words/words.svelte";
import type { Table } from "./table.svelte";

/** The words under a seat's name. */
export function seatNotes(table: Table, n: number): string[] {
  const now = table.now;
  const seat = now?.seats[n];
  if (!now || !seat) return [];
  const people = now.people.filter((each) => each.seat === n);
  const notes: string[] = [];
  if (table.seat === n) notes.push(say("page-you"));
  if (people.some((each) => each.person === now.host)) notes.push(say("page-host"));
  if (seat.bot)
    notes.push(say(people.length ? "page-bot-plays" : "page-bot-level", { level: levelTitle(seat.bot) }));
  if (people.length && people.every((each) => !each.up)) notes.push(say("page-away"));
  if (seat.shared && people.length > 1 && seat.acting >= 0)
    notes.push(say("page-acting", { name: table.name(seat.acting) }));
  if (now.phase !== "over" && now.series && !now.series.over)
    notes.push(say("page-series-so-far", { n: now.series.sums[n] ?? 0 }));
  return notes;
}
