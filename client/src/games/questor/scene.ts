/** The position as drawn, and the steps from one position to the next that events tell of. */

import type { Sound } from "$/kit/sound";
import type { Heard } from "../../protocol";
import type { QuestorView } from "../../views/questor";
import { CROSS, SIDES, placeNamed } from "./geometry";
import { HEROES } from "./meaning";
import type { Hero } from "./meaning";

/** What the drawing of the dungeon shows. */
export interface Scene {
  arms: readonly number[];
  monsters: readonly number[];
  gems: readonly number[];
  where: readonly number[];
}

/** One step of the motion: the scene after it, what moves, and for how many milliseconds. */
export interface Beat {
  kind: string;
  scene: Scene;
  ms: number;
  /** Where it happens, -1 for nowhere. */
  place: number;
  /** Where a monster comes from, -1 for none. */
  from: number;
  hero: Hero | "";
  /** What the die shows, 0 for no die. */
  die: number;
  /** Which way a tile is rotated: "cw", "ccw" or "". */
  way: string;
}

/** How long each kind of event is shown; what is not here is not shown on the board. */
const LASTS: Record<string, number> = {
  "rolled-first": 650,
  picked: 450,
  gems: 500,
  centre: 700,
  moved: 380,
  revealed: 900,
  monster: 380,
  "put-back": 420,
  gem: 600,
  slain: 600,
  ignored: 250,
  teleported: 550,
  chased: 450,
  met: 550,
  gift: 450,
  dug: 550,
  passed: 250,
  rotated: 550,
  blinked: 550,
  left: 500,
  goal: 700,
};

/** What is heard with some of them. */
export const SOUNDS: Partial<Record<string, Sound>> = {
  "rolled-first": "dice",
  revealed: "dice",
  moved: "step",
  blinked: "card",
  dug: "bump",
  slain: "bump",
  teleported: "card",
  chased: "step",
  rotated: "card",
  gem: "gain",
  met: "gain",
  goal: "win",
};

export function sceneOf(view: QuestorView): Scene {
  return { arms: view.arms, monsters: view.monsters, gems: view.gem_at, where: view.where };
}

/** The steps from one scene to another; the last step always shows the other. */
export function beats(before: Scene, events: readonly Heard[], end: Scene): Beat[] {
  const steps: Beat[] = [];
  let scene = before;
  for (const heard of events) {
    const ms = LASTS[heard.event];
    if (ms === undefined) continue;
    scene = after(scene, heard);
    steps.push({
      kind: heard.event,
      scene,
      ms,
      place: placeOf(scene, heard),
      from: placeNamed(text(heard, "from")),
      hero: text(heard, "hero") as Hero | "",
      die: heard.event === "revealed" || heard.event === "rolled-first" ? number(heard, "n") : 0,
      way: text(heard, "way"),
    });
  }
  const last = steps[steps.length - 1];
  if (last) last.scene = end;
  return steps;
}

function placeOf(scene: Scene, heard: Heard): number {
  const place = placeNamed(text(heard, "place"));
  if (place >= 0) return place;
  if (heard.event === "slain") return scene.where[0] ?? -1;
  if (heard.event === "ignored") return scene.where[1] ?? -1;
  if (heard.event === "passed") return scene.where[3] ?? -1;
  if (heard.event === "centre") return 12;
  return scene.where[HEROES.indexOf(text(heard, "hero") as Hero)] ?? -1;
}

/** The scene once this has happened. */
export function after(scene: Scene, heard: Heard): Scene {
  const place = placeNamed(text(heard, "place"));
  const from = placeNamed(text(heard, "from"));
  const wall = SIDES.indexOf(text(heard, "wall") as (typeof SIDES)[number]);
  const moves = (hero: number): Scene => ({ ...scene, where: put(scene.where, hero, place) });
  switch (heard.event) {
    case "picked":
    case "moved":
    case "put-back":
    case "left":
      return moves(HEROES.indexOf(text(heard, "hero") as Hero));
    case "blinked":
      return moves(HEROES.indexOf("mage"));
    case "revealed":
      return { ...scene, arms: put(scene.arms, place, CROSS ^ (1 << wall)) };
    case "centre":
      return { ...scene, arms: put(scene.arms, 12, CROSS ^ (1 << wall)) };
    case "dug":
      return { ...scene, arms: put(scene.arms, place, CROSS) };
    case "rotated":
      return { ...scene, arms: put(scene.arms, place, turned(scene.arms[place] ?? 0, text(heard, "way"))) };
    case "monster":
      return { ...scene, monsters: put(scene.monsters, place, (scene.monsters[place] ?? 0) + 1) };
    case "slain":
      return { ...scene, monsters: put(scene.monsters, scene.where[0] ?? -1, 0) };
    case "teleported":
    case "chased": {
      const fewer = put(scene.monsters, from, (scene.monsters[from] ?? 1) - 1);
      return { ...scene, monsters: put(fewer, place, (fewer[place] ?? 0) + 1) };
    }
    case "gem":
      return { ...scene, gems: scene.gems.map((gem) => (gem === place ? -1 : gem)) };
    case "gems":
      return { ...scene, gems: [placeNamed(text(heard, "a")), placeNamed(text(heard, "b"))] };
    default:
      return scene;
  }
}

/** A tile's arms after a quarter turn. */
export function turned(arms: number, way: string): number {
  const by = way === "cw" ? 1 : 3;
  return ((arms << by) | (arms >> (4 - by))) & CROSS;
}

function put(list: readonly number[], at: number, value: number): number[] {
  return list.map((old, i) => (i === at ? value : old));
}

function text(heard: Heard, fact: string): string {
  return String(heard.facts[fact] ?? "");
}

function number(heard: Heard, fact: string): number {
  return Number(heard.facts[fact] ?? 0);
}
