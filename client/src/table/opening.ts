/** A new table with a plan that is carried out there. */

import { openRoom } from "$/net/api";
import { usualLevel } from "$/net/shelf.svelte";
import type { GameInfo } from "$/protocol";
import { go } from "$/route.svelte";
import { addressOf, keep, keyFor } from "./mine.svelte";
import { leave, type Plan } from "./plan";

/** Open the table and go there. */
export async function openTable(plan: Plan, host: string): Promise<void> {
  const { room, link, door, watch } = await openRoom(host);
  const key = keyFor(room, [link]);
  keep(key, { door, watch, game: plan.game });
  leave(link, plan);
  go("/table", addressOf(key));
}

/** What is wanted by who just wants to play: the usual table, against bots, at once. */
export function playNow({ key, usual }: GameInfo): Plan {
  return { game: key, players: usual, options: {}, settings: null, level: usualLevel(), start: true };
}
