/** What the page knows of games before one is opened, and how their boards are found. */

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

export interface Shelf {
  key: string;
  /** The guide that teaches it. */
  guide?: string;
  /** From about this age. */
  age: number;
  glass: Glass;
  /** How many play when somebody just wants to play. */
  usual: number;
  /** Whether hands are secret, so that a curtain falls between people on one device. */
  secret: boolean;
  /** Whether there are dice, which people may roll themselves. */
  dice?: boolean;
}

/** In the order of the start page. */
export const SHELF: Shelf[] = [
  { key: "questor", guide: "questor-first", age: 8, glass: "violet", usual: 3, secret: false, dice: true },
  { key: "pillars", guide: "pillars-first", age: 7, glass: "sky", usual: 2, secret: false },
  { key: "holy-quest", age: 5, glass: "amber", usual: 4, secret: false, dice: true },
  { key: "saint-cards", age: 8, glass: "rose", usual: 3, secret: true },
  { key: "run-the-race", age: 8, glass: "leaf", usual: 2, secret: true },
  { key: "rae", age: 8, glass: "ember", usual: 3, secret: true },
];

/** What the page knows of one game. */
export function shelfOf(key: string): Shelf | undefined {
  return SHELF.find((each) => each.key === key);
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
