/** How a game went, as far as it may be told: the chart up to a moment, and where the game turned. */

import type { Prospects } from "$/protocol";
import { leadsOf } from "$/table/leads";
import { bestMoment } from "$/table/praise";
import type { Told } from "./replay.svelte";

/** The chart of what came before a moment. */
export function until({ seats, plies }: Prospects, ply: number): Prospects {
  const count = plies.filter((each) => each <= ply).length;
  return { seats: seats.map((values) => values.slice(0, count)), plies: plies.slice(0, count) };
}

/** Where a game turned. */
export interface Turning {
  /** Who gained by it. */
  seat: number;
  /** Which moment of the chart it is, */
  moment: number;
  /** and after how many entries. */
  ply: number;
}

/** The largest step of the chart; null where nobody ever gained on the others. */
export function turningOf({ seats, plies }: Prospects, told: readonly Told[]): Turning | null {
  const best = bestMoment(leadsOf(seats), [...seats.keys()]);
  if (!best) return null;
  const [from, to] = [plies[best.moment - 1] ?? 0, plies[best.moment] ?? 0];
  const lines = told.filter(({ ply }) => ply > from && ply <= to);
  const line = lines.find(({ seat }) => seat === best.seat) ?? lines.at(-1);
  return { ...best, ply: line?.ply ?? to };
}
