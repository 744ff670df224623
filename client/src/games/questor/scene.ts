/** The position as drawn, and the steps from one position to the next that events tell of. */

import { fact, type Beat as KitBeat } from "$/board/stage.svelte";
import type { Sound } from "$/kit/sound";
import type { Heard } from "$/protocol";
import type { QuestorView } from "$/views/questor";
import { CROSS, SIDES, placeNamed } from "./geometry";
import { HEROES, type Hero } from "./meaning";

/** What the drawing of the dungeon shows. */
export interface Scene {
  arms: readonly number[];
  monsters: readonly number[];
  gems: readonly number[];
  where: readonly number[];
}

/** One step of the motion: what moves, and where. */
export interface Beat extends KitBeat<Scene> {
  kind: string;
  /** Where it happens, -1 for nowhere. */
  place: number;
  /** Where a monster comes from, -1 for none. */
  from: number;
  /** Which way a tile is rotated: "cw", "ccw" or "". */
  way: string;
}

/** How long each kind of event is shown, and what is heard with it; the rest is not shown. */
const SHOWN: Record<string, [number, Sound?]> = {
  "rolled-first": [900, "dice"],
  picked: [450],
  gems: [500],
  centre: [700],
  moved: [380, "step"],
  revealed: [1000, "dice"],
  monster: [380],
  "put-back": [420],
  gem: [600, "gain"],
  slain: [600, "bump"],
  ignored: [250],
  teleported: [550, "card"],
  chased: [450, "step"],
  met: [550, "gain"],
  gift: [450],
  dug: [550, "bump"],
  passed: [250],
  rotated: [550, "card"],
  blinked: [550, "card"],
  left: [500],
  goal: [700, "win"],
};
/** Those that throw a die. */
const ROLLS = ["rolled-first", "revealed"];

export function sceneOf(view: QuestorView): Scene {
  return { arms: view.arms, monsters: view.monsters, gems: view.gem_at, where: view.where };
}

/** What is to be seen of an event. */
export function beats(before: Scene, heard: Heard): Beat[] {
  const [lasts, sound] = SHOWN[heard.event] ?? [];
  if (lasts === undefined) return [];
  const scene = after(before, heard);
  return [
    {
      kind: heard.event,
      scene,
      lasts,
      sound,
      dice: ROLLS.includes(heard.event) ? [Number(fact(heard, "n"))] : undefined,
      place: placeOf(scene, heard),
      from: placeNamed(fact(heard, "from")),
      way: fact(heard, "way"),
    },
  ];
}

function placeOf(scene: Scene, heard: Heard): number {
  const place = placeNamed(fact(heard, "place"));
  if (place >= 0) return place;
  if (heard.event === "slain") return scene.where[0] ?? -1;
  if (heard.event === "ignored") return scene.where[1] ?? -1;
  if (heard.event === "passed") return scene.where[3] ?? -1;
  if (heard.event === "centre") return 12;
  return scene.where[HEROES.indexOf(fact(heard, "hero") as Hero)] ?? -1;
}

/** The scene once this has happened. */
export function after(scene: Scene, heard: Heard): Scene {
  const place = placeNamed(fact(heard, "place"));
  const from = placeNamed(fact(heard, "from"));
  const wall = SIDES.indexOf(fact(heard, "wall") as (typeof SIDES)[number]);
  const moves = (hero: number): Scene => ({ ...scene, where: put(scene.where, hero, place) });
  switch (heard.event) {
    case "picked":
    case "moved":
    case "put-back":
    case "left":
      return moves(HEROES.indexOf(fact(heard, "hero") as Hero));
    case "blinked":
      return moves(HEROES.indexOf("mage"));
    case "revealed":
      return { ...scene, arms: put(scene.arms, place, CROSS ^ (1 << wall)) };
    case "centre":
      return { ...scene, arms: put(scene.arms, 12, CROSS ^ (1 << wall)) };
    case "dug":
      return { ...scene, arms: put(scene.arms, place, CROSS) };
    case "rotated":
      return { ...scene, arms: put(scene.arms, place, turned(scene.arms[place] ?? 0, fact(heard, "way"))) };
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
      return { ...scene, gems: [placeNamed(fact(heard, "a")), placeNamed(fact(heard, "b"))] };
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
