/** The position as drawn, and what is to be seen of each event. */

import { fact, type Beat as KitBeat } from "$/board/stage.svelte";
import type { Point } from "$/board/ways";
import type { Sound } from "$/kit/sound";
import type { Heard } from "$/protocol";
import type { PillarsView } from "$/views/pillars";
import { assembly, ring, wings, type Formation } from "./formations";
import { around } from "./geometry";
import { after, changes, type Position } from "./position";

/** A stone or a pillar: its key stays while it moves or is turned. */
export interface Piece {
  key: number;
  at: string;
  religion: string;
  /** The way it came, where that is no straight line. */
  via?: Point[];
}

export interface Scene {
  stones: Piece[];
  pillars: Piece[];
  /** The formation that is being told of. */
  told: Formation | null;
  /** The station whose follower is being turned. */
  turning: string;
  /** The last step of a follower. */
  trail: { from: string; to: string } | null;
  /** What an event called the last Assembly. */
  named: string;
}

export type Beat = KitBeat<Scene>;

/** How long each kind of event is looked at, and what is heard with it; Wings are seen first. */
const SHOWN: Record<string, [number, Sound?]> = {
  moved: [480, "step"],
  pillar: [560, "bump"],
  converted: [520, "card"],
  corrupted: [520, "card"],
  assembly: [800, "gain"],
  unholy: [800, "gain"],
  machine: [800, "gain"],
  stopped: [300],
  surrounded: [1400],
};
const WINGS_LAST = 420;

/** The pieces of a position; whatever stands where it stood keeps its key. */
export function sceneOf(view: Position | PillarsView, was: Scene | null): Scene {
  const next = Math.max(0, ...[...(was?.stones ?? []), ...(was?.pillars ?? [])].map(({ key }) => key)) + 1;
  const wanted = Object.entries(view.followers).map(([at, religion]) => ({ at, religion }));
  const stones = kept(was?.stones ?? [], wanted, next);
  const sites = view.pillars.map((at) => ({ at, religion: "" }));
  const pillars = kept(was?.pillars ?? [], sites, next + stones.length);
  const trail = was?.trail && view.followers[was.trail.to] ? was.trail : null;
  return { stones, pillars, told: null, turning: "", trail, named: was?.named ?? "" };
}

function kept(old: readonly Piece[], wanted: readonly Omit<Piece, "key">[], next: number): Piece[] {
  const keys = new Map(old.map(({ at, key }) => [at, key]));
  const all = wanted.map((each, n) => ({ ...each, key: keys.get(each.at) ?? next + n }));
  return all.sort((a, b) => a.key - b.key);
}

/** What is to be seen of an event. */
export function beats(scene: Scene, event: Heard): Beat[] {
  const [lasts, sound] = SHOWN[event.event] ?? [];
  if (lasts === undefined) return [];
  if (fact(event, "by") !== "wings") return [{ scene: changed(scene, event), lasts, sound }];
  const told = wings(positionOf(scene), fact(event, "station"), fact(event, "religion"));
  const spread = { ...scene, told, turning: "" };
  return [
    { scene: spread, lasts: WINGS_LAST },
    { scene: changed(spread, event), lasts, sound },
  ];
}

/** The scene once this has happened. */
function changed(scene: Scene, event: Heard): Scene {
  const kind = event.event;
  const next = { ...carried(scene, event), turning: "" };
  if (kind === "converted" || kind === "corrupted") next.turning = fact(event, "station");
  if (kind === "assembly" || kind === "unholy" || kind === "machine") {
    next.named = kind;
    next.told = assembly(positionOf(scene), fact(event, "station"), kind);
  }
  if (kind === "surrounded") next.told = ring(fact(event, "religion"), fact(event, "site"));
  if (kind === "moved") {
    next.told = null;
    next.trail = { from: fact(event, "from"), to: fact(event, "to") };
  }
  return next;
}

/** Move or turn the piece itself, so that it glides. */
function carried(scene: Scene, event: Heard): Scene {
  const [from, to] = [fact(event, "from"), fact(event, "to")];
  const shift = (all: Piece[]) =>
    all.map((each) => (each.at === from ? { ...each, at: to, via: around(from, to) } : each));
  if (event.event === "moved") return { ...scene, stones: shift(scene.stones) };
  if (event.event === "pillar") return { ...scene, pillars: shift(scene.pillars) };
  if (!changes(event)) return scene;
  const { stones } = sceneOf(after(positionOf(scene), event), scene);
  return { ...scene, stones };
}

export function positionOf(scene: Scene): Position {
  return {
    followers: Object.fromEntries(scene.stones.map(({ at, religion }) => [at, religion])),
    pillars: scene.pillars.map(({ at }) => at),
  };
}
