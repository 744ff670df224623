/** The table as drawn, and the steps from one position to the next that events tell of. */

import { fact, type Beat as KitBeat } from "$/board/stage.svelte";
import type { Sound } from "$/kit/sound";
import type { Heard } from "$/protocol";
import type { SaintCardsView } from "$/views/saint-cards";

/** What of a view is drawn as a scene; the rest of it is drawn as it is told. */
export type Seen = Pick<
  SaintCardsView,
  "seat" | "phases" | "hand" | "sizes" | "top" | "on" | "matched" | "deck" | "treasures" | "looking" | "named"
>;

export interface Scene {
  seat: number;
  /** The left page of the open book: the card that is played on. */
  top: string;
  /** The right page: the card just played, until it is paid; '' for none. */
  laid: string;
  /** Facts that both share, as far as they are shown, */
  shared: readonly string[];
  /** those that were pointed out and are not on both, */
  wrong: readonly string[];
  /** and those that nobody pointed out. */
  missed: readonly string[];
  hand: readonly string[];
  sizes: readonly number[];
  treasures: readonly number[];
  deck: number;
  /** How many cards of the deck somebody looks at. */
  looking: number;
  named: number;
}

/** Something that flies: a card, or its back where nobody may see it. */
export interface Flying {
  /** '' for a back. */
  card: string;
  from: string;
  to: string;
}

export interface Beat extends KitBeat<Scene> {
  kind: string;
  /** Whom it is about, -1 for nobody. */
  seat: number;
  flies?: Flying | undefined;
  /** Treasures on their way to a seat. */
  gems?: number | undefined;
  /** Who did it to them, where that is told. */
  by?: number | undefined;
  /** Cards that these eyes are shown. */
  cards?: readonly string[] | undefined;
}

/** Where things of a seat are: its plate, or one's own hand. */
export const plateOf = (seat: number): string => `seat:${seat}`;
export const BOWL = "bowl";
export const HAND = "hand";
export const DECK = "deck";
export const PAGE = "page";
export const PILE = "pile";
export const LOOKED = "looked";

export function sceneOf(view: Seen): Scene {
  const claiming = view.phases.includes("claim");
  return {
    seat: view.seat,
    top: claiming ? view.on : view.top,
    laid: claiming ? view.top : "",
    shared: claiming ? view.matched : [],
    wrong: [],
    missed: [],
    hand: view.hand,
    sizes: view.sizes,
    treasures: view.treasures,
    deck: view.deck,
    looking: view.looking,
    named: view.named,
  };
}

const listed = (text: string): string[] => text.split(" ").filter(Boolean);
const without = (cards: readonly string[], card: string) => cards.filter((each) => each !== card);
const withCard = (cards: readonly string[], card: string) => [...without(cards, card), card].sort();

function counted(counts: readonly number[], seat: number, by: number): number[] {
  return counts.map((count, n) => (n === seat ? count + by : count));
}

