/** What stands where, and how events change it, forwards and backwards. */

import { fact } from "$/board/stage.svelte";
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

/** Whether an event moves or turns a piece. */
export function changes(event: Heard): boolean {
  return CHANGES.includes(event.event);
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
