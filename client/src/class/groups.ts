/** Who plays with whom, before the tables are set. */

import { shuffled, type Draw } from "$/study/plan";

/** Groups by lot, as even as can be, none larger than `size`. */
export function drawn(pupils: readonly number[], size: number, draw: Draw): number[][] {
  const count = Math.ceil(pupils.length / size);
  const groups: number[][] = Array.from({ length: count }, () => []);
  shuffled(pupils, draw).forEach((pupil, n) => groups[n % count]!.push(pupil));
  return groups;
}

/** The same with one pupil at another table; -1 for none. Empty tables at the end go. */
export function moved(groups: readonly number[][], pupil: number, table: number): number[][] {
  const next = groups.map((group) => group.filter((each) => each !== pupil));
  if (table >= 0) {
    while (next.length <= table) next.push([]);
    next[table]!.push(pupil);
  }
  while (next.length && next.at(-1)!.length === 0) next.pop();
  return next;
}

/** The table of a pupil, -1 for none. */
export const tableOf = (groups: readonly number[][], pupil: number): number => groups.findIndex((group) => group.includes(pupil));
