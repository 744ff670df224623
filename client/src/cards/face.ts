/** Where the signs of a saint's card stand on its three drawings. */

import type { SaintFacts } from "$/protocol";

export type Size = "large" | "hand" | "thumb";

/** The outer measures of the three drawings; each has a shape and a text of its own. */
export const SIZES: Record<Size, { width: number; height: number }> = {
  large: { width: 300, height: 420 },
  hand: { width: 120, height: 168 },
  thumb: { width: 56, height: 78 },
};

export type Kind = "colour" | "birth" | "passing" | "month" | "region" | "order" | "designation" | "expansion";

/** A sign on a card. */
export interface Placed {
  /** The fact that it shows, as the game calls it. */
  fact: string;
  kind: Kind;
  /** A key of its table, or a number. */
  value: string | number;
  x: number;
  y: number;
  /** Half its size. */
  r: number;
}

/** The facts of the strip in its one order, then those of the row below. */
function shown(card: SaintFacts): Record<"strip" | "row", Omit<Placed, "x" | "y" | "r">[]> {
  const all = (kind: Kind, fact: string, values: readonly string[]) =>
    values.map((value) => ({ fact: `${fact}-${value}`, kind, value }));
  const centuries = card.text
    ? []
    : [
        { fact: "birth-century", kind: "birth" as const, value: card.birth },
        { fact: "passing-century", kind: "passing" as const, value: card.passing },
      ];
  return {
    strip: [
      ...all("colour", "colour", [card.main]),
      ...centuries,
      ...(card.month ? [{ fact: "feast-month", kind: "month" as const, value: card.month }] : []),
      ...all("colour", "colour", card.ribbons ?? []),
      ...all("region", "geography", card.regions ?? []),
    ],
    row: [
      ...(card.order ? [{ fact: "order", kind: "order" as const, value: card.order }] : []),
      ...all("designation", "designation", card.designations ?? []),
      ...all("expansion", "expansion", card.expansions ?? []),
    ],
  };
}

/** How high each kind stands in the strip: before it, half its size, after it. */
type Steps = Record<"main" | "birth" | "passing" | "month" | "colour" | "region", [number, number, number]>;
const LARGE: Steps = {
  main: [40, 21, 42],
  birth: [0, 20, 37],
  passing: [0, 20, 37],
  month: [8, 17, 38],
  colour: [0, 13.5, 34],
  region: [2, 14, 35],
};
const HAND: Steps = {
  main: [21, 11.5, 24],
  birth: [0, 11.75, 20.5],
  passing: [0, 11.75, 20.5],
  month: [2.5, 11, 22.5],
  colour: [0, 8.6, 19.5],
  region: [0, 8, 19.5],
};

function column(signs: readonly Omit<Placed, "x" | "y" | "r">[], x: number, steps: Steps): Placed[] {
  let y = 0;
  return signs.map((sign, n) => {
    const kind = n === 0 ? "main" : (sign.kind as keyof Steps);
    const [before, r, after] = steps[kind];
    // Regions keep one distance from what is above them, not from each other.
    y += kind === "region" && signs[n - 1]?.kind === "region" ? 0 : before;
    const placed = { ...sign, x, y, r };
    y += after;
    return placed;
  });
}

/** Many signs stand closer, so that the last one is still on the card. */
function squeezed(signs: Placed[], low: number): Placed[] {
  const [first, last] = [signs[0], signs.at(-1)];
  const over = first && last ? last.y + last.r - low : 0;
  if (!first || !last || over <= 0) return signs;
  const share = (last.y - first.y - over) / (last.y - first.y);
  return signs.map((each) => ({ ...each, y: first.y + (each.y - first.y) * share }));
}

function across(signs: readonly Omit<Placed, "x" | "y" | "r">[], x: number, y: number, r: number, step: number): Placed[] {
  const first = x - ((signs.length - 1) * step) / 2;
  return signs.map((sign, n) => ({ ...sign, x: first + n * step, y, r }));
}

/** The width of the index strip, with its frame. */
export const STRIP = { large: 62, hand: 32 };
const ROOM = 5;

