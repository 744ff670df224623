/** The table as drawn: hands, groups and piles, and what each event changes of them. */

import { fact } from "$/board/stage.svelte";
import type { Heard } from "$/protocol";
import type { GroupView, RaeView } from "$/views/rae";
import { COLOURS, SUITS } from "./art/signs";

/** A Quest or a Collection. */
export interface Group {
  /** What its cards share, and its number: `red-1`. */
  id: string;
  quest: boolean;
  of: string;
  owner: number;
  cards: readonly string[];
}

export interface Scene {
  /** Whose eyes. */
  seat: number;
  hand: readonly string[];
  sizes: readonly number[];
  groups: readonly Group[];
  scores: readonly number[];
  pile: number;
  discards: readonly string[];
  /** Taken from a Collection and not yet put down; '' for none. */
  lifted: string;
  /** The event that is being carried out and the replies to it, in the order played. */
  pending: readonly string[];
  besieged: readonly number[];
  /** Spots whose cards are in the air: where they were, and where they will be. */
  unseen: readonly string[];
}

/** All kinds of cards in the order in which a hand lies. */
const KINDS = [
  ...COLOURS.flatMap((colour) => SUITS.map((suit) => `${colour}-${suit}`)),
  "long-live-the-king",
  "thieves",
  "fireball",
  "taxes",
  "enchanted-mirror",
  "mystical-tome",
  "tournament",
  "siege",
];
const KING = "long-live-the-king";
const byKind = (a: string, b: string) => KINDS.indexOf(a) - KINDS.indexOf(b);

/** The spots of a hand: each card's name, and its number among equal ones from the second on. */
export function handSpots(hand: readonly string[]): string[] {
  return hand.map((card, n) => {
    const before = hand.slice(0, n).filter((each) => each === card).length;
    return `hand:${card}${before ? `.${before + 1}` : ""}`;
  });
}

export function groupId(of: string, n: number | string): string {
  return `${of}-${n}`;
}

function groupOf({ group, of, n, owner, cards }: GroupView): Group {
  return { id: groupId(of, n), quest: group === "quest", of, owner, cards };
}

/** The name of the event card that an action plays. */
export function eventOf(action: string): string {
  return action.split(":")[1] ?? "";
}

/** What is drawn of a view. */
export function sceneOf(view: RaeView): Scene {
  return {
    seat: view.seat,
    hand: view.hand,
    sizes: view.sizes,
    groups: view.groups.map(groupOf),
    scores: view.scores,
    pile: view.pile,
    discards: view.discards,
    lifted: view.lifted,
    pending: view.event ? [eventOf(view.event), ...view.replies.map(() => KING)] : [],
    besieged: view.besieged,
    unseen: [],
  };
}

/** The scene once this has happened. */
export function after(scene: Scene, event: Heard): Scene {
  return CHANGES[event.event]?.(scene, event) ?? scene;
}

type Change = (scene: Scene, event: Heard) => Scene;

const seatIn = (event: Heard, name = "seat"): number => Number(event.facts[name] ?? -1);

function sized(scene: Scene, ...by: [seat: number, cards: number][]): Scene {
  const sizes = [...scene.sizes];
  for (const [seat, cards] of by) sizes[seat] = (sizes[seat] ?? 0) + cards;
  return { ...scene, sizes };
}

/** A card comes to the own hand, if it is that seat's. */
function taken(scene: Scene, seat: number, card: string): Scene {
  if (seat !== scene.seat || !card) return scene;
  return { ...scene, hand: [...scene.hand, card].sort(byKind) };
}

/** A card leaves the own hand, if it is that seat's. */
function gone(scene: Scene, seat: number, card: string): Scene {
  const at = scene.hand.lastIndexOf(card);
  if (seat !== scene.seat || at < 0) return scene;
  return { ...scene, hand: scene.hand.filter((_, n) => n !== at) };
}

/** A card is played from a hand. */
function played(scene: Scene, seat: number, card: string): Scene {
  return gone(sized(scene, [seat, -1]), seat, card);
}

function changed(scene: Scene, id: string, cards: (was: readonly string[]) => string[]): Scene {
  const groups = scene.groups.map((each) =>
    each.id === id ? { ...each, cards: cards(each.cards).sort(byKind) } : each,
  );
  return { ...scene, groups };
}

function joined(scene: Scene, event: Heard): Scene {
  return changed(scene, place(event), (was) => [...was, fact(event, "card")]);
}

