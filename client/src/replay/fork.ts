/** A new table that goes on from a moment of a record. */

import { usualLevel } from "$/net/shelf.svelte";
import { openTable } from "$/table/opening";
import { allBy } from "$/table/plan";

interface What {
  game: string;
  players: number;
}

/** Open the table and go there; the host chooses who plays. */
export async function fork(record: string, ply: number, { game, players }: What, host: string): Promise<void> {
  const plan = { game, players, options: {}, settings: null, chairs: [], start: false, record, ply };
  await openTable(plan, host);
}

/** The same, in that seat and against bots, at once. */
export async function tryFrom(record: string, ply: number, { game, players }: What, host: string, own: number): Promise<void> {
  const chairs = allBy(players, { by: "bot", level: usualLevel() });
  await openTable({ game, players, options: {}, settings: null, chairs, start: true, record, ply, own }, host);
}
