/** Whose window stands for a seat. */

import { FACE_NAMES } from "$/kit/faces";
import type { Table } from "./table.svelte";

/** Whoever acts there, else who sits there first. */
export function whoAt(table: Table, seat: number): number | undefined {
  const found = table.now?.seats[seat];
  return found && (found.people.includes(found.acting) ? found.acting : found.people[0]);
}

/** The saint of who sits there; whoever chose none has one of the saints too, and keeps it. */
export function faceOf(table: Table, seat: number): string {
  const who = whoAt(table, seat);
  if (who === undefined) return "";
  const chosen = table.now?.people.find((each) => each.person === who)?.face;
  return chosen || FACE_NAMES[(who * 5 + 4) % FACE_NAMES.length]!;
}
