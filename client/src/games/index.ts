/** What a board gets, and how the boards of games are found. */

import type { Component } from "svelte";
import type { Glass } from "$/kit/seats";
import type { Joined } from "$/board/show.svelte";
import type { Choice, Heard, PauseNow, SaintFacts } from "$/protocol";
import { fetchWords } from "$/words/game.svelte";
import { language } from "$/words/words.svelte";

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
  /** What stands on saints' cards, by card id, ahead of the moment that is shown. */
  cards: Record<string, SaintFacts>;
  /** What happens, moment by moment; `view` is of the moment that is shown. */
  show: Joined;
  /** Seat names. */
  names: string[];
  choose: (action: string) => void;
  /** In a race: it goes out at once, whatever is on its way. The rule against it; '' if it stands. */
  race?: (action: string) => Promise<string>;
  /** The table says why not, of the place or card that was touched. */
  whyNot: (action: string, at?: string) => void;
  /** The action that a hint points at, to be marked; null for none. */
  hint: string | null;
  /** What is asked of what is in hand, in place of the table's prompt; '' for that. */
  asks?: (text: string) => void;
  /** Reduced motion. */
  calm: boolean;
  /** Takes back the own last action, where nobody has to be asked for it. */
  undo?: (() => void) | undefined;
  /** Whether the board may do by itself, after a moment, what alone can be done. */
  itself?: boolean;
  /** A lesson or a replay goes on beside it: nothing lies over the page. */
  beside?: boolean;
  /** The own secret reply is in, and not yet opened. */
  answered?: boolean;
  /** Secret replies stay unopened so long, whoever has answered; the same for all. */
  pause?: PauseNow | null;
}

export type Board = Component<BoardProps<never>>;

/** Whether a board's picture offers an action; what it does not offer needs a button beside it. */
export type Drawn = (view: never, action: string) => boolean;

/** What a game draws of one seat. */
export interface SeatProps<V> {
  view: V;
  seat: number;
}

/** What a game draws of one choice. */
export interface ChoiceProps<V> {
  view: V;
  action: string;
}

/** How a game marks its seats once its pieces are dealt, and what it tells of them on their plates. */
export interface Dealt {
  /** The seat's pieces, small; null where it has none of its own. */
  Mark: Component<SeatProps<never>> | null;
  /** The glasses of its pieces; [] before they are dealt. */
  glassesOf: (view: never, seat: number) => Glass[];
  /** What it has to do, in one line; '' where that is the same for all. */
  aimOf: (view: never, seat: number) => string;
  /** What a score at the end counts; '' where it is points. */
  scoreOf: (n: number) => string;
  /** What stands beside the words of a choice that is `signed`; null for nothing. */
  Choice: Component<ChoiceProps<never>> | null;
  /** How far it has come. */
  Progress: Component<SeatProps<never>> | null;
  /** What these eyes may try at a seat's plate; null for nothing. */
  actAt: (view: never, seat: number) => PlateAct | null;
}

/** A button at a seat's plate. It need not be legal: the table says why not. */
export interface PlateAct {
  action: string;
  label: string;
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

const MARKS = import.meta.glob<{ default: NonNullable<Dealt["Mark"]> } & Pick<Dealt, "glassesOf">>("./*/Mark.svelte");
const AIMS = import.meta.glob<Pick<Dealt, "aimOf"> & Partial<Pick<Dealt, "scoreOf">>>("./*/aim.ts");
const PROGRESS = import.meta.glob<{ default: NonNullable<Dealt["Progress"]> }>("./*/Progress.svelte");

const CHOICES = import.meta.glob<{ default: NonNullable<Dealt["Choice"]> }>("./*/Choice.svelte");
const ACTS = import.meta.glob<Pick<Dealt, "actAt">>("./*/plate.ts");

/** How much of a phone a picture takes: a square, or all that is left, with a hand of cards in it. */
export type Frame = "square" | "tall";
// Asked before anything is fetched, so that nothing moves when it has come.
const FRAMES = import.meta.glob<{ frame: Frame; digits?: boolean; numbered?: boolean; signed?: (action: string) => boolean }>(
  "./*/frame.ts",
  { eager: true },
);

export function frameOf(key: string): Frame {
  return FRAMES[`./${key}/frame.ts`]?.frame ?? "square";
}

/** Whether number keys are the picture's own, so that the list beside it has none. */
export function digitsOf(key: string): boolean {
  return FRAMES[`./${key}/frame.ts`]?.digits ?? false;
}

// As well.
const PIECES = import.meta.glob<{ mostOf: (view: never) => number }>("./*/pieces.ts", { eager: true });

/** How many pieces a seat has once all are dealt, at most: so much room is kept for its marks. */
export function mostOf(key: string, view: never): number {
  return PIECES[`./${key}/pieces.ts`]?.mostOf(view) ?? 1;
}

/** Whether a picture shows the numbers of the choices. */
export function isNumbered(key: string): boolean {
  return FRAMES[`./${key}/frame.ts`]?.numbered ?? false;
}

/** Whether a sign stands beside a choice in words. */
export function isSigned(key: string, action: string): boolean {
  return FRAMES[`./${key}/frame.ts`]?.signed?.(action) ?? false;
}

const DICE = import.meta.glob<{ diceOf: DiceOf }>("./*/dice.ts");

/** What dice an event threw; [] for none. */
export type DiceOf = (event: Heard) => number[];

/** How a game that is played on the plain table tells of dice, if it has any. */
export async function diceBy(key: string): Promise<DiceOf | null> {
  return (await DICE[`./${key}/dice.ts`]?.())?.diceOf ?? null;
}

/** A game's own marks for seats, their aims and how far they are, as far as it has any. */
export async function dealtBy(key: string): Promise<Dealt> {
  const [mark, aim, progress, choice, act] = await Promise.all([
    MARKS[`./${key}/Mark.svelte`]?.(),
    AIMS[`./${key}/aim.ts`]?.(),
    PROGRESS[`./${key}/Progress.svelte`]?.(),
    CHOICES[`./${key}/Choice.svelte`]?.(),
    ACTS[`./${key}/plate.ts`]?.(),
    fetchWords(key, language()),
  ]);
  return {
    Mark: mark?.default ?? null,
    glassesOf: mark?.glassesOf ?? (() => []),
    aimOf: aim?.aimOf ?? (() => ""),
    scoreOf: aim?.scoreOf ?? (() => ""),
    Progress: progress?.default ?? null,
    Choice: choice?.default ?? null,
    actAt: act?.actAt ?? (() => null),
  };
}
