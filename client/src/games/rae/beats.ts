/** What is to be seen of each event: cards that fly, an event large in the middle, sparks, flames. */

import { fact, type Beat as KitBeat } from "$/board/stage.svelte";
import type { Sound } from "$/kit/sound";
import type { Heard } from "$/protocol";
import { after, handSpots, place, type Scene } from "./scene";

/** A card on its way; '' is seen from its back. */
export interface Flown {
  card: string;
  from: string;
  to: string;
}

/** An event, large in the middle. */
export interface Banner {
  card: string;
  seat: number;
  /** Whom it is aimed at; -1 for nobody in particular. */
  at: number;
  /** Whether it is struck out. */
  cancelled: boolean;
}

export interface Beat extends KitBeat<Scene> {
  flights: readonly Flown[];
  banner: Banner | null;
  /** The group, the card in it, or the seat that something happens to. */
  at: string;
  /** Whether that is a fire, a light that passes through, or points won and lost. */
  effect: "fire" | "light" | "points" | "";
  /** How many points. */
  points: number;
}

const FLIES = 420;
const DEALT = 110;
const LANDS = 140;
const LARGE = 1200;

const seatOf = (event: Heard, name = "seat") => Number(event.facts[name] ?? -1);

/** Where a seat's cards are: the own hand, or the place where its name is. */
function handOf(scene: Scene, seat: number): string {
  return seat === scene.seat ? "hand" : `seat:${seat}`;
}

/** Where a card of the own hand lies that is about to leave it. */
function cardOf(scene: Scene, seat: number, card: string): string {
  const at = scene.hand.lastIndexOf(card);
  return seat === scene.seat && at >= 0 ? handSpots(scene.hand)[at]! : handOf(scene, seat);
}

const still = { flights: [], banner: null, at: "", effect: "", points: 0 } as const;

function seen(scene: Scene, lasts: number, sound?: Sound, more: Partial<Beat> = {}): Beat {
  return { ...still, scene, lasts, sound, ...more };
}

/** Cards fly to where they then lie; on their way they are neither here nor there. */
function flown(scene: Scene, event: Heard, flights: readonly Flown[]): Beat[] {
  const there = after(scene, event);
  const unseen = flights.flatMap(({ from, to }) => [from, to]);
  const { hand, lifted, discards } = scene;
  return [
    seen({ ...there, hand, lifted, discards, unseen }, FLIES, "card", { flights }),
    seen(there, LANDS, undefined, { at: flights[0]?.to ?? "" }),
  ];
}

/** From hand to a group, or from the place of a lifted card. */
function laid(scene: Scene, event: Heard, names: readonly string[], seat: number): Beat[] {
  const flights = names.map((card) => ({
    card,
    from: card === scene.lifted ? "lifted" : cardOf(scene, seat, card),
    to: `${place(event)}:${card}`,
  }));
  return flown(scene, event, flights);
}

function drawn(scene: Scene, event: Heard, lasts: number): Beat[] {
  const there = after(scene, event);
  const flight = { card: "", from: "pile", to: handOf(scene, seatOf(event)) };
  return [seen(there, lasts, "card", { flights: [flight] })];
}

/** A card goes from hand to hand; only those who may know it see its face. */
function passed(scene: Scene, event: Heard, from: number, to: number): Beat[] {
  const flight = { card: "", from: handOf(scene, from), to: handOf(scene, to) };
  return [seen(after(scene, event), FLIES, "card", { flights: [flight] })];
}

function large(scene: Scene, event: Heard, card: string): Beat[] {
  const at = event.event === "event-at-card" ? seatOf(event, "owner") : seatOf(event, "at");
  const banner = { card, seat: seatOf(event), at, cancelled: false };
  const aim = event.event === "event-at-card" ? `${place(event)}:${fact(event, "card")}` : "";
  return [seen(after(scene, event), LARGE, "bump", { banner, at: aim })];
}

const just =
  (lasts: number, sound?: Sound, more?: (scene: Scene, event: Heard) => Partial<Beat>) =>
  (scene: Scene, event: Heard): Beat[] => [
    seen(after(scene, event), lasts, sound, more?.(scene, event)),
  ];

const points = (_: Scene, event: Heard): Partial<Beat> => ({
  at: `seat:${seatOf(event)}`,
  effect: "points",
  points: (event.event === "scored" ? 1 : -1) * Number(event.facts["points"]),
});

const SEEN: Record<string, (scene: Scene, event: Heard) => Beat[]> = {
  dealt: (scene, event) => drawn(scene, event, DEALT),
  drew: (scene, event) => drawn(scene, event, FLIES),
  "drawn-card": just(LANDS),
  "no-draw": just(600, "no", (_, event) => ({ at: `seat:${seatOf(event)}` })),
  laid: (scene, event) =>
    laid(scene, event, [fact(event, "card"), fact(event, "second")], seatOf(event, "owner")),
  added: (scene, event) => laid(scene, event, [fact(event, "card")], seatOf(event)),
  lifted: just(LANDS, "card"),
  moved: (scene, event) => laid(scene, event, [fact(event, "card")], seatOf(event)),
  formed: (scene, event) =>
    laid(scene, event, [fact(event, "card"), fact(event, "second")], seatOf(event, "owner")),
  completed: just(700, "win", (_, event) => ({
    at: `${fact(event, "colour")}-${fact(event, "n")}`,
    effect: "light",
  })),
  scored: just(420, "gain", points),
  unscored: just(420, "no", points),
  event: (scene, event) => large(scene, event, fact(event, "event")),
  "event-at-seat": (scene, event) => large(scene, event, fact(event, "event")),
  "event-at-card": (scene, event) => large(scene, event, fact(event, "event")),
  replied: (scene, event) => large(scene, event, "long-live-the-king"),
  cancelled: just(800, "turn", (_, event) => ({
    banner: { card: fact(event, "event"), seat: seatOf(event), at: -1, cancelled: true },
  })),
  "empty-hand": just(300, "no"),
  tournament: just(400, "gain"),
  besieged: just(600, "bump", (_, event) => ({ at: `seat:${seatOf(event, "at")}` })),
  stolen: (scene, event) => passed(scene, event, seatOf(event, "from"), seatOf(event)),
  "stolen-card": just(LANDS),
  paid: (scene, event) => passed(scene, event, seatOf(event), seatOf(event, "to")),
  "paid-card": just(LANDS),
  exchanged: (scene, event) => {
    const [one, other] = [handOf(scene, seatOf(event)), handOf(scene, seatOf(event, "with"))];
    const flights = [
      { card: "", from: one, to: other },
      { card: "", from: other, to: one },
    ];
    return [seen(after(scene, event), FLIES, "card", { flights })];
  },
  "exchanged-cards": just(LANDS),
  burnt: (scene, event) => [
    seen(scene, 700, "bump", { at: `${place(event)}:${fact(event, "card")}`, effect: "fire" }),
    seen(after(scene, event), LANDS),
  ],
  discarded: (scene, event) => {
    const card = fact(event, "card");
    const flight = { card, from: cardOf(scene, seatOf(event), card), to: "discards" };
    return flown(scene, event, [flight]);
  },
};

/** What is to be seen of an event. */
export function beats(scene: Scene, event: Heard): Beat[] {
  return SEEN[event.event]?.(scene, event) ?? [];
}
