/** Where groups lie in an area: as large as all of them can be, row after row. */

import { SUITS } from "./art/signs";
import type { Group } from "./scene";

/** A card in a group at full size, how far the next one lies, and a ghost of a missing one. */
export const CARD = { wide: 62, high: 87, step: 27, ghost: 24, gap: 4 };
const MOST_COLOURS = 7;

export interface Room {
  wide: number;
  high: number;
  /** What is kept free at the lower right. */
  corner?: { wide: number; high: number };
}

export interface Placed {
  group: Group;
  x: number;
  y: number;
}

export interface Plan {
  /** How large groups are. */
  by: number;
  placed: Placed[];
  /** How high it all is; more than the room where even the smallest does not fit. */
  high: number;
}

/** The suits that a Quest lacks. */
export function missing({ quest, of, cards }: Group): string[] {
  return quest ? SUITS.filter((suit) => !cards.includes(`${of}-${suit}`)) : [];
}

/** How many cards are missing and stand as ghosts: every suit of a Quest, one end of a Collection. */
export function ghosts(group: Group): number {
  return group.quest ? missing(group).length : Number(group.cards.length < MOST_COLOURS);
}

/** Below this there is no room for ghosts: what a held card would fill is shown over the next group. */
const GHOSTLY = 0.6;

/** How wide a group is, at full size, where it is drawn so large. */
export function width(group: Group, by = 1): number {
  const cards = (group.cards.length - 1) * CARD.step + CARD.wide;
  return cards + (by < GHOSTLY ? 0 : ghosts(group) * (CARD.ghost + CARD.gap));
}

/** The missing cards that are drawn: at the smallest sizes only the one that can be filled. */
export function drawnGhosts(by: number, at: number, fills: number): boolean {
  return by >= GHOSTLY || at === fills;
}

const SIZES = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.58, 0.52, 0.47, 0.43, 0.39, 0.36, 0.33, 0.3, 0.27];
/** No card is smaller, however many groups there are. */
const SMALLEST = 0.26;
/** Between groups. */
const GAP = 12;
/** Where groups are smaller than this they lie closer. */
const [CLOSE, CLOSER] = [0.43, 6];
const WIDE_GAP = 26;
/** Above each row, where it is said what a lit place brings, and below, where its name stands. */
const LOOSE = [11, 20] as const;
const TIGHT = [3, 16] as const;

/** The largest size at which all groups fit, and where each of them lies then. */
export function arranged(groups: readonly Group[], room: Room, largest = 1): Plan {
  const sizes = SIZES.map((by) => Math.max(SMALLEST, by * largest));
  for (const by of sizes) {
    const plan = rows(groups, room, by);
    if (plan.high <= room.high) return plan;
  }
  return rows(groups, { wide: room.wide, high: room.high }, sizes.at(-1)!);
}

/** Row after row at one size. */
function rows(groups: readonly Group[], room: Room, by: number): Plan {
  const [above, below] = brief(by) ? TIGHT : LOOSE;
  const tall = CARD.high * by + above + below;
  const corner = room.corner ?? { wide: 0, high: 0 };
  const reach = (y: number) => (y + tall > room.high - corner.high ? room.wide - corner.wide : room.wide);
  const gap = by < CLOSE ? CLOSER : brief(by) ? GAP : Math.max(GAP, WIDE_GAP * by);
  const placed: Placed[] = [];
  let [x, y] = [0, 0];
  for (const group of groups) {
    // Its name stays in the area too.
    const wide = Math.max(width(group, by) * by, brief(by) ? BRIEFLY : NAMED);
    if (x > 0 && x + wide > reach(y)) [x, y] = [0, y + tall];
    placed.push({ group, x, y: y + above });
    x += wide + gap;
  }
  const widest = Math.max(0, ...placed.map((each) => each.x + width(each.group, by) * by - reach(each.y - above)));
  // Too wide for its row is too large.
  return { by, placed, high: widest > 0 ? Infinity : placed.length ? y + tall : 0 };
}

/** Half of what is said over a stack; nearer to an edge than this, it is shifted inwards. */
const HALF = 55;

/** How much of itself what is said at `x` lies to the left of there, so that it stays within the room. */
export function leaning(x: number, room: number): number {
  return x > room - HALF ? 0.85 : x < HALF ? 0.15 : 0.5;
}

/** A name needs so much room, where there is any for it. */
const NAMED = 118;
const BRIEFLY = 40;

/** Whether groups are so small that only what they are worth stands below them. */
export function brief(by: number): boolean {
  return by < 0.7;
}
