/** At which of one's own tables it is one's turn. The server is asked, about the latest of them. */

import { untrack } from "svelte";
import { seeRoom } from "$/net/api";
import { mine, type Mine } from "$/table/mine.svelte";

/** So many of them are asked about; nobody plays at more at once. */
const ASKED = 6;

/** Those that wait for somebody of this device. */
export async function myTurns(): Promise<Mine[]> {
  const running = untrack(mine).filter((each) => !each.watching && each.phase !== "over");
  const found = await Promise.all(running.slice(0, ASKED).map(async (each) => ((await waits(each)) ? each : null)));
  return found.filter((each) => each !== null);
}

async function waits({ links }: Mine): Promise<boolean> {
  try {
    const rooms = await Promise.all(links.map((link) => seeRoom(link)));
    return rooms.some((room) => room.awaited);
  } catch {
    // A table that is gone, or no line: nobody waits there.
    return false;
  }
}
