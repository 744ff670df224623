/** What stands on a card: of the pack that is played with, in the reader's language. */

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
