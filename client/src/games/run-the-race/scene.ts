/** What is drawn of a race at one moment, and what is to be seen of what happens. */

import { fact, type Beat } from "$/board/stage.svelte";
import type { Sound } from "$/kit/sound";
import type { Heard } from "$/protocol";
import type { RaceView } from "$/views/run-the-race";

export const SIDES = ["left", "right"] as const;
export type Side = (typeof SIDES)[number];
export const SLOTS = 5;
/** In a hand: no card, and one that these eyes do not see. */
export const EMPTY = "-";
export const HIDDEN = "?";

/** From where a card came to its pile: a seat's slot, the side pile beside it, or nobody knows. */
export type Origin = { seat: number; slot: number } | "side" | "unknown";

/** A card on an open pile. */
export interface Laid {
  card: string;
  from: Origin;
}

export interface Scene {
  /** Whose eyes. */
  seat: number;
  race: boolean;
  /** By seat and slot. */
  hands: readonly (readonly string[])[];
  /** By seat. */
  draw: readonly number[];
  left: readonly number[];
  /** Left and right, the tops last. */
  piles: readonly (readonly Laid[])[];
  sides: readonly number[];
  /** Neither can play: the side piles are about to be turned. */
  stuck: boolean;
  /** Nothing lies open yet. */
  waiting: boolean;
  /** Who passed just now; -1 for nobody. */
  passed: number;
  over: boolean;
}

export interface Step extends Beat<Scene> {
  kind: string;
}

const OVER = -4;

/** The part of a view that is drawn. */
type Seen = Pick<RaceView, "seat" | "pace" | "phase" | "actor" | "hands" | "draw" | "left" | "piles" | "sides">;

export function sceneOf(view: Seen, was: Scene | null): Scene {
  return {
    seat: view.seat,
    race: view.pace === "race",
    hands: view.hands,
    draw: view.draw,
    left: view.left,
    piles: view.piles.map((cards, side) => laid(cards, was?.piles[side] ?? [])),
    sides: view.sides,
    stuck: view.pace === "race" && view.phase.startsWith("turn-"),
    waiting: view.phase === "starters" || view.phase === "first",
    passed: view.actor === OVER ? -1 : (was?.passed ?? -1),
    over: view.actor === OVER,
  };
}

/** A pile's cards; those that lay there before keep what is known of them. */
function laid(cards: readonly string[], before: readonly Laid[]): Laid[] {
  const known = new Map(before.map((each) => [each.card, each]));
  return cards.map((card) => known.get(card) ?? { card, from: "unknown" });
}

function at<T>(list: readonly T[], n: number, value: T): T[] {
  return list.map((each, i) => (i === n ? value : each));
}

function onto(scene: Scene, side: number, card: Laid): Pick<Scene, "piles"> {
  return { piles: at(scene.piles, side, [...scene.piles[side]!, card]) };
}

/** In a race everything takes half of it. */
const THROW = 320;
const FLIP = 520;
const PASS = 700;
const DRAW = 180;
/** Each pile is heard on its side. */
const EARS = [-0.8, 0.8];

/** What is to be seen of an event. */
export function beats(scene: Scene, heard: Heard): Step[] {
  const step = (change: Partial<Scene>, lasts: number, sound?: Sound): Step[] => [
    { kind: heard.event, scene: { ...scene, passed: -1, ...change }, lasts, sound, ear },
  ];
  const seat = Number(fact(heard, "seat"));
  const slot = Number(fact(heard, "slot")) - 1;
  const side = fact(heard, "pile") === "right" ? 1 : 0;
  const card = fact(heard, "card");
  const ear = fact(heard, "pile") ? EARS[side] : undefined;
  switch (heard.event) {
    case "starter":
      return step({ ...onto(scene, side, { card, from: "unknown" }), waiting: side === 0 }, FLIP, "card");
    case "drew":
      // The own card is told by name right afterwards.
      return seat === scene.seat ? [] : drawn(scene, heard.event, seat, slot, HIDDEN);
    case "drawn-card":
      return drawn(scene, heard.event, seat, slot, card);
    case "played": {
      const hands = at(scene.hands, seat, at(scene.hands[seat]!, slot, EMPTY));
      const left = at(scene.left, seat, Number(fact(heard, "left")));
      return step({ ...onto(scene, side, { card, from: { seat, slot } }), hands, left }, THROW, "card");
    }
    case "passed":
      return step({ passed: seat }, PASS, "step");
    case "stuck":
      return step({ stuck: true }, DRAW, "bump");
    case "shuffled": {
      const count = Number(fact(heard, "count"));
      const piles = scene.piles.map((pile) => pile.slice(-1));
      return step({ piles, sides: [(count + 1) >> 1, count >> 1] }, FLIP, "card");
    }
    case "turned": {
      const sides = at(scene.sides, side, scene.sides[side]! - 1);
      return step({ ...onto(scene, side, { card, from: "side" }), sides, stuck: false }, FLIP, "card");
    }
    case "won":
    case "fewer":
    case "drawn":
      return step({ over: true, stuck: false }, FLIP, "win");
    default:
      return [];
  }
}

/** A card comes to a slot: from the draw pile, or it is looked at for the first time. */
function drawn(scene: Scene, kind: string, seat: number, slot: number, card: string): Step[] {
  const was = scene.hands[seat]![slot];
  if (was === card) return [];
  const hands = at(scene.hands, seat, at(scene.hands[seat]!, slot, card));
  const draw = was === EMPTY ? at(scene.draw, seat, scene.draw[seat]! - 1) : scene.draw;
  return [{ kind, scene: { ...scene, hands, draw }, lasts: DRAW }];
}

/** The card on top of a pile; undefined before there is one. */
export function topOf(scene: Scene, side: Side): Laid | undefined {
  return scene.piles[SIDES.indexOf(side)]!.at(-1);
}
