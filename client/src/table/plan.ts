/** What a host wants of a new table; it is carried out message by message. */

import type { Settings } from "$/protocol";
import type { Table } from "./table.svelte";

export interface Plan {
  game: string;
  players: number;
  options: Record<string, boolean | number | string>;
  settings: Settings | null;
  /** The bot of every seat but the host's, '' to leave them empty. */
  level: string;
  /** Begin at once. */
  start: boolean;
  /** A record to go on from, and after how many entries; '' for a new game. */
  record?: string;
  ply?: number;
}

/** Set a table up. Stops at the first refusal, which the table has shown. */
export async function carryOut(table: Table, plan: Plan): Promise<void> {
  const choice = { game: plan.game, players: plan.players, options: plan.options };
  const from = plan.record ? { record: plan.record, ply: plan.ply ?? -1 } : {};
  const steps: Parameters<Table["ask"]>[0][] = [{ do: "choose", ...choice, ...from }];
  if (plan.settings) steps.push({ do: "settings", settings: plan.settings });
  steps.push({ do: "sit", seat: 0 });
  if (plan.level)
    for (let seat = 1; seat < plan.players; seat++)
      steps.push({ do: "bot", seat, level: plan.level });
  if (plan.start) steps.push({ do: "start" });
  for (const step of steps) if ((await table.ask(step)).is === "refused") return;
}

/** Another game or other options for a table whose people stay. */
export async function rearrange(table: Table, plan: Plan): Promise<void> {
  const { game, players, options, settings } = plan;
  if ((await table.ask({ do: "choose", game, players, options })).is === "refused") return;
  if (settings) await table.ask({ do: "settings", settings });
}

let waiting: { link: string; plan: Plan } | null = null;

/** Leave a plan for the table page that opens next. */
export function leave(link: string, plan: Plan): void {
  waiting = { link, plan };
}

/** Take the plan that was left for this link, once. */
export function taken(link: string): Plan | null {
  if (waiting?.link !== link) return null;
  const { plan } = waiting;
  waiting = null;
  return plan;
}
