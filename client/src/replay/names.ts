/** What the seats of a record are called where nobody gave them a name. */

import { say } from "$/words/words.svelte";

/** As long as a server takes them. */
const LONGEST = 40;

/** One a seat: the name that was given, else a player or a bot with a number. */
export const namesOf = (players: number, given: readonly string[], bots: ReadonlySet<number>): string[] =>
  Array.from(
    { length: players },
    (_, seat) => given[seat]?.slice(0, LONGEST) || say(bots.has(seat) ? "table-bot" : "table-seat", { n: seat + 1 }),
  );
