/** What touching a place of the board means: the actions it stands for, or what it would be. */

import type { Glass } from "$/kit/seats";
import type { Choice } from "$/protocol";
import type { HeroView, QuestorView } from "$/views/questor";
import { CENTRE, OUTSIDE, SIDES, TILES, neighbour, placeName, placeNamed, sideTowards } from "./geometry";
import type { Side } from "./geometry";

export type Hero = HeroView["hero"];
export const HEROES: readonly Hero[] = ["warrior", "rogue", "mage", "healer", "prisoner"];
export const GLASS: Record<Hero, Glass> = {
  warrior: "rose",
  rogue: "sky",
  mage: "amber",
  healer: "leaf",
  prisoner: "violet",
};

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

/**
 * The spots of an action: heroes to be picked, then places; of a turn, where the hero stands and
 * where it leads. A tile that can be entered or dug means to go there (one seldom digs where the
 * way is open), and digging it is offered where the hero stands.
 */
export function spotsOf(view: QuestorView, action: string, choices: readonly Choice[] = []): string[] {
  const [kind = "", hero = ""] = action.split(":");
  const place = target(view, action);
  if (kind === "pick") return hero === "prisoner" ? [hero] : [hero, placeName(place)];
  const here = standing(view);
  if (place < 0 || here < 0) return [];
  const entering = action.replace("dig:", "move:");
  const both = entering !== action && choices.some((each) => each.action === entering);
  return both || place === here ? [placeName(here)] : [placeName(here), placeName(place)];
}

/** Whether the picture offers this action; dice and turns of one's own are entered beside it. */
export function drawn(view: QuestorView, action: string): boolean {
  return spotsOf(view, action).length > 0;
}

/** What is done where the hero stands is asked first, since that tile is touched in passing. */
export function sure(view: QuestorView, action: string, choices: readonly Choice[]): boolean {
  return !action.startsWith("pick:") && spotsOf(view, action, choices).length === 1;
}

/** The kind of an action, for its sign on the board. */
export function kindOf(action: string): string {
  return action.slice(0, action.indexOf(":") + 1 || undefined).replace(":", "");
}

/** The action that touching a place would be, for asking why it is not allowed. */
export function wouldBe(view: QuestorView, hand: string, spot: string): string {
  const place = placeNamed(spot);
  const phase = view.phases[view.phases.length - 1] ?? "";
  if (place < 0) return "";
  if (phase === "picking")
    return place < OUTSIDE ? "move:n" : `pick:${HEROES.find((each) => each === hand) ?? "warrior"}:${spot}`;
  const side = sideTowards(standing(view), place);
  if (phase === "monsters") return wouldSend(view, place, side);
  if (place === standing(view)) return "dig:here";
  if (side !== null) return `move:${SIDES[side]}`;
  if (place < TILES && view.hero === "mage" && holdsGift(view)) return `blink:${spot}`;
  if (place < TILES && view.hero === "prisoner") return `rotate:${spot}:cw`;
  // says how far a hero may go; losing the turn is refused by that rule.
  return "stuck";
}

function wouldSend(view: QuestorView, place: number, side: Side | null): string {
  if (view.hero === "mage") return place < TILES ? `teleport:${placeName(place)}` : "move:n";
  return side === null ? "move:n" : `chase:${SIDES[side]}`;
}

function holdsGift(view: QuestorView): boolean {
  return view.heroes.some((hero) => hero.hero === view.hero && hero.gift);
}
