/** The position as drawn, and the steps from one position to the next that events tell of. */

import { fact, type Beat as KitBeat } from "$/board/stage.svelte";
import type { Sound } from "$/kit/sound";
import type { Heard } from "$/protocol";
import type { HolyQuestView, PawnView } from "$/views/holy-quest";
import { diceOf } from "./dice";
import { route } from "./route";

export type Piece = Pick<PawnView, "pawn" | "saint" | "captain" | "place" | "frozen">;

/** A card that everybody looks at. */
export interface Card {
  kind: "saint-read" | "saint-drawn" | "question" | "answered" | "kept";
  saint: string;
  /** Whose turn it was. */
  seat: number;
  /** What was asked, '' where nothing is. */
  question: string;
  /** What was answered and what is right, from 1; 0 where nothing is. */
  answer: number;
  due: number;
}

/** What the drawing of the board shows. */
export interface Scene {
  pawns: readonly Piece[];
  clockwise: boolean;
  ice: number;
  /** The saint on the back of the top card, or ''. */
  top: string;
  /** By order: the order that holds its token; only those that somebody holds. */
  tokens: Readonly<Record<string, string>>;
  /** By order: the order it stands by; only those that stand by one. */
  allies: Readonly<Record<string, string>>;
  /** The Saint card that was used last; null before the first that was seen. */
  card: Card | null;
  /** The Action card that was drawn last in this turn, 0 for none, and what it does. */
  action: number;
  effect: string;
  /** Who drew it; -1 where nobody saw it. */
  drawer: number;
  /** Tiles of path and ring, and who sits where, which no event changes. */
  size: number;
  ring: number;
  orders: readonly string[];
}

/** One step of the motion: what moves, and how. */
export interface Beat extends KitBeat<Scene> {
  kind: string;
  /** The pawn that it is about, or ''. */
  pawn: string;
  /** The places that this pawn passes. */
  via: readonly string[];
  /** How it goes. */
  gait: Gait;
  /** Somebody else who is touched by it: the pawn that bumps, stands in the way or changes places. */
  other: string;
  /** The order that it is about, or ''. */
  order: string;
  /** How many there are now, where an event counts. */
  n: number;
}

export type Gait = "" | "walk" | "back" | "glide" | "arc" | "tumble";

const STEP = 130;
const BACK = 190;
const LONGEST = 1500;
const READING = 90_000;

/** How long each kind of event is shown, and what is heard with it; the rest is not shown. */
const SHOWN: Record<string, [number, Sound?]> = {
  "rolled-first": [1000, "dice"],
  rolled: [1000, "dice"],
  "rolled-both": [1100, "dice"],
  started: [520, "step"],
  moved: [0],
  back: [0],
  forward: [560, "gain"],
  crossed: [760, "gain"],
  bumped: [620, "bump"],
  stays: [600, "no"],
  "stays-far": [500, "no"],
  "in-heaven": [800, "choir"],
  "in-throne": [900, "choir"],
  "way-open": [700, "gain"],
  froze: [700, "ice"],
  unfroze: [420, "gain"],
  "freeze-tried": [500],
  "thaw-tried": [500],
  "bump-tried": [500],
  missed: [450, "no"],
  "drew-action": [2200, "card"],
  direction: [800, "turn"],
  swapped: [800, "card"],
  "sent-to-start": [700, "bump"],
  "top-saint": [300],
  "saint-read": [READING, "card"],
  "saint-drawn": [500, "card"],
  question: [400],
  answered: [READING],
  kept: [1500, "gain"],
  "token-taken": [700, "gain"],
  "token-given-up": [600, "no"],
  "token-tried": [400],
  allied: [800, "gain"],
  parted: [700, "no"],
  "turn-lost": [500, "no"],
  won: [900, "win"],
};
const READ = ["saint-read", "answered"];
const GAITS: Record<string, Gait> = {
  moved: "walk",
  back: "back",
  forward: "glide",
  started: "arc",
  crossed: "arc",
  swapped: "arc",
  "sent-to-start": "arc",
  bumped: "tumble",
};
const CARDS = ["saint-read", "saint-drawn", "question", "answered", "kept"];

export function sceneOf(view: HolyQuestView, was: Scene | null): Scene {
  const held = view.players.flatMap(({ colour, tokens }) => tokens.map((token) => [token, colour]));
  const allies = view.players.filter(({ ally }) => ally).map(({ colour, ally }) => [colour, ally]);
  return {
    pawns: view.pawns.map(({ pawn, saint, captain, place, frozen }) => ({ pawn, saint, captain, place, frozen })),
    clockwise: view.direction === "clockwise",
    ice: view.ice,
    top: view.top_saint,
    tokens: Object.fromEntries(held),
    allies: Object.fromEntries(allies),
    card: was?.card ?? null,
    action: view.card || (was?.action ?? 0),
    effect: was?.effect ?? "",
    drawer: was?.drawer ?? -1,
    size: view.tiles.length,
    ring: view.ring,
    orders: view.colours,
  };
}

