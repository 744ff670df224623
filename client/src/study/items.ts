/** What there is to learn, by the names that slips have in page and terminal, and how firmly it is known. */

import type { StudyEntry } from "$/protocol";
import type { Slip, Slips } from "$/spacing/memory";

/** Ways to learn that move slips; memory is a game. */
export type Exercise = "who" | "flash" | "facts" | "timeline";
export const EXERCISES: readonly Exercise[] = ["who", "flash", "facts", "timeline"];
export const LEVELS = [1, 2, 3] as const;

const FLASH = /^flash-([1-3]):(.+)$/;
/** Days that something is known, from stage to stage; the terminal has the same. */
const STAGES = [1.5, 5, 15, 45];

export const flashOf = (saint: string, level: number): string => `flash-${level}:${saint}`;
/** The level of a flash card, 0 for anything else. */
export const flashLevel = (item: string): number => Number(FLASH.exec(item)?.[1] ?? 0);

/** How an item is asked; '' for what only the terminal asks. */
export function exerciseOf(item: string): Exercise | "" {
  if (FLASH.test(item)) return "flash";
  const [, kind, number] = item.split(":");
  if (number === undefined) return "";
  if (kind === "timeline") return "timeline";
  return kind === "window" || kind === "who-window" ? "who" : "facts";
}

/** Whom an item is about. */
export function saintOf(item: string): string {
  const [first = "", second = "", third] = item.split(":");
  return third === undefined ? second : first;
}

/** All items of an exercise about a saint, in one level. */
export function itemsOf(exercise: Exercise, entry: StudyEntry, level: number): string[] {
  if (exercise === "flash") return [flashOf(entry.key, level)];
  const all = exercise === "timeline" ? entry.orders : entry.questions;
  return all.filter((each) => each.level === level && exerciseOf(each.id) === exercise).map(({ id }) => id);
}

/** Whether the saint's entry still has that item. */
export const isIn = (entry: StudyEntry, item: string): boolean =>
  flashLevel(item) > 0 || [...entry.questions, ...entry.orders].some(({ id }) => id === item);

/** From 1, not yet, to 5, by heart. */
export const stageOf = ({ stability }: Slip): number => 1 + STAGES.filter((days) => stability >= days).length;

/** By saint: the best stage of all that was asked about them. */
export function stagesOf(slips: Slips): Map<string, number> {
  const found = new Map<string, number>();
  for (const [item, slip] of Object.entries(slips)) {
    const saint = saintOf(item);
    found.set(saint, Math.max(stageOf(slip), found.get(saint) ?? 0));
  }
  return found;
}
