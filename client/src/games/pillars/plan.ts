/** What touching a place means: where an action is done, and what a touch would have been. */

import type { PillarsView } from "$/views/pillars";
import { isSite, place, site, station } from "./geometry";
import { ledBy, RELIGIONS } from "./position";

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

/** The spots of an action: a stop lies at its Machine, a follower goes to its new religion's tray. */
export function spotsOf(view: PillarsView, action: string): string[] {
  const { kind, from, to } = parsed(action);
  if (WALKS.includes(kind)) return [from, to];
  if (AT_ONE_PLACE.includes(kind)) return [from];
  if (kind === "stop") return [view.centre];
  return kind === "to" ? [view.outer, from] : [];
}

/** Whether the picture offers this action; a pass, and who begins, are chosen beside it. */
export function drawn(view: PillarsView, action: string): boolean {
  return spotsOf(view, action).length > 0;
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
export function wouldBe(view: PillarsView, hand: string, name: string): string {
  if (RELIGIONS.some((each) => each === name)) return `to:${name}`;
  const step = walk(hand, name);
  if (step) return step;
  // P-3.1 says how far a follower may go; passing is refused by that rule.
  if (hand && !isSite(hand) && !isSite(name) && !view.followers[name]) return "pass";
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
