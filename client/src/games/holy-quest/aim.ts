/** What a seat of The Holy Quest has to do, and how far it is. */

import type { HolyQuestView } from "$/views/holy-quest";
import { say } from "./words";

/** How many of a seat's saints are where they are to go, and how many there are. */
export function arrived(view: HolyQuestView, seat: number): { done: number; need: number } {
  const own = view.pawns.filter((each) => each.colour === view.colours[seat]);
  const there = view.advanced ? /^throne$/ : /^heaven-/;
  return { done: own.filter((each) => there.test(each.place)).length, need: own.length };
}

export function aimOf(view: HolyQuestView, seat: number): string {
  if (!view.colours[seat]) return "";
  return say(view.advanced ? "holy-quest-aim-throne" : "holy-quest-aim-so-far", arrived(view, seat));
}
