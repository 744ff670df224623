/** Which puzzle is next: the day's, then what comes back, then one that was never asked. */

import type { PuzzleShelf } from "$/protocol";
import { numberOf } from "$/spacing/days";
import { dueOf, type Slips } from "$/spacing/memory";

export const itemOf = (game: string, puzzle: string): string => `${game}:${puzzle}`;
export const gameOf = (item: string): string => item.slice(0, item.indexOf(":"));
export const puzzleOf = (item: string): string => item.slice(item.indexOf(":") + 1);

const itemsOf = ({ game, puzzles }: PuzzleShelf): string[] => puzzles.map((puzzle) => itemOf(game, puzzle));

/** The puzzles of the day, one of each game: the same for everybody. */
export const todaysOf = (shelves: readonly PuzzleShelf[], today: string): string[] =>
  shelves.map(({ game, puzzles }) => itemOf(game, puzzles[numberOf(today) % puzzles.length]!));

/** What comes back today, and is not the day's anyway. */
export function backOf(shelves: readonly PuzzleShelf[], slips: Slips, today: string): string[] {
  const known = new Set(shelves.flatMap(itemsOf));
  for (const item of todaysOf(shelves, today)) known.delete(item);
  return dueOf(slips, today).filter((item) => known.has(item));
}

/** Whether it was answered on that day. */
export const isDone = (slips: Slips, item: string, today: string): boolean => slips[item]?.seen === today;

/** What to ask next, one of the same game if there is any; '' when all have been seen. */
export function nextOf(shelves: readonly PuzzleShelf[], slips: Slips, today: string, game: string): string {
  const own = (items: string[]) => items.find((item) => gameOf(item) === game);
  const open = todaysOf(shelves, today).filter((item) => !isDone(slips, item, today));
  const late = backOf(shelves, slips, today);
  const fresh = shelves.flatMap(itemsOf).filter((item) => !slips[item]);
  return open[0] ?? late[0] ?? own(fresh) ?? fresh[0] ?? "";
}
