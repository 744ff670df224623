/** A new table that goes on from a moment of a record. */

import { openTable } from "$/table/opening";

/** Open the table and go there; the host chooses who plays. */
export async function fork(
  record: string,
  ply: number,
  { game, players }: { game: string; players: number },
  host: string,
): Promise<void> {
  const plan = { game, players, options: {}, settings: null, chairs: [], start: false, record, ply };
  await openTable(plan, host);
}
