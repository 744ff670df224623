/** What pointing at a place of the board means: the actions it stands for, or what it would be. */

import type { HeroView, QuestorView } from "../../views/questor";
import { CENTRE, OUTSIDE, SIDES, TILES, neighbour, placeName, placeNamed, sideTowards } from "./geometry";
import type { Side } from "./geometry";

export type Hero = HeroView["hero"];
export const HEROES: readonly Hero[] = ["warrior", "rogue", "mage", "healer", "prisoner"];

/** The part of the table's Choice that the board reads. */
export interface Named {
  action: string;
  label: string;
}

/** Where the hero at turn stands, -1 before the first turn. */
export function standing(view: QuestorView): number {
  return view.hero ? (view.where[HEROES.indexOf(view.hero)] ?? -1) : -1;
}

/** The place that an action of the table points at, or -1. */
export function target(view: QuestorView, action: string): number {
  const [kind = "", first = "", second = ""] = action.split(":");
  if (kind === "pick") return first === "prisoner" ? CENTRE : placeNamed(second);
  const here = standing(view);
  if (action === "dig:here" || kind === "pass" || kind === "end" || kind === "stuck") return here;
  const side = SIDES.indexOf(first as (typeof SIDES)[number]);
  if (kind === "roll" || kind === "turn") return -1;
  return side >= 0 ? neighbour(here, side as Side) : placeNamed(first);
}

/** Whether the picture offers this action; dice and turns of one's own are entered beside it. */
export function drawn(view: QuestorView, action: string): boolean {
  return target(view, action) >= 0;
}

/** Where the board offers a choice: a tile that can be entered or dug means to go there (one
 *  seldom digs where the way is open), and digging it is offered where the hero stands. */
export function offeredAt(view: QuestorView, action: string, choices: readonly Named[]): number {
  const entering = action.replace("dig:", "move:");
  const both = entering !== action && choices.some((each) => each.action === entering);
  return both ? standing(view) : target(view, action);
}

/** By place: the choices it stands for, in the order of the table. */
export function meanings<C extends Named>(view: QuestorView, choices: readonly C[]): Map<number, C[]> {
  const byPlace = new Map<number, C[]>();
  for (const choice of choices) {
    const place = offeredAt(view, choice.action, choices);
    if (place < 0) continue;
    const there = byPlace.get(place);
    if (there) there.push(choice);
    else byPlace.set(place, [choice]);
  }
  return byPlace;
}

/** The kind of an action, for its sign on the board. */
export function kindOf(action: string): string {
  return action.slice(0, action.indexOf(":") + 1 || undefined).replace(":", "");
}

/** The action that pointing at a place would be, for asking why it is not allowed. */
export function wouldBe(view: QuestorView, place: number, picked: Hero | null): string {
  const phase = view.phases[view.phases.length - 1] ?? "";
  if (phase === "picking") return wouldPick(place, picked);
  const side = sideTowards(standing(view), place);
  if (phase === "monsters") return wouldSend(view, place, side);
  if (place === standing(view)) return "dig:here";
  if (side !== null) return `move:${SIDES[side]}`;
  if (place < TILES && view.hero === "mage" && holdsGift(view)) return `blink:${placeName(place)}`;
  if (place < TILES && view.hero === "prisoner") return `rotate:${placeName(place)}:cw`;
  // says how far a hero may go; losing the turn is refused by that rule.
  return "stuck";
}

function wouldPick(place: number, picked: Hero | null): string {
  return place < OUTSIDE ? "move:n" : `pick:${picked ?? "warrior"}:${placeName(place)}`;
}

function wouldSend(view: QuestorView, place: number, side: Side | null): string {
  if (view.hero === "mage") return place < TILES ? `teleport:${placeName(place)}` : "move:n";
  return side === null ? "move:n" : `chase:${SIDES[side]}`;
}

function holdsGift(view: QuestorView): boolean {
  return view.heroes.some((hero) => hero.hero === view.hero && hero.gift);
}
