/** What a teacher reads off a table. */

import type { PupilSeen, TableSeen } from "$/protocol";

const MINUTE = 60_000;
/** A table that is quiet for so many minutes may want a word. */
const QUIET = 3;

/** Who sits there, by seat; bots, and whoever is gone, by a word. */
export function seatNames(table: TableSeen, pupils: readonly PupilSeen[], bot: string): string[] {
  const names = new Map(pupils.map((each) => [each.pupil, each.name]));
  return table.seats.map(({ pupil }) => names.get(pupil) ?? bot);
}

/** For how many minutes nothing has happened; 0 while that is no long time. */
export function quietMinutes(moved: number, now: number): number {
  const minutes = Math.floor((now - moved) / MINUTE);
  return moved && minutes >= QUIET ? minutes : 0;
}

/** Calls for help, the longest waiting first. */
export const callsOf = (pupils: readonly PupilSeen[]): PupilSeen[] =>
  pupils.filter((each) => each.help !== "").sort((a, b) => a.since - b.since);
