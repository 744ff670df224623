/** Formations as pictures: which places are outlined, in whose colour, under what name. */

import type { PillarsView } from "$/views/pillars";
import type { Choice } from "$/protocol";
import { site, STATIONS, station } from "./geometry";
import { parsed } from "./plan";
import { ledBy, wingsAround, type Position } from "./position";

export type FormationKind = "wings" | "assembly" | "unholy" | "machine" | "rest" | "ring";

export interface Formation {
  kind: FormationKind;
  religion: string;
  /** The middle, the centre or the pillar's site. */
  at: string;
  places: string[];
}

/** `actor` of a game that has ended. */
export const OVER = -4;
const ASSEMBLING = ["pillar", "machine", "outer", "target"];

/** Four of a kind around a centre. `told` is what an event called it, if one did. */
export function assembly(position: Position, centre: string, told: string): Formation {
  const religion = position.followers[centre] ?? "";
  const own = religion === "apostate" ? "unholy" : "assembly";
  const kind = told === "machine" || told === "rest" ? told : own;
  return { kind, religion, at: centre, places: [centre, ...(station(centre)?.beside ?? [])] };
}

/** Two or three around a follower that they turn. */
export function wings(position: Position, middle: string, religion = ""): Formation {
  const around = wingsAround(position, middle, religion);
  const own = religion || (position.followers[around[0] ?? ""] ?? "");
  return { kind: "wings", religion: own, at: middle, places: [middle, ...around] };
}

/** A pillar with everyone around it. */
export function ring(religion: string, name: string): Formation {
  return { kind: "ring", religion, at: name, places: site(name)?.stations ?? [] };
}

/** The formations that the position shows by itself: what is carried out, chosen among, or at rest. */
export function formations(
  view: PillarsView,
  choices: readonly Choice[],
  told: string,
): Formation[] {
  const phase = view.phases[view.phases.length - 1] ?? "";
  const found: Formation[] = view.stopped.map((at) => assembly(view, at, "rest"));
  if (view.actor === OVER) return rings(view);
  if (ASSEMBLING.includes(phase) && view.centre !== "-")
    found.push(assembly(view, view.centre, phase === "machine" ? "machine" : told));
  if (phase === "wings") found.push(...middles(view, choices).map((at) => wings(view, at)));
  if (phase === "assemblies")
    found.push(...centres(view, choices).map((at) => assembly(view, at, "")));
  return found;
}

/** Of which Wings one is picked: those offered; for those who look on, all that are seen. */
function middles(view: PillarsView, choices: readonly Choice[]): string[] {
  const offered = picked(choices, "convert");
  const gaps = STATIONS.filter(({ name, pocket }) => !pocket && view.followers[name]);
  const found = gaps.map(({ name }) => name).filter((name) => wingsAround(view, name).length > 1);
  return offered.length ? offered : found;
}

/** The same for Assemblies. */
function centres(view: PillarsView, choices: readonly Choice[]): string[] {
  const offered = picked(choices, "assembly");
  const found = STATIONS.filter(({ name, pocket, beside }) => {
    const own = view.followers[name];
    return !pocket && own && beside.every((each) => view.followers[each] === own);
  });
  const names = found.map(({ name }) => name).filter((name) => !view.stopped.includes(name));
  return offered.length ? offered : names;
}

function picked(choices: readonly Choice[], wanted: string): string[] {
  const all = choices.map(({ action }) => parsed(action));
  return all.filter(({ kind }) => kind === wanted).map(({ from }) => from);
}

/** How it ended: the winning seat or -1, its religion, and the reason. */
export function endOf(view: PillarsView): { winner: number; religion: string; reason: string } {
  return { winner: view.winner, religion: ledBy(view, view.winner), reason: view.ending };
}

/** At the end: pillars with six of a kind around them. */
function rings(view: PillarsView): Formation[] {
  return view.pillars.flatMap((name) => {
    const around = (site(name)?.stations ?? []).map((each) => view.followers[each] ?? "");
    const alike = around.length === 6 && around.every((each) => each && each === around[0]);
    return alike && around[0] !== "apostate" ? [ring(around[0]!, name)] : [];
  });
}