/** What is to be seen of an event, in its order. */
export function beats(scene: Scene, heard: Heard): Beat[] {
  const seat = heard.facts["seat"] === undefined ? -1 : Number(heard.facts["seat"]);
  const card = fact(heard, "card");
  const step = (kind: string, lasts: number, now: Partial<Scene> = {}, more: Partial<Beat> = {}): Beat => ({
    kind,
    seat,
    lasts,
    scene: { ...scene, ...now },
    ...more,
  });
  const own = seat === scene.seat;
  const home = own ? HAND : plateOf(seat);
  const flown = (kind: string, lasts: number, now: Partial<Scene>, flies: Flying, sound?: Sound) =>
    step(kind, lasts, now, { flies, sound });

  switch (heard.event) {
    case "played":
    case "played-second": {
      const gone = { hand: without(scene.hand, card), sizes: counted(scene.sizes, seat, -1) };
      const from = own ? card : home;
      return [
        flown("play", 460, {}, { card, from, to: PAGE }, "card"),
        step("land", 240, { ...gone, laid: card, shared: [], wrong: [], missed: [] }),
      ];
    }
    case "matched": {
      const shared = listed(fact(heard, "facts"));
      return [step("match", 450 + 180 * Math.min(6, shared.length), { shared }, { sound: shared.length ? "turn" : undefined })];
    }
    case "claimed": {
      const right = fact(heard, "right") === "1";
      const one = fact(heard, "fact");
      return [
        right
          ? step("right", 450, { shared: [...scene.shared, one] }, { sound: "gain" })
          : step("wrong", 600, { wrong: [...scene.wrong, one] }, { sound: "no" }),
      ];
    }
    case "missed":
      return [step("missed", 1600, { missed: listed(fact(heard, "facts")) })];
    case "doubled":
      return [step("doubled", 800, {}, { sound: "gain" })];
    case "paid":
      return paid(scene, heard, seat);
    case "placed":
      return [step("placed", 600, { named: 0 }, { sound: "turn" })];
    case "named":
      return [step("named", 1200, { named: Number(fact(heard, "century")) }, { sound: "turn" })];
    case "lapsed":
      return [step("lapsed", 700, { named: 0 })];
    case "lacked":
      return [step("lacked", 500)];
    case "dealt":
      return [flown("dealt", 110, drawnBy(scene, seat), { card: "", from: DECK, to: home })];
    case "drew":
      return [flown("drew", 420, drawnBy(scene, seat), { card: "", from: DECK, to: home }, "card")];
    case "drawn-card":
      return [step("drawn", scene.top ? 420 : 110, { hand: withCard(scene.hand, card) })];
    case "turned-up":
      return [
        flown("turn-up", 460, { deck: scene.deck - 1 }, { card, from: DECK, to: PILE }, "card"),
        step("land", 200, { deck: scene.deck - 1, top: card }),
      ];
    case "looked":
      return [step("looked", 260, { deck: scene.deck - 1, looking: scene.looking + 1 }, { sound: "card" })];
    case "took":
      return [
        flown("took", 420, { looking: scene.looking - 1, sizes: counted(scene.sizes, seat, 1) }, { card: "", from: LOOKED, to: home }),
      ];
    case "took-card":
      return [step("drawn", 350, { hand: withCard(scene.hand, card) })];
    case "put-back":
      return [
        flown("put-back", 350, { looking: scene.looking - 1, deck: scene.deck + 1 }, { card: "", from: LOOKED, to: DECK }, "card"),
      ];
    case "put-below":
      return [
        flown("put-below", 420, { deck: scene.deck + 1, sizes: counted(scene.sizes, seat, -1) }, { card: "", from: home, to: DECK }, "card"),
      ];
    case "put-below-card":
      return [step("gone", 120, { hand: without(scene.hand, card) })];
    case "gave": {
      const to = Number(fact(heard, "to"));
      const sizes = counted(counted(scene.sizes, seat, -1), to, 1);
      return [flown("gave", 420, { sizes }, { card: "", from: home, to: to === scene.seat ? HAND : plateOf(to) }, "card")];
    }
    case "gave-card":
      return [step("given", 300, { hand: own ? without(scene.hand, card) : withCard(scene.hand, card) })];
    case "rebuilt":
      return [step("rebuilt", 700, { deck: Number(fact(heard, "cards")) }, { sound: "card" })];
    case "called":
      return [step("called", 1000, {}, { sound: "win" })];
    case "noticed":
      // Who forgot reads who noticed, and what it costs.
      return [step("noticed", own ? 2600 : 1500, {}, { sound: "bump", by: Number(fact(heard, "by")) })];
    case "saw":
      return [{ ...step("saw", 5200), seat: Number(fact(heard, "at")), cards: listed(fact(heard, "cards")) }];
    case "out":
      return [step("out", 900, {}, { sound: "win" })];
    default:
      return [];
  }
}

function drawnBy(scene: Scene, seat: number): Partial<Scene> {
  return { deck: scene.deck - 1, sizes: counted(scene.sizes, seat, 1) };
}

/** What a card was paid for; with that it goes onto the pile. */
const FOR_CARD = ["matches", "wildcard", "open-wildcard", "century"];

function paid(scene: Scene, heard: Heard, seat: number): Beat[] {
  const gems = Number(fact(heard, "n"));
  const total = Number(fact(heard, "total"));
  const treasures = scene.treasures.map((count, n) => (n === seat ? total : count));
  const rich = { ...scene, treasures };
  const pays: Beat = { kind: "pays", seat, gems, lasts: 420 + 70 * Math.min(8, gems), scene: rich, sound: gems ? "gain" : undefined };
  if (!scene.laid || !FOR_CARD.includes(fact(heard, "for"))) return [pays];
  const settled = { ...rich, top: scene.laid, laid: "", shared: [], wrong: [], missed: [] };
  const flies = { card: scene.laid, from: PAGE, to: PILE };
  return [
    ...(gems ? [pays] : []),
    { kind: "settle", seat, lasts: 340, scene: { ...rich, laid: "", shared: [] }, flies },
    { kind: "rest", seat, lasts: 40, scene: settled },
  ];
}
