/** A game that is taken along: it stops at one table and goes on at another, by its record. */

import { No, record } from "$/net/api";
import { botLevels, usualLevel } from "$/net/shelf.svelte";
import type { RecordInfo } from "$/protocol";
import type { Hands } from "./hands.svelte";
import type { Chair, Plan } from "./plan";
import type { Table } from "./table.svelte";

const PLACE = "questable.carried";

/**
 * Whether it may be: a record holds what everybody has in hand, so only where all who are here sit at
 * this device. Elsewhere a game is stopped for everybody first, before all eyes.
 */
export const mayTake = ({ table, tables }: Hands): boolean =>
  table.isHost && (table.now?.people ?? []).every((each) => tables.some((own) => own.person === each.person));

/** Stop it here; its record, or '' when the table refused. */
export async function takeAlong(table: Table): Promise<string> {
  const game = (table.now?.games ?? 0) - 1;
  if ((await table.ask({ do: "abandon" })).is === "refused") return "";
  return record(table.link, game).catch((no: unknown) => {
    // It lies at its end still, and can be saved there.
    if (no instanceof No) return "";
    throw no;
  });
}

/** The table at which it goes on: the same bots in the same seats, the host in the first that was somebody's. */
export function onward(text: string, { game, players, bots }: RecordInfo): Plan {
  const own = Math.max(0, bots.indexOf(""));
  const known = (level: string) => (botLevels(game).some((each) => each.level === level) ? level : usualLevel());
  const chairs = bots
    .filter((_, seat) => seat !== own)
    .map((level): Chair => (level ? { by: "bot", level: known(level) } : { by: "link" }));
  const start = chairs.every((each) => each.by === "bot");
  return { game, players, options: {}, settings: null, chairs, own, start, record: text, ply: -1 };
}

/** Between the server's page and the tables of this device no file is needed; whether it is carried. */
export function carry(text: string): boolean {
  try {
    sessionStorage.setItem(PLACE, text);
    return true;
  } catch {
    return false;
  }
}

/** What was carried here, once; '' for nothing. */
export function carried(): string {
  try {
    const text = sessionStorage.getItem(PLACE) ?? "";
    sessionStorage.removeItem(PLACE);
    return text;
  } catch {
    return "";
  }
}
