/** What is asked in a round: what is due, then what is new, by lot; never what rests. */

import type { StudyEntry } from "$/protocol";
import { dueOf, type Slips } from "$/spacing/memory";
import { exerciseOf, isIn, itemsOf, saintOf, type Exercise } from "./items";

/** So many in a round. */
export const ROUND = 10;
/** Saints that are fetched before they are needed. */
const AHEAD = 4;

export interface Wanted {
  /** One exercise, or whatever comes back. */
  exercise: Exercise | "review";
  level: number;
  /** Keys of the saints to learn, and of those whom children may know. */
  pool: readonly string[];
  famous: ReadonlySet<string>;
  slips: Slips;
  today: string;
}
export type EntryOf = (saint: string) => Promise<StudyEntry>;
/** A number from 0 to below 1. */
export type Draw = () => number;

/** A new list in another order. */
export function shuffled<T>(items: readonly T[], draw: Draw): T[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(draw() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
  }
  return mixed;
}

/** What comes back today in the page. */
export const backOf = (slips: Slips, today: string): string[] => dueOf(slips, today).filter((item) => exerciseOf(item) !== "");

/** Those to draw from, and the level: children are asked about famous saints only, and not every set has one. */
export function drawnFrom({ exercise, level, pool, famous }: Wanted): { from: readonly string[]; level: number } {
  if (exercise === "flash" || level > 1) return { from: pool, level };
  const known = pool.filter((saint) => famous.has(saint));
  return known.length ? { from: known, level } : { from: pool, level: 2 };
}

/** Items one after another, for as long as somebody asks for more. */
export async function* items(wanted: Wanted, entryOf: EntryOf, draw: Draw): AsyncGenerator<string> {
  const { exercise, pool, slips, today } = wanted;
  const met = new Set<string>();
  const inPool = new Set(pool);
  const due = backOf(slips, today).filter((item) => exercise === "review" || (exerciseOf(item) === exercise && inPool.has(saintOf(item))));
  for (const item of due) {
    met.add(saintOf(item));
    const entry = await entryOf(saintOf(item)).catch(gone);
    if (entry && isIn(entry, item)) yield item;
  }
  if (exercise === "review") return;
  const { from, level } = drawnFrom(wanted);
  const fresh = shuffled(from.filter((saint) => !met.has(saint)), draw);
  for (const [n, saint] of fresh.entries()) {
    for (const next of fresh.slice(n, n + AHEAD)) void entryOf(next).catch(() => {});
    const unseen = itemsOf(exercise, await entryOf(saint), level).filter((item) => !slips[item]);
    const [item] = shuffled(unseen, draw);
    if (item) yield item;
  }
}

/** A saint who is no longer there is left out; a line that is down is not. */
function gone(no: unknown): null {
  if ((no as { code?: string }).code === "unknown-saint") return null;
  throw no;
}
