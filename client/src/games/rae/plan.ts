/** What touching a place means: where an action is done, and what a touch would have been. */

import type { Choice } from "$/protocol";
import type { RaeView } from "$/views/rae";
import { isEvent } from "./art/faces";
import { groupId, handSpots } from "./scene";

/** The spots of an action, each a way to do it: one spot, or from where to where. */
export type Ways = string[][];

const by = (card: string) => card.split("-") as [colour: string, suit: string];

/** The group that a card joins there: `quest-2` of a red card is `red-2`. */
function groupOf(card: string, where: string): string {
  const [kind, n] = where.split("-") as [string, string];
  const [colour, suit] = by(card);
  return groupId(kind === "quest" ? colour : suit, n);
}

/** The spots in the own hand where such a card lies. */
function held({ hand }: RaeView, card: string): string[] {
  return handSpots(hand).filter((_, n) => hand[n] === card);
}

/** What was asked once of a view is known: each of many spots asks, and so do the list and the hint. */
const known = new WeakMap<RaeView, Map<string, Ways>>();

/** Every way to do an action by touching the picture. */
export function waysOf(view: RaeView, action: string): Ways {
  const found = known.get(view) ?? new Map<string, Ways>();
  known.set(view, found);
  const ways = found.get(action) ?? wayed(view, action);
  found.set(action, ways);
  return ways;
}

function wayed(view: RaeView, action: string): Ways {
  const [kind = "", ...rest] = action.split(":");
  const [first = "", second = ""] = rest;
  const from = (card: string, ...to: string[]) =>
    held(view, card).flatMap((start) => to.map((end) => [start, end]));
  switch (kind) {
    case "lay":
      return laying(view, first, second);
    case "add":
      return from(first, groupOf(first, second));
    case "take":
      return [[`${groupOf(first, second)}:${first}`]];
    case "to":
      return [["lifted", groupOf(view.lifted, first)]];
    case "with":
      return ["lifted"].flatMap((start) => [...held(view, first), `new:${first}`].map((end) => [start, end]));
    case "event":
      return held(view, first).map((start) => [start, aimed(rest)]);
    case "give":
      return from(first, view.phases.at(-1) === "taxes" ? `seat:${view.turn}` : "mirror");
    case "get":
      return [[`known:${first}`]];
    case "discard":
      return from(first, "discards");
    case "done":
      return [[kind]];
    default:
      return [];
  }
}

/** Two cards of the hand: each goes to the other, or to the place of new groups. */
function laying(view: RaeView, one: string, other: string): Ways {
  const [ones, others] = [held(view, one), held(view, other)];
  return [
    ...ones.flatMap((start) => [...others, `new:${other}`].map((end) => [start, end])),
    ...others.flatMap((start) => [...ones, `new:${one}`].map((end) => [start, end])),
  ];
}

/** What an event is played at: a card in a group, a seat, or the table. */
function aimed([, at = "", group = ""]: readonly string[]): string {
  if (group) return `${groupOf(at, group)}:${at}`;
  return at ? `seat:${at}` : "play";
}

/** One action may be done in several ways: each is a choice of its own, marked from the second on. */
const MARK = "@";

export function spread(view: RaeView, choices: readonly Choice[]): Choice[] {
  return choices.flatMap((choice) => {
    const ways = waysOf(view, choice.action);
    return ways.map((_, n) => (n ? { ...choice, action: `${choice.action}${MARK}${n}` } : choice));
  });
}

/** The action itself, whichever way it is done. */
export function meant(action: string): string {
  return action.split(MARK)[0]!;
}

/** The spots of one way. */
export function spotsOf(view: RaeView, action: string): string[] {
  const [own = "", n = "0"] = action.split(MARK);
  return waysOf(view, own)[Number(n)] ?? [];
}

/** What a secret question is answered with: on a sheet of its own. */
const ANSWERS = ["reply", "decline"];

/** Whether the picture offers an action; what people turn up themselves is told beside it. */
export function drawn(view: RaeView, action: string): boolean {
  return ANSWERS.includes(action) || waysOf(view, action).length > 0;
}

/** The card that lies on a spot; '' for none. */
export function cardAt(view: RaeView, spot: string): string {
  const [where = "", card = ""] = spot.split(":");
  if (where === "hand") return card.split(".")[0]!;
  if (where === "lifted") return view.lifted;
  return where === "seat" ? "" : card;
}

/** The action that a touch would have been, for the table to say why not; '' if none comes to mind. */
export function wouldBe(view: RaeView, hand: string, spot: string): string {
  const [where = "", at = ""] = spot.split(":");
  const card = cardAt(view, hand || spot) || (groupAt(view, where)?.cards.at(-1) ?? "");
  if (!card) return "";
  if (card === "long-live-the-king") return "reply";
  if (isEvent(card)) return played(card, where, at);
  const group = groupAt(view, where);
  if (hand === "lifted") return group ? `to:${group.group}-${group.n}` : "";
  if (hand.startsWith("hand:") || where === "hand") return joined(view, card, group ?? null, spot);
  return group?.group === "collection" ? `take:${card}:collection-${group.n}` : "";
}

function groupAt({ groups }: RaeView, id: string): RaeView["groups"][number] | undefined {
  return groups.find(({ of, n }) => groupId(of, n) === id);
}

/** An event at what was touched, or at nothing in particular. */
function played(card: string, where: string, at: string): string {
  const needsSeat = ["thieves", "enchanted-mirror", "siege"].includes(card);
  if (needsSeat) return where === "seat" ? `event:${card}:${at}` : "";
  return card === "fireball" ? "" : `event:${card}`;
}

/** A card of the hand with another, or to a group. */
function joined(view: RaeView, card: string, group: RaeView["groups"][number] | null, spot: string): string {
  const other = spot.startsWith("hand:") ? cardAt(view, spot) : "";
  if (other && other !== card && !isEvent(other)) return `lay:${card}:${other}`;
  if (!group) return `add:${card}:quest-1`;
  const [colour, suit] = by(card);
  const fits = group.of === (group.group === "quest" ? colour : suit);
  return fits ? `add:${card}:${group.group}-${group.n}` : "";
}