/** All signs of a card. `right`: the facing page, whose strip is at the right. */
export function signsOf(card: SaintFacts, size: Size, right = false): Placed[] {
  const { strip, row } = shown(card);
  const { width } = SIZES[size];
  const mirrored = (placed: Placed[]) => (right ? placed.map((each) => ({ ...each, x: width - each.x })) : placed);
  if (size === "large") {
    const middle = right ? 126 : 174;
    return [...mirrored(squeezed(column(strip, 38, LARGE), 402)), ...across(row, middle, 383, 13.5, Math.min(34, 190 / Math.max(1, row.length)))];
  }
  if (size === "hand") {
    const below = [...strip.filter(({ kind }) => kind === "region"), ...row.filter(({ kind }) => kind !== "expansion")];
    const left = strip.filter(({ kind }) => kind !== "region");
    const middle = right ? 46.5 : 73.5;
    return [...mirrored(squeezed(column(left, 19.5, HAND), 160)), ...across(below.slice(0, ROOM), middle, 151.5, 7.6, 17.2)];
  }
  const [main] = strip;
  const month = strip.find(({ kind }) => kind === "month");
  return [
    ...(main ? [{ ...main, x: 10.5, y: 11, r: 8.4 }] : []),
    ...(month ? [{ ...month, x: 43.4, y: 63.5, r: 8 }] : []),
  ];
}

const SMALL = ["of", "the", "st.", "de", "la", "du", "des", "le", "sainte", "saint", "and", "et"];

/** A name on one line, or in two about as long; a line never ends with a small word. */
export function linesOf(name: string, most: number): string[] {
  const words = name.split(" ");
  if (name.length <= most || words.length < 2) return [name];
  let [best, least] = [1, Infinity];
  for (let i = 1; i < words.length; i++) {
    const [one, two] = [words.slice(0, i).join(" "), words.slice(i).join(" ")];
    const cost = Math.abs(one.length - two.length) + (SMALL.includes(words[i - 1]!.toLowerCase()) ? 6 : 0);
    if (cost < least) [best, least] = [i, cost];
  }
  return [words.slice(0, best).join(" "), words.slice(best).join(" ")];
}

/** Text in lines of at most so many letters. */
export function wrapped(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/[ \n]/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** A name without what all of them begin with. */
function untitled(name: string): string {
  const [first = "", ...rest] = name.split(" ");
  return rest.length && ["st.", "saint", "sainte"].includes(first.toLowerCase()) ? rest.join(" ") : name;
}

/** How wide a bold letter is on average, of its height. */
const LETTER = 0.53;
const [LARGEST, SMALLEST] = [11, 8.4];
const MOST_LINES = 3;

/**
 * A name in so little room, at most three lines of it, and how large it is written then: the title
 * goes first, then what does not fit. Where not even short words fit there is none, rather than half a one.
 */
export function besideOf(name: string, room: number): { lines: string[]; font: number } {
  const plain = untitled(name);
  for (let font = LARGEST; font >= SMALLEST; font -= 0.2) {
    const most = Math.floor(room / (font * LETTER));
    for (const told of [name, plain]) {
      const lines = wrapped(told, most);
      if (lines.length <= MOST_LINES && lines.every((line) => line.length <= most)) return { lines, font };
    }
  }
  return { lines: [], font: SMALLEST };
}

/** Below its picture a small card has a band for the name: as wide as the card, three lines high. */
export const BAND = { top: 110, wide: 106, high: 50 };
const [BROADEST, NARROWEST] = [21, 12];

/** A name in the band, as large as it can be: what all of them begin with is left out. */
export function bandOf(name: string): { lines: string[]; font: number } {
  const words = untitled(name).replaceAll("-", "- ").split(" ");
  for (let font = BROADEST; ; font -= 0.5) {
    const most = Math.floor(BAND.wide / (font * LETTER));
    const lines = joined(words, most);
    const fits = lines.length * font <= BAND.high && lines.every((line) => line.length <= most);
    if (fits || font <= NARROWEST) return { lines, font };
  }
}

/** Words in lines of at most so many letters; parts of a word have no space between them. */
function joined(words: readonly string[], most: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1) ?? "";
    const longer = last && `${last}${last.endsWith("-") ? "" : " "}${word}`;
    if (longer && longer.length <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Standing, a name has the height of the card, and is no smaller than this. */
const [TALL, LEAST, MOST] = [148, 9.5, 14];

/** A name that stands in so little room beside the strip, without what all of them begin with; null where it is not to be read. */
export function uprightOf(name: string, room: number): { text: string; font: number } | null {
  const text = untitled(name);
  const font = Math.min(MOST, room * 0.9, TALL / (text.length * LETTER));
  return font < LEAST ? null : { text, font };
}
