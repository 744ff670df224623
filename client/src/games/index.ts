/** What a board gets, and how the boards of games are found. */

import type { Component } from "svelte";
import type { Glass } from "$/kit/seats";
import type { Choice, Heard } from "$/protocol";
import { fetchWords } from "$/words/game.svelte";
import { language } from "$/words/words.svelte";

export type { Choice, Heard };

/**
 * All that a board gets; it has no other way to the outside. How high its picture may be is told by
 * the style --tall of what it lies in.
 */
export interface BoardProps<V> {
  /** The typed view of views/<key>.ts. */
  view: V;
  /** Whose eyes; -1 for a spectator. */
  seat: number;
  /** Legal actions with labels; [] when not asked. */
  choices: Choice[];
  /** One spoken sentence by place or card id: aria-label, tooltip. */
  places: Record<string, string>;
  /** What just happened, in order; a new array with each update, empty on reload. */
  events: Heard[];
  /** Seat names. */
  names: string[];
  choose: (action: string) => void;
  /** The table says why not, of the place or card that was touched. */
  whyNot: (action: string, at?: string) => void;
  /** The action that a hint points at, to be marked; null for none. */
  hint: string | null;
  /** Reduced motion. */
  calm: boolean;
  /** Whether it tells of each seat beside the board: where no plates do. */
  beside?: boolean;
}

export type Board = Component<BoardProps<never>>;

/** Whether a board's picture offers an action; what it does not offer needs a button beside it. */
export type Drawn = (view: never, action: string) => boolean;

/** What a game draws of one seat. */
export interface SeatProps<V> {
  view: V;
  seat: number;
}

/** How a game marks its seats once its pieces are dealt, and what it tells of them on their plates. */
export interface Dealt {
  /** The seat's pieces, small. */
  Mark: Component<SeatProps<never>>;
  /** The glasses of its pieces; [] before they are dealt. */
  glassesOf: (view: never, seat: number) => Glass[];
  /** What it has to do, in one line; '' where that is the same for all. */
  aimOf: (view: never, seat: number) => string;
  /** How far it has come. */
  Progress: Component<SeatProps<never>> | null;
}

// A board is there as soon as its file is; a game without one is played on the plain table.
const BOARDS = import.meta.glob<{ default: Board; drawn: Drawn }>("./*/Board.svelte");

/** Whether a game has a picture. */
export function hasBoard(key: string): boolean {
  return `./${key}/Board.svelte` in BOARDS;
}

/** A game's board, fetched with its words when it is first wanted. */
export async function boardOf(key: string): Promise<Board | null> {
  const load = BOARDS[`./${key}/Board.svelte`];
  if (!load) return null;
  const [board] = await Promise.all([load(), fetchWords(key, language())]);
  return board.default;
}

/** What a game's picture offers; asked once its board is there. */
export async function drawnBy(key: string): Promise<Drawn | null> {
  return (await BOARDS[`./${key}/Board.svelte`]?.())?.drawn ?? null;
}

const MARKS = import.meta.glob<{ default: Dealt["Mark"] } & Pick<Dealt, "glassesOf" | "aimOf">>("./*/Mark.svelte");
const PROGRESS = import.meta.glob<{ default: NonNullable<Dealt["Progress"]> }>("./*/Progress.svelte");

/** A game's own marks for seats, if it has any. */
export async function dealtBy(key: string): Promise<Dealt | null> {
  const [mark, progress] = await Promise.all([
    MARKS[`./${key}/Mark.svelte`]?.(),
    PROGRESS[`./${key}/Progress.svelte`]?.(),
    fetchWords(key, language()),
  ]);
  return mark ? { ...mark, Mark: mark.default, Progress: progress?.default ?? null } : null;
}
