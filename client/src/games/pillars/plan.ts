/** From a touched place to an action: only what is offered is done, anything else is asked about. */

import type { PillarsView } from "$/views/pillars";
import type { Choice } from "$/protocol";
import { isSite, place, site, station } from "./geometry";
import { ledBy } from "./position";

/** What touching a place leads to. */
export type Outcome =
  | { does: "choose"; action: string }
  | { does: "select"; place: string }
  | { does: "menu"; place: string; choices: Choice[] }
  | { does: "ask"; action: string; at: string }
  | { does: "nothing" };

interface Parsed {
  kind: string;
  from: string;
  to: string;
}

export function parsed(action: string): Parsed {
  const [kind = "", from = "", to = ""] = action.split(":");
  return { kind, from, to };
}

const WALKS = ["move", "pillar"];
const AT_ONE_PLACE = ["convert", "assembly", "outer"];

/** Whether the picture offers this action; a pass, and who begins, are chosen beside it. */
export function drawn(_: PillarsView, action: string): boolean {
  const { kind } = parsed(action);
  return [...WALKS, ...AT_ONE_PLACE, "stop", "to"].includes(kind);
}

/** The places of an action, where it begins first; [] if it has none. */
export function placesOf(view: PillarsView, action: string): string[] {
  const { kind, from, to } = parsed(action);
  if (WALKS.includes(kind)) return [from, to];
  if (AT_ONE_PLACE.includes(kind)) return [from];
  if (kind === "stop") return [view.centre];
  return kind === "to" ? [view.outer] : [];
}

/** Moves that begin here. */
export function leaving(choices: readonly Choice[], name: string): Choice[] {
  return choices.filter(({ action }) => {
    const { kind, from } = parsed(action);
    return WALKS.includes(kind) && from === name;
  });
}

/** Moves that end here. */
export function arriving(choices: readonly Choice[], name: string): Choice[] {
  return choices.filter(({ action }) => {
    const { kind, to } = parsed(action);
    return WALKS.includes(kind) && to === name;
  });
}

/** What is done by touching this place alone. A stop lies at its Machine, a new religion at its follower. */
export function standing(choices: readonly Choice[], view: PillarsView, name: string): Choice[] {
  return choices.filter(({ action }) => {
    const { kind, from } = parsed(action);
    if (AT_ONE_PLACE.includes(kind)) return from === name;
    return (kind === "stop" && view.centre === name) || (kind === "to" && view.outer === name);
  });
}

/** What a tray of stones offers: that the waiting follower joins it. */
export function joining(choices: readonly Choice[], religion: string): Choice | undefined {
  return choices.find(({ action }) => action === `to:${religion}`);
}

/** Which places light up: where a choice begins, or where the chosen piece may go. */
export function lit(choices: readonly Choice[], view: PillarsView, chosen: string): Set<string> {
  const going = leaving(choices, chosen);
  if (going.length) return new Set(going.map(({ action }) => parsed(action).to));
  const starts = choices.map(({ action }) => parsed(action));
  const at = starts.filter(({ kind }) => WALKS.includes(kind) || AT_ONE_PLACE.includes(kind));
  const own = new Set(at.map(({ from }) => from));
  if (starts.some(({ kind }) => kind === "to")) own.add(view.outer);
  if (starts.some(({ kind }) => kind === "stop")) own.add(view.centre);
  return own;
}

/** A place is touched while `chosen` is picked up ('' for nothing). */
export function touch(
  choices: readonly Choice[],
  view: PillarsView,
  chosen: string,
  name: string,
): Outcome {
  const going = choices.find(({ action }) => {
    const { kind, from, to } = parsed(action);
    return WALKS.includes(kind) && from === chosen && to === name;
  });
  if (going) return { does: "choose", action: going.action };
  const [only, ...more] = standing(choices, view, name);
  if (only && (more.length || only.action === "stop"))
    return { does: "menu", place: name, choices: [only, ...more] };
  if (only) return { does: "choose", action: only.action };
  if (chosen === name) return { does: "select", place: "" };
  if (leaving(choices, name).length) return { does: "select", place: name };
  const coming = chosen ? [] : arriving(choices, name);
  if (coming.length) return { does: "menu", place: name, choices: coming };
  const action = wouldBe(view, chosen, name);
  return action ? { does: "ask", action, at: name } : { does: "select", place: "" };
}

/** A piece is dropped: done, asked about if it is a step at all, else put back. */
export function drop(choices: readonly Choice[], from: string, name: string): Outcome {
  const action = walk(from, name);
  if (!action) return { does: "nothing" };
  const offered = choices.some((each) => each.action === action);
  return offered ? { does: "choose", action } : { does: "ask", action, at: name };
}

/** What a place says: the action that a touch does, and what stands there. */
export function labelOf(
  choices: readonly Choice[],
  view: PillarsView,
  chosen: string,
  name: string,
  places: Record<string, string>,
): string {
  const going = leaving(choices, chosen).filter(({ action }) => parsed(action).to === name);
  const labels = [...going, ...standing(choices, view, name)].map(({ label }) => label);
  return [...labels, places[name] ?? name].join(". ");
}

/** A step between neighbours as an action; '' if they are none. */
function walk(from: string, to: string): string {
  if (!place(from)?.beside.includes(to)) return "";
  return `${isSite(from) ? "pillar" : "move"}:${from}:${to}`;
}

const ASKED_AT: Record<string, string> = {
  wings: "convert",
  assemblies: "assembly",
  outer: "outer",
};

/** The action that touching this place would have been; '' if none comes to mind. */
export function wouldBe(view: PillarsView, chosen: string, name: string): string {
  const step = walk(chosen, name);
  if (step) return step;
  // P-3.1 says how far a follower may go; passing is refused by that rule.
  if (chosen && !isSite(chosen) && !isSite(name) && !view.followers[name]) return "pass";
  const phase = view.phases[view.phases.length - 1] ?? "";
  if (!isSite(name) && ASKED_AT[phase]) return `${ASKED_AT[phase]}:${name}`;
  return isSite(name) ? pillarStep(view, name) : followerStep(view, name);
}

function pillarStep(view: PillarsView, name: string): string {
  const beside = site(name)?.beside ?? [];
  if (view.pillars.includes(name)) {
    const free = beside.find((each) => !view.pillars.includes(each));
    return free ? `pillar:${name}:${free}` : "";
  }
  const from = beside.find((each) => view.pillars.includes(each)) ?? beside[0];
  return from ? `pillar:${from}:${name}` : "";
}

function followerStep(view: PillarsView, name: string): string {
  const beside = station(name)?.beside ?? [];
  if (view.followers[name]) {
    const free = beside.find((each) => !view.followers[each]) ?? beside[0];
    return free ? `move:${name}:${free}` : "";
  }
  const led = ledBy(view, view.seat);
  const own = beside.find((each) => view.followers[each] === led);
  const from = own ?? beside.find((each) => view.followers[each]) ?? beside[0];
  return from ? `move:${from}:${name}` : "";
}
