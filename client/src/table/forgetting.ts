/** Leaving a device for good: its links are void, whatever the history or a copy of it knows. */

import { note } from "$/kit/toasts.svelte";
import { renew, seeRoom } from "$/net/api";
import { say } from "$/words/words.svelte";
import { forget, forgetAll, mine, type Mine } from "./mine.svelte";

/** A seat's link is made new, and the new one thrown away: its line ends, and nobody has it. */
async function end(link: string): Promise<void> {
  const { kind, person } = await seeRoom(link);
  if (kind === "person") await renew(link, person);
}

/** Whether all links of a table were ended; one that was void already is. */
async function ended(table: Mine): Promise<boolean> {
  const all = await Promise.all(
    table.links.map((link) =>
      end(link).then(
        () => true,
        (no: unknown) => (no as { code?: string }).code !== "offline",
      ),
    ),
  );
  return all.every(Boolean);
}

/** Forget one table. */
export async function forgetTable(table: Mine): Promise<void> {
  forget(table.key);
  if (!(await ended(table))) note(say("page-forget-offline"), "bad");
}

/** Forget everything here. */
export async function forgetEverything(): Promise<void> {
  const tables = mine();
  forgetAll();
  const all = await Promise.all(tables.map(ended));
  if (all.every(Boolean)) location.replace("./");
  else note(say("page-forget-offline"), "bad");
}
