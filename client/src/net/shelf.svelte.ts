/** The list of games, fetched once for all who show titles. */

import type { GameInfo } from "$/protocol";
import { pick } from "$/words/words.svelte";
import { games } from "./api";

let list: GameInfo[] = $state.raw([]);
let asked: Promise<GameInfo[]> | null = null;

/** Fetch the list, unless it is there. */
export function stock(): Promise<GameInfo[]> {
  asked ??= games().then(
    (found) => (list = found),
    (no: unknown) => {
      asked = null;
      throw no;
    },
  );
  return asked;
}

/** What is known of a game. */
export function infoOf(key: string): GameInfo | undefined {
  return list.find((each) => each.key === key);
}

/** A game's title; its key until that is known. */
export function titleOf(key: string): string {
  return pick(infoOf(key)?.title) || key;
}

/** What one has to do to win it, in one line. */
export function aimOf(key: string): string {
  return pick(infoOf(key)?.aim);
}