/** What is to be seen of an event. */
export function beats(before: Scene, heard: Heard): Beat[] {
  const [lasts, sound] = SHOWN[heard.event] ?? [];
  if (lasts === undefined) return [];
  const dice = diceOf(heard);
  const via = passed(before, heard);
  const gait = GAITS[heard.event] ?? "";
  // A count never leads so far at once: such a pawn takes somebody's place.
  const leaps = (gait === "walk" || gait === "back") && via.length === 2 && !beside(before, via);
  return [
    {
      kind: heard.event,
      scene: after(before, heard),
      lasts: lasts || pace(via.length - 1, gait, leaps),
      sound: heard.event === "answered" ? (fact(heard, "right") === "1" ? "gain" : "no") : sound,
      dice: dice.length ? dice : undefined,
      waits: READ.includes(heard.event) || undefined,
      pawn: fact(heard, "pawn"),
      via,
      gait: leaps ? "arc" : gait,
      other: fact(heard, "by") || fact(heard, "with"),
      order: fact(heard, "colour"),
      n: Number(fact(heard, "n")),
    },
  ];
}

function pace(steps: number, gait: Gait, leaps: boolean): number {
  if (leaps) return 700;
  return Math.min(LONGEST, Math.max(1, steps) * (gait === "back" ? BACK : STEP)) + 90;
}

/** Whether two places are one step apart. */
function beside({ size }: Scene, [from = "", to = ""]: readonly string[]): boolean {
  if (!from.startsWith("path-") || !to.startsWith("path-")) return true;
  const far = Math.abs(Number(from.slice(5)) - Number(to.slice(5)));
  return far === 1 || far === size - 1;
}

function passed(scene: Scene, heard: Heard): string[] {
  const pawn = fact(heard, "pawn");
  const from = scene.pawns.find((each) => each.pawn === pawn)?.place ?? "";
  if (heard.event === "swapped") return [from, scene.pawns.find((each) => each.pawn === fact(heard, "with"))?.place ?? ""];
  const to = fact(heard, "to");
  if (!GAITS[heard.event] || !to || !from) return [];
  const walks = heard.event === "moved" || heard.event === "back";
  return walks ? route(scene, pawn, from, to, heard.event === "back") : [from, to];
}

/** The scene once this has happened. */
export function after(scene: Scene, heard: Heard): Scene {
  const [pawn, to] = [fact(heard, "pawn"), fact(heard, "to")];
  const seat = Number(fact(heard, "seat") || -1);
  switch (heard.event) {
    case "moved":
    case "started":
    case "back":
    case "forward":
    case "crossed":
    case "sent-to-start":
      return { ...scene, pawns: put(scene, pawn, { place: to }) };
    case "bumped": {
      const ice = scene.ice + Number(scene.pawns.some((each) => each.pawn === pawn && each.frozen));
      return { ...scene, ice, pawns: put(scene, pawn, { place: to, frozen: false }) };
    }
    case "swapped": {
      const other = fact(heard, "with");
      const place = (which: string) => scene.pawns.find((each) => each.pawn === which)?.place ?? "";
      const mine = put(scene, pawn, { place: place(other) });
      return { ...scene, pawns: put({ pawns: mine }, other, { place: place(pawn) }) };
    }
    case "froze":
    case "unfroze":
      return { ...scene, ice: Number(fact(heard, "n")), pawns: put(scene, pawn, { frozen: heard.event === "froze" }) };
    case "direction":
      return { ...scene, clockwise: fact(heard, "direction") === "clockwise" };
    case "top-saint":
      return { ...scene, top: fact(heard, "saint") };
    case "drew-action":
      return { ...scene, action: Number(fact(heard, "card")), effect: fact(heard, "effect"), drawer: seat };
    case "turn":
      return { ...scene, action: 0, effect: "", drawer: -1 };
    case "token-taken":
      return { ...scene, tokens: { ...scene.tokens, [fact(heard, "colour")]: scene.orders[seat] ?? "" } };
    case "token-given-up": {
      const { [fact(heard, "colour")]: gone, ...tokens } = scene.tokens;
      return { ...scene, tokens };
    }
    case "allied":
    case "parted":
      return { ...scene, ...bonds(scene, seat, Number(fact(heard, "with")), heard.event === "allied") };
    default:
      return CARDS.includes(heard.event) ? { ...scene, ...cards(scene, heard, seat) } : scene;
  }
}

/** A Saint card leaves the deck, is asked from, or is kept; the one below it may not be known yet. */
function cards(scene: Scene, heard: Heard, seat: number): Pick<Scene, "card" | "top"> {
  const question = fact(heard, "question");
  // A question names its saint; the last card that was seen may be another, where something was skipped.
  const saint = fact(heard, "saint") || question.split(":")[0] || (scene.card?.saint ?? "");
  const kind = heard.event as Card["kind"];
  const kept = kind === "kept" && scene.card?.kind === "answered" ? scene.card : null;
  const card = kept ?? { kind, saint, seat, question, answer: Number(fact(heard, "answer")), due: Number(fact(heard, "right_answer")) };
  return { card, top: scene.top === saint ? "" : scene.top };
}

/** Allies exchange their tokens, and give them back when they part. */
function bonds(scene: Scene, seat: number, other: number, made: boolean): Pick<Scene, "allies" | "tokens"> {
  const [mine = "", theirs = ""] = [scene.orders[seat], scene.orders[other]];
  const tokens = { ...scene.tokens, [mine]: made ? theirs : mine, [theirs]: made ? mine : theirs };
  if (made) return { tokens, allies: { ...scene.allies, [mine]: theirs, [theirs]: mine } };
  const { [mine]: one, [theirs]: two, ...allies } = scene.allies;
  return { tokens, allies };
}

function put({ pawns }: Pick<Scene, "pawns">, pawn: string, change: Partial<Piece>): readonly Piece[] {
  return pawns.map((each) => (each.pawn === pawn ? { ...each, ...change } : each));
}
