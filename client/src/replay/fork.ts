/** A new table that goes on from a moment of a record. */

import { openRoom } from "$/net/api";
import { go } from "$/route.svelte";
import { keep } from "$/table/mine.svelte";
import { leave } from "$/table/plan";

/** Open the table and go there; the host chooses who plays. */
export async function fork(
  record: string,
  ply: number,
  { game, players }: { game: string; players: number },
  host: string,
): Promise<void> {
  const opened = await openRoom(host);
  keep(opened.room, { links: [opened.link], door: opened.door, watch: opened.watch, game });
  leave(opened.link, {
    game,
    players,
    options: {},
    settings: null,
    level: "",
    start: false,
    record,
    ply,
  });
  go("/table", opened.link);
}
