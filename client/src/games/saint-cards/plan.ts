/** How large things are in the room there is: pages of the open book, cards in hand. */

export interface Plan {
  /** An open book with both cards, or, on a phone, the pile alone. */
  book: boolean;
  /** By how much a large card is scaled. */
  scale: number;
  /** Between the pages, in pixels. */
  gutter: number;
  hand: { width: number; height: number };
  deck: number;
}

/** A card of the book at full size. */
export const [LARGE_WIDE, LARGE_HIGH] = [300, 420] as const;
const SHAPE = 1.4;
/** From this width on both pages lie open. */
const BOOK = 640;
/** The banner, and what badges, risen cards and the bend of the fan need above and below a hand. */
const [BANNER, ABOVE, BAR] = [38, 40, 56];
const [NARROWEST, WIDEST] = [150, 240];
const GAPS = 30;
/** A phone's hand of seven leaves so much of each card in sight that its name is to be read. */
const ACROSS = 0.24;

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(most, value));

/** Who only watches has no hand, and the book all the height. */
export function planOf(width: number, height: number, plays = true): Plan {
  const book = width >= BOOK;
  const wide = book ? between(104, (120 * height) / 590, 152) : between(84, (height - 150) / 4, Math.max(84, Math.min(112, width * ACROSS)));
  const hand = { width: wide, height: wide * SHAPE };
  const below = plays ? ABOVE + hand.height + (book ? 0 : BAR) : 0;
  const free = height - BANNER - GAPS - below;
  if (!book) {
    // Two cards side by side fit over the decks, for as long as one is just played.
    const scale = between(0.3, Math.min(free / LARGE_HIGH, (width - 176) / LARGE_WIDE, (width - 26) / (2 * LARGE_WIDE)), 0.85);
    return { book, scale, gutter: 0, hand, deck: between(54, (width - LARGE_WIDE * scale) / 2 - 16, 80) };
  }
  const deck = between(84, width * 0.118, 120);
  const room = width - deck - 56;
  const scale = between(0.4, Math.min(free / LARGE_HIGH, (room - NARROWEST) / (2 * LARGE_WIDE)), 1.05);
  return { book, scale, gutter: between(NARROWEST, room - 2 * LARGE_WIDE * scale, WIDEST), hand, deck };
}
