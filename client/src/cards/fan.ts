/** How a hand lies: which way each card leans, and how far they overlap. */

export interface Leaf {
  x: number;
  y: number;
  /** Degrees. */
  turn: number;
}

/** So much of every card stays in sight, unless a game's own strip is narrower: its index strip. */
export const LEAST_STEP = 34;
const WIDEST_STEP = 106;
const MOST_IN_ROW = 16;
/** How far a chosen card rises. */
export const RISE = 16;
const ROW_GAP = 0.52;
/** How far the ends of a row hang down at most, however many cards it has. */
const DEEPEST = 15;

/** How far a card lies from the one before it. */
export function stepOf(width: number, card: number, n: number, least = LEAST_STEP): number {
  if (n < 2) return 0;
  return Math.max(least, Math.min((WIDEST_STEP * card) / 120, (width - card) / (n - 1)));
}

export interface FanShape {
  leaves: Leaf[];
  /** How much of each card is in sight, of one. */
  seen: number[];
  /** How much of a card is in sight beside the next one. */
  step: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

/** How high a hand is, however many cards it has: a second row reaches over what lies above it. */
export function heightOf({ width, height }: Size): number {
  return height + (DEEPEST * width) / 120;
}

/** Where each of n cards lies in so much room; over sixteen lie in two rows. */
export function fanOf(n: number, room: number, card: Size, least = LEAST_STEP): FanShape {
  const rows = n > MOST_IN_ROW || (n > 1 && least * (n - 1) + card.width > room) ? 2 : 1;
  const first = rows === 2 ? Math.ceil(n / 2) : n;
  const counts = rows === 2 ? [first, n - first] : [n];
  const scale = card.width / 120;
  /** Cards at the ends lean outwards. */
  const edge = rows === 1 && n > 2 ? Math.min(2.4 * n, 14) * scale : 0;
  const leaves: Leaf[] = [];
  const shares: number[] = [];
  let [wide, seen] = [0, card.width];
  for (const [row, count] of counts.entries()) {
    const step = stepOf(room - 2 * edge, card.width, count, least);
    const width = step * (count - 1) + card.width;
    wide = Math.max(wide, width);
    if (count > 1) seen = Math.min(seen, step);
    const bend = rows === 2 ? 0 : Math.min(1, 6 / Math.max(1, count));
    for (let i = 0; i < count; i++) {
      shares.push(i < count - 1 ? Math.min(1, step / card.width) : 1);
      const t = i - (count - 1) / 2;
      leaves.push({
        x: (room - width) / 2 + i * step,
        y: (row + 1 - rows) * card.height * ROW_GAP + Math.abs(t) ** 1.8 * 2.6 * scale * bend ** 2,
        turn: t * 2.4 * bend,
      });
    }
  }
  return { leaves, seen: shares, step: seen, width: wide, height: heightOf(card) };
}
