/** Which lines of a game that is told belong to the moment on the table. */

import type { Told } from "./replay.svelte";

/** The first and the last line of the latest moment that was told by then; -1 before any was. */
export function latest(told: readonly Told[], at: number): { first: number; last: number } {
  const last = told.findLastIndex(({ ply }) => ply <= at);
  return { first: told.findIndex(({ ply }) => ply === told[last]?.ply), last };
}
