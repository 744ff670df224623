/** Leaving a device for good: its links are void, whatever the history or a copy of it knows. A table of the device itself
 * goes with all that was played at it. */

import { house, onDevice } from "$/base";
import { note } from "$/kit/toasts.svelte";
import { forgetRoom, renew, seeRoom } from "$/net/api";
import { say } from "$/words/words.svelte";
import { forget, forgetAll, mine, type Mine } from "./mine.svelte";

/** Tables of this device have one house: one link is enough. */
const linksOf = (table: Mine): string[] => (onDevice ? table.links.slice(0, 1) : table.links);

/** A seat's link is made new, and the new one thrown away: its line ends, and nobody has it. */
async function end(link: string): Promise<void> {
  if (onDevice) return void (await forgetRoom(link));
  const { kind, person } = await seeRoom(link);
  if (kind === "person") await renew(link, person);
}

/** Whether all links of a table were ended; one that was void already is. */
async function ended(table: Mine): Promise<boolean> {
  const all = await Promise.all(
    linksOf(table).map((link) =>
      end(link).then(
        () => true,
        (no: unknown) => (no as { code?: string }).code !== "offline",
      ),
    ),
  );
  return all.every(Boolean);
}

/** Forget one table. It is listed until its links are void: who leaves sooner still sees it. */
export async function forgetTable(table: Mine): Promise<void> {
  const gone = await ended(table);
  forget(table.key);
  if (!gone) note(say("page-forget-offline"), "bad");
}

/** Forget everything here, as one table is. */
export async function forgetEverything(): Promise<void> {
  const all = await Promise.all(mine().map(ended));
  forgetAll();
  if (house) await (await import("$/device/house")).forgetTables();
  if (all.every(Boolean)) location.replace("./");
  else note(say("page-forget-offline"), "bad");
}
