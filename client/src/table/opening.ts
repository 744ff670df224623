/** A new table with a plan that is carried out there. */

import { openRoom } from "$/net/api";
import { usualLevel } from "$/net/shelf.svelte";
import type { GameInfo } from "$/protocol";
import { go } from "$/route.svelte";
import { addressOf, keep, keyFor } from "./mine.svelte";
import { allBy, leave, type Chair, type Plan } from "./plan";

/** Open the table and go there. */
export async function openTable(plan: Plan, host: string): Promise<void> {
  const { room, link, door, watch } = await openRoom(host);
  const key = keyFor(room, [link]);
  keep(key, { door, watch, game: plan.game });
  leave(link, plan);
  go("/table", addressOf(key));
}

/** The usual game with these on its other seats; it begins at once if nobody has to come. */
export function usualGame({ key }: GameInfo, chairs: Chair[]): Plan {
  const start = chairs.every((each) => each.by !== "link");
  return { game: key, players: chairs.length + 1, options: {}, settings: null, chairs, start };
}

/** What is wanted by who just wants to play: the usual table, against bots, at once. */
export function playNow(info: GameInfo): Plan {
  return usualGame(info, allBy(info.usual, { by: "bot", level: usualLevel() }));
}
