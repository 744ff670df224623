/** The games and bots that there are, fetched once; the page has no list of either. */

import type { BotInfo, GameInfo } from "$/protocol";
import { pick } from "$/words/words.svelte";
import { bots, games } from "./api";

let list: GameInfo[] = $state.raw([]);
let levels: BotInfo[] = $state.raw([]);
let asked: Promise<void> | null = null;
let answered = $state(false);

/** Fetch them, unless they are there. */
export function stock(): Promise<void> {
  asked ??= fetched().catch((no: unknown) => {
    asked = null;
    throw no;
  });
  return asked;
}

async function fetched(): Promise<void> {
  try {
    [list, levels] = await Promise.all([games(), bots()]);
  } finally {
    answered = true;
  }
}

/** Whether the server was asked and has answered, or could not. */
export function isAnswered(): boolean {
  return answered;
}

/** All games, in the order of the shelf. */
export function shelf(): GameInfo[] {
  return list;
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

/** The bots that are offered in a game here, weaker ones first. */
export function botLevels(game: string): BotInfo[] {
  const offered = infoOf(game)?.levels ?? [];
  return levels.filter(({ level }) => offered.includes(level));
}

/** The bot that plays where nobody says which. */
export function usualLevel(): string {
  return levels.find((each) => each.usual)?.level ?? "";
}

/** How a bot plays, in a few words; its level where nobody says. */
export function levelTitle(level: string): string {
  return pick(levels.find((each) => each.level === level)?.title) || level;
}
