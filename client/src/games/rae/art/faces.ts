/** Whole cards but for their words, each one image: its drawing costs the page one element. */

import { DARK } from "./dark";
import { EVENTS } from "./events";
import { windowOf, type Ground } from "./glass";
import { gem, GLASS, hatching, suit } from "./signs";
import { at, box, GOLD, LEAD, line, shape, star, WHITE } from "./shapes";
import { WARM } from "./warm";

const GROUND: Record<string, Ground> = {
  red: "rose",
  yellow: "gold",
  blue: "sky",
  green: "leaf",
  purple: "dusk",
  orange: "ember",
  black: "night",
};
const EVENT_GROUND: Record<string, Ground> = {
  "long-live-the-king": "sky",
  thieves: "night",
  fireball: "ember",
  taxes: "gold",
  "enchanted-mirror": "dusk",
  "mystical-tome": "leaf",
  tournament: "ember",
  siege: "rose",
};
/** So many points are stars one below the other; more are one star and a number. */
const STARS = 4;

/** What the drawing of a card depends on. */
export interface Drawing {
  card: string;
  /** Its kind: a gem. */
  type: string;
  points: number;
  /** Of an event: a small swatch. */
  colour?: string;
}

export function isEvent(card: string): boolean {
  return card in EVENTS;
}

const made = new Map<string, string>();

/** What was drawn once is kept. */
function once(key: string, wide: number, high: number, draw: () => string): string {
  let found = made.get(key);
  if (found === undefined) {
    const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}" width="${wide}" height="${high}">${draw()}</svg>`;
    found = `data:image/svg+xml,${encodeURIComponent(text)}`;
    made.set(key, found);
  }
  return found;
}

/** The frame in the card's colour and hatching, with paper inside. */
function frame(colour: string, wide: number, high: number, border: number, corner: number): string {
  const inner = (fill: string) =>
    `<rect x="2" y="2" width="${wide - 4}" height="${high - 4}" rx="${corner - 2}" fill="${fill}"/>`;
  const edge = 2 + border;
  return (
    `<defs>${hatching(colour)}</defs>` +
    box(0, 0, wide, high, LEAD, 0, corner) +
    inner(GLASS[colour]!) +
    inner("url(#h)") +
    box(edge, edge, wide - 2 * edge, high - 2 * edge, "#fff9ea", 1.8, Math.max(3, corner - border))
  );
}

/** The points, from y downwards. */
function stars(points: number, x: number, y: number, r: number, step: number): string {
  const one = (n: number) => shape(star(5, r, r * 0.455), GOLD, r / 6.6, at(x, y + n * step));
  if (points <= STARS) return Array.from({ length: points }, (_, n) => one(n)).join("");
  const size = r * 1.9;
  const number = `<text x="${x}" y="${y + step + size * 0.36}" font-size="${size}" font-family="sans-serif" font-weight="700" text-anchor="middle" fill="#2a2119">${points}</text>`;
  return one(0) + number;
}

/** All cards as they are printed: a pack has other numbers, kinds and words for them. */
export function printed(): Record<string, string> {
  const made: Record<string, string> = {};
  for (const card of [...Object.keys(WARM), ...Object.keys(DARK)]) made[card] = bare(card);
  for (const card of Object.keys(EVENTS)) made[card] = event(card, "");
  for (const colour of Object.keys(GLASS)) made[`swatch ${colour}`] = swatch(colour);
  return made;
}

/** 120 by 168. In the strip: suit, points, kind; the frame is the colour. Events have no strip. */
export function large(drawing: Drawing): string {
  const { card, type, points, colour = "" } = drawing;
  return once(`${card} ${type} ${points} ${colour}`, 120, 168, () =>
    isEvent(card) ? event(card, colour) : quest(drawing),
  );
}

function quest({ card, type, points }: Drawing): string {
  return bare(card) + stars(points, 21.5, 54, 6.6, 17) + gem(type, 8.4, 21.5, 144);
}

/** A Quest card without what a pack may change: its points and its kind. */
function bare(card: string): string {
  const [colour, own] = card.split("-") as [string, string];
  return (
    frame(colour, 120, 168, 7, 10) +
    `<rect x="9" y="9" width="25" height="150" fill="${GLASS[colour]}" opacity=".16"/>` +
    line("M34,9V159", 1.2) +
    suit(own, 10.5, 21.5, 25) +
    windowOf(GROUND[colour]!, WARM[card] ?? DARK[card] ?? "", [38, 13, 72, 92], 1.5)
  );
}

/** The colour of an event, which has no other. */
function swatch(colour: string): string {
  return `<defs>${hatching(colour)}</defs>${box(97, 12, 11, 8, GLASS[colour] ?? WHITE, 1.1, 2)}<rect x="97" y="12" width="11" height="8" rx="2" fill="url(#h)"/>`;
}

function event(card: string, colour: string): string {
  return (
    box(0, 0, 120, 168, LEAD, 0, 10) +
    '<rect x="2" y="2" width="116" height="164" rx="8" fill="#efe3c8"/>' +
    '<rect x="4.6" y="4.6" width="110.8" height="158.8" rx="6.4" fill="none" stroke="#e8822a" stroke-width="2"/>' +
    box(8, 8, 104, 152, "#fff9ea", 1.6, 4) +
    (colour && swatch(colour)) +
    windowOf(EVENT_GROUND[card]!, EVENTS[card]!, [26, 11, 68, 86], 1.5) +
    gem("event", 9, 18, 20)
  );
}

/**
 * 62 by 87, in a group: what stands at the left edge is seen when the next card lies over it. Where
 * it is so far away that no title can be read, the window is as high as the card and signs are larger.
 */
export function small({ card, points }: Drawing, far = false): string {
  return once(`small ${far} ${card} ${points}`, 62, 87, () => {
    const [colour, own] = card.split("-") as [string, string];
    const signs = far
      ? suit(own, 9, 12.6, 18) + stars(points, 12.6, 39, 6, 14)
      : suit(own, 7.4, 12.4, 16) + stars(points, 12.4, 33, 4.6, 11);
    const glass = windowOf(GROUND[colour]!, WARM[card] ?? DARK[card] ?? "", far ? [20, 8, 35, 71] : [19, 8, 36, 46], 1);
    return frame(colour, 62, 87, 4, 7) + glass + signs;
  });
}

/** A suit's sign alone. */
export function sign(which: string): string {
  return once(`suit ${which}`, 28, 28, () => suit(which, 12.5, 14, 14));
}
