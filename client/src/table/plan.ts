/** What a host wants of a new table; it is carried out message by message. */

import type { Settings } from "$/protocol";
import type { Hands } from "./hands.svelte";
import type { Table } from "./table.svelte";

/** Who is to sit on a seat: whoever comes, somebody at this device, or a bot. */
export type Chair = { by: "link" } | { by: "here"; name: string } | { by: "bot"; level: string };

export interface Plan {
  game: string;
  players: number;
  options: Record<string, boolean | number | string>;
  settings: Settings | null;
  /** Every seat but the host's. */
  chairs: Chair[];
  /** Where the host sits; on the first seat where nothing is said. */
  own?: number;
  /** Begin at once. */
  start: boolean;
  /** A record to go on from, and after how many entries; '' for a new game. */
  record?: string;
  ply?: number;
  /** The text of a pack of one's own. */
  pack?: string;
}

/** The same for all seats but the host's. */
export const allBy = (players: number, chair: Chair): Chair[] => Array.from({ length: players - 1 }, () => chair);

/** Gives somebody at this device a seat; whether it was done. */
type SeatHere = (hands: Hands, seat: number, name: string) => Promise<boolean>;

/** Set a table up. Stops at the first refusal, which the table has shown. */
export async function carryOut(hands: Hands, plan: Plan, seatHere: SeatHere): Promise<void> {
  const { table } = hands;
  const choice = { game: plan.game, players: plan.players, options: plan.options };
  const from = plan.record ? { record: plan.record, ply: plan.ply ?? -1 } : plan.pack ? { pack: plan.pack } : {};
  const steps: Parameters<Table["ask"]>[0][] = [{ do: "choose", ...choice, ...from }];
  if (plan.settings) steps.push({ do: "settings", settings: plan.settings });
  const own = plan.own ?? 0;
  steps.push({ do: "sit", seat: own });
  for (const step of steps) if ((await table.ask(step)).is === "refused") return;
  for (const [n, chair] of plan.chairs.entries())
    if (!(await seated(hands, n < own ? n : n + 1, chair, seatHere))) return;
  if (plan.start) await table.ask({ do: "start" });
}

async function seated(hands: Hands, seat: number, chair: Chair, seatHere: SeatHere): Promise<boolean> {
  if (chair.by === "bot") return (await hands.table.ask({ do: "bot", seat, level: chair.level })).is !== "refused";
  return chair.by === "link" || seatHere(hands, seat, chair.name);
}

/** Another game or other options for a table whose people stay. */
export async function rearrange(table: Table, plan: Plan): Promise<void> {
  const { game, players, options, settings, pack } = plan;
  // What somebody brought stays, unless there is another.
  const with_ = pack ? { pack } : { same_pack: true };
  if ((await table.ask({ do: "choose", game, players, options, ...with_ })).is === "refused") return;
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
