/** What stands on a card: of the pack that is played with, in the reader's language. */

import { wrapped } from "$/cards/face";
import type { Drawing } from "./art/faces";

export interface Printed extends Drawing {
  title: string;
  /** An event's title in the other languages, each with its language. */
  also: [string, string][];
}

export function printedOn(places: Record<string, string>, card: string): Printed {
  return {
    card,
    title: places[`title:${card}`] ?? "",
    also: (places.also ?? "").split(" ").flatMap((lang) => {
      const also = places[`also:${lang}:${card}`];
      return also ? [[lang, also] as [string, string]] : [];
    }),
    type: places[`type:${card}`] ?? "",
    points: Number(places[`points:${card}`] ?? 0),
    colour: places[`colour:${card}`] ?? "",
  };
}

/** The longest word of a title: it is what must fit on a line. */
export function longest(title: string): number {
  return Math.max(0, ...title.split(/[\s-]/).map((word) => word.length));
}

/** How wide a bold letter is on average, of its height; how many lines a title may have. */
const [LETTER, LINES] = [0.56, 2];

/** Whether a title is whole in so much room, of a card that is 120 wide: none of its words is cut. */
export function fitting(title: string, room: number): boolean {
  const long = longest(title);
  const most = Math.floor(room / ((long > 10 ? 10.4 : long > 8 ? 11.6 : 12.8) * LETTER));
  return long <= most && wrapped(title, most + 1).length <= LINES;
}
