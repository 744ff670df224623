/**
 * At which of one's own tables it is one's turn. The server is asked, about the latest of them. On a device its own house
 * would have to wake first: there no game goes on while nobody looks, so those that run wait, and it wakes behind the page.
 */

import { untrack } from "svelte";
import { onDevice } from "$/base";
import { seeRoom } from "$/net/api";
import { mine, type Mine } from "$/table/mine.svelte";

/** So many of them are asked about; nobody plays at more at once. */
const ASKED = 6;

/** Those that wait for somebody of this device. */
export async function myTurns(): Promise<Mine[]> {
  const running = untrack(mine).filter((each) => !each.watching && each.phase !== "over");
  if (onDevice) {
    if (running[0]) void waits(running[0]);
    return running.filter((each) => each.phase === "playing").slice(0, ASKED);
  }
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
