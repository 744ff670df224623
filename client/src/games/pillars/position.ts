/** What stands where, and how events change it, forwards and backwards. */

import type { PillarsView, ReligionView } from "$/views/pillars";
import type { Heard } from "$/protocol";
import { station } from "./geometry";

export const RELIGIONS = ["red", "gold", "blue", "apostate"] as const;
export type Religion = (typeof RELIGIONS)[number];

/** Followers by station, and the sites of the pillars. */
export interface Position {
  followers: Record<string, string>;
  pillars: string[];
}

const CHANGES = ["moved", "converted", "corrupted", "pillar"];
const SEEN = [...CHANGES, "assembly", "unholy", "machine", "stopped", "surrounded", "wiped-out"];

/** Whether an event moves or turns a piece. */
export function changes(event: Heard): boolean {
  return CHANGES.includes(event.event);
}

/** Whether there is something to see on the board when it happens. */
export function seen(event: Heard): boolean {
  return SEEN.includes(event.event);
}

export function fact(event: Heard, name: string): string {
  return String(event.facts[name] ?? "");
}

function shifted(at: Position, from: string, to: string): Position {
  const { [from]: moved, ...followers } = at.followers;
  return moved === undefined ? at : { ...at, followers: { ...followers, [to]: moved } };
}

function turned(at: Position, where: string, religion: string): Position {
  return { ...at, followers: { ...at.followers, [where]: religion } };
}

function carried(at: Position, from: string, to: string): Position {
  return { ...at, pillars: at.pillars.map((each) => (each === from ? to : each)) };
}

/** The position after an event. */
export function after(at: Position, event: Heard): Position {
  const [from, to] = [fact(event, "from"), fact(event, "to")];
  if (event.event === "moved") return shifted(at, from, to);
  if (event.event === "pillar") return carried(at, from, to);
  return changes(event) ? turned(at, fact(event, "station"), to) : at;
}

/** The position before all of these events, given the one after them. */
export function before(at: Position, events: readonly Heard[]): Position {
  return [...events].reverse().reduce((late, event) => {
    const [from, to] = [fact(event, "from"), fact(event, "to")];
    if (event.event === "moved") return shifted(late, to, from);
    if (event.event === "pillar") return carried(late, to, from);
    return changes(event) ? turned(late, fact(event, "station"), from) : late;
  }, at);
}

export function same(a: Position, b: Position): boolean {
  const stations = Object.keys(a.followers);
  return (
    stations.length === Object.keys(b.followers).length &&
    stations.every((each) => a.followers[each] === b.followers[each]) &&
    [...a.pillars].sort().join() === [...b.pillars].sort().join()
  );
}

/** The two or three of that religion beside a follower: the Wings around it, as a picture. */
export function wingsAround(at: Position, middle: string, religion = ""): string[] {
  const beside = station(middle)?.beside ?? [];
  const own = at.followers[middle];
  const alike = (wanted: string) => beside.filter((each) => at.followers[each] === wanted);
  if (religion) return alike(religion);
  const found = RELIGIONS.filter((each) => each !== own).find((each) => alike(each).length > 1);
  return found ? alike(found) : [];
}

/** The religion that a seat leads; '' before the draw and for a spectator. */
export function ledBy(view: PillarsView, seat: number): ReligionView["religion"] | "" {
  return view.religions.find((each) => seat >= 0 && each.seat === seat)?.religion ?? "";
}
