/** What is told of a lobby that has changed: who sits down, who is ready, and how many are. */

import type { TableNow } from "$/protocol";

export interface News {
  word: "page-lobby-sits" | "page-lobby-ready" | "page-lobby-unready";
  name: string;
}

/** What is new, compared with how it was; nothing when another game was chosen. */
export function newsOf(before: TableNow | null, now: TableNow): News[] {
  if (!before || before.game !== now.game || before.players !== now.players) return [];
  return now.people.flatMap(({ person, name, seat, ready }): News[] => {
    const was = before.people.find((each) => each.person === person);
    if (seat < 0) return [];
    if (ready && !was?.ready) return [{ word: "page-lobby-ready", name }];
    if (was && was.seat >= 0) return was.ready && !ready ? [{ word: "page-lobby-unready", name }] : [];
    return [{ word: "page-lobby-sits", name }];
  });
}

/** How many seats are ready, bots among them. */
export function readySeats(now: TableNow): number {
  return now.seats.filter((seat, n) => {
    const people = now.people.filter((each) => each.seat === n);
    return people.length ? people.every((each) => each.ready) : Boolean(seat.bot);
  }).length;
}