function parted(scene: Scene, event: Heard): Scene {
  return changed(scene, place(event), (was) => was.filter((each) => each !== fact(event, "card")));
}

/** The group that an event tells of. */
export function place(event: Heard): string {
  return groupId(fact(event, "of"), fact(event, "n"));
}

/** A group of two cards; Quests lie before Collections, each in the order of what they share. */
function begun(scene: Scene, event: Heard): Scene {
  const [of, owner] = [fact(event, "of"), seatIn(event, "owner")];
  const cards = [fact(event, "card"), fact(event, "second")].sort(byKind);
  const quest = fact(event, "group") === "quest";
  const groups = [...scene.groups, { id: place(event), quest, of, owner, cards }];
  return { ...scene, groups: groups.sort((a, b) => rank(a) - rank(b)) };
}

function rank({ quest, of, id }: Group): number {
  const n = Number(id.slice(of.length + 1));
  const all: readonly string[] = quest ? COLOURS : SUITS;
  return (quest ? 0 : 10_000) + all.indexOf(of) * 100 + n;
}

const scored: Change = (scene, event) => ({
  ...scene,
  scores: scene.scores.map((was, seat) => (seat === seatIn(event) ? Number(event.facts["total"]) : was)),
});

const drawn: Change = (scene, event) => ({
  ...sized(scene, [seatIn(event), 1]),
  pile: scene.pile - 1,
});

const shown: Change = (scene, event) => {
  const [seat, card] = [seatIn(event), fact(event, "event")];
  return { ...played(finished(scene), seat, card), pending: [card] };
};

/** An event is over, or the one before it was: it goes to the discards with the replies to it. */
function finished(scene: Scene): Scene {
  return { ...scene, discards: [...scene.discards, ...scene.pending], pending: [] };
}

const CHANGES: Record<string, Change> = {
  dealt: drawn,
  drew: drawn,
  "drawn-card": (scene, event) => taken(scene, seatIn(event), fact(event, "card")),
  "no-draw": (scene, event) => ({
    ...scene,
    besieged: scene.besieged.filter((seat) => seat !== seatIn(event)),
  }),
  laid: (scene, event) => {
    const owner = seatIn(event, "owner");
    const one = played(scene, owner, fact(event, "card"));
    return begun(played(one, owner, fact(event, "second")), event);
  },
  added: (scene, event) => joined(played(scene, seatIn(event), fact(event, "card")), event),
  lifted: (scene, event) => ({ ...parted(scene, event), lifted: fact(event, "card") }),
  moved: (scene, event) => ({ ...joined(scene, event), lifted: "" }),
  formed: (scene, event) => {
    const left = played(scene, seatIn(event, "owner"), fact(event, "second"));
    return { ...begun(left, event), lifted: "" };
  },
  scored,
  unscored: scored,
  event: shown,
  "event-at-seat": shown,
  "event-at-card": shown,
  replied: (scene, event) => ({
    ...played(scene, seatIn(event), KING),
    pending: [...scene.pending, KING],
  }),
  cancelled: finished,
  "empty-hand": finished,
  tournament: finished,
  besieged: (scene, event) => {
    const besieged = [...scene.besieged, seatIn(event, "at")].sort();
    return finished({ ...scene, besieged });
  },
  stolen: (scene, event) => finished(sized(scene, [seatIn(event), 1], [seatIn(event, "from"), -1])),
  "stolen-card": (scene, event) => handed(scene, event, seatIn(event, "from"), seatIn(event)),
  paid: (scene, event) => sized(scene, [seatIn(event), -1], [seatIn(event, "to"), 1]),
  "paid-card": (scene, event) => handed(scene, event, seatIn(event), seatIn(event, "to")),
  exchanged: finished,
  "exchanged-cards": (scene, event) => {
    const [seat, other] = [seatIn(event), seatIn(event, "with")];
    const [gave, got] = [fact(event, "gave"), fact(event, "got")];
    return taken(gone(taken(gone(scene, seat, gave), seat, got), other, got), other, gave);
  },
  burnt: (scene, event) => {
    // A card that burns is discarded before the event that burnt it.
    const left = parted(scene, event);
    return finished({ ...left, discards: [...left.discards, fact(event, "card")] });
  },
  discarded: (scene, event) => {
    const card = fact(event, "card");
    return { ...played(scene, seatIn(event), card), discards: [...scene.discards, card] };
  },
};

function handed(scene: Scene, event: Heard, from: number, to: number): Scene {
  const card = fact(event, "card");
  return taken(gone(scene, from, card), to, card);
}
