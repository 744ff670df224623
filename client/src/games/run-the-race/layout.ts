/** Where everything lies on the cloth, in pixels: beside each other on a desk, stacked on a phone. */

import { SLOTS } from "./scene";

export interface Rect {
  x: number;
  y: number;
  wide: number;
  high: number;
}

export interface Layout {
  /** A phone's: arrows instead of keys, and what is said stands in a line. */
  small: boolean;
  /** How large things are, 1 as they were drawn. */
  by: number;
  /** Left and right. */
  piles: readonly [Rect, Rect];
  sides: readonly [Rect, Rect];
  /** By slot. */
  hand: readonly Rect[];
  /** By slot, to the left and to the right. */
  arrows: readonly (readonly [Rect, Rect])[];
  others: readonly Rect[];
  draw: Rect;
  otherDraw: Rect;
  /** Where "too late" stands, beside the pile that it is said of. */
  late: readonly [Rect, Rect];
  /** Which keys throw where. */
  keys: Rect;
  /** What fits, and passing. */
  fits: Rect;
  pass: Rect;
}

/** Cards are so much higher than wide. */
const HIGH = 1.4;
const card = (x: number, y: number, wide: number): Rect => ({ x, y, wide, high: wide * HIGH });
const row = (x: number, y: number, wide: number, step: number): Rect[] =>
  Array.from({ length: SLOTS }, (_, n) => card(x + n * step, y, wide));

/** The desk's cloth as it was drawn. */
const DESK = { wide: 800, high: 588 };

/** Narrower than this, words of the desk's cloth lie over each other, as beside a guide. */
const NARROW = 640;

export function layoutOf(wide: number, high: number): Layout {
  return wide < high * 0.85 || wide < NARROW ? phone(wide, high) : desk(wide, high);
}

function desk(wide: number, high: number): Layout {
  const by = Math.min(wide / DESK.wide, high / DESK.high);
  const [dx, dy] = [(wide - DESK.wide * by) / 2, (high - DESK.high * by) / 2];
  const put = ({ x, y, wide, high }: Rect): Rect => ({ x: dx + x * by, y: dy + y * by, wide: wide * by, high: high * by });
  const hand = row(94, 375, 116, 124);
  const arrows = hand.map(({ x, y, high }): [Rect, Rect] => [
    { x: x + 1, y: y + high + 8, wide: 55, high: 36 },
    { x: x + 60, y: y + high + 8, wide: 55, high: 36 },
  ]);
  return {
    small: false,
    by,
    piles: [put(card(180, 96, 192)), put(card(428, 96, 192))],
    sides: [put(card(34, 130, 112)), put(card(654, 130, 112))],
    hand: hand.map(put),
    arrows: arrows.map(([one, other]) => [put(one), put(other)]),
    others: row(260, 4, 58, 54).map(put),
    draw: put(card(730, 428, 60)),
    otherDraw: put(card(578, 6, 54)),
    late: [put({ x: 6, y: 66, wide: 196, high: 76 }), put({ x: 598, y: 108, wide: 196, high: 76 })],
    keys: put({ x: 12, y: 330, wide: 160, high: 40 }),
    fits: put({ x: 10, y: 8, wide: 170, high: 44 }),
    pass: put({ x: 644, y: 322, wide: 146, high: 44 }),
  };
}

/** Between things on a phone. */
const GAP = 6;
const EDGE = 8;
const BAR = 40;
const LEAST_ARROW = 44;

function phone(wide: number, high: number): Layout {
  const inner = wide - 2 * EDGE;
  // Cards in hand keep the width of the screen unless it is very low, then they shrink first.
  const step = Math.min(inner / SLOTS, high * 0.15);
  const held = step - 4;
  const first = (wide - step * SLOTS) / 2 + 2;
  const arrowHigh = Math.max(LEAST_ARROW, Math.min(58, high * 0.11));
  const arrowsAt = high - GAP - arrowHigh;
  const handAt = arrowsAt - GAP - held * HIGH;
  const barAt = handAt - GAP - BAR;
  const small = Math.max(26, Math.min(44, high * 0.075));
  const pilesAt = 4 + small * HIGH + GAP;
  const room = barAt - GAP - pilesAt;
  const pile = Math.min((inner - 2 * GAP) / 2, room / HIGH);
  const low = pilesAt + (room - pile * HIGH) / 2;
  const apart = Math.min(18, (inner - 2 * pile) / 3);
  const [left, right] = [wide / 2 - apart / 2 - pile, wide / 2 + apart / 2];
  const back = small * 0.86;
  const others = row(wide / 2 - back * 1.7, 4 + (small - back) * 0.7, back, back * 0.6);
  const said = { x: EDGE, y: barAt, wide: inner, high: BAR };
  return {
    small: true,
    by: Math.min(1, wide / 374),
    piles: [card(left, low, pile), card(right, low, pile)],
    sides: [card(EDGE, 4, small), card(wide - EDGE - small, 4, small)],
    hand: row(first, handAt, held, step),
    arrows: row(first, arrowsAt, held, step).map(({ x }): [Rect, Rect] => [
      { x: x - 2, y: arrowsAt, wide: step / 2, high: arrowHigh },
      { x: x - 2 + step / 2, y: arrowsAt, wide: step / 2, high: arrowHigh },
    ]),
    others,
    draw: card(wide / 2 - 13, barAt + 2, 26),
    otherDraw: card(others.at(-1)!.x + back * 1.1, others[0]!.y, back),
    late: [said, said],
    keys: said,
    fits: { x: EDGE, y: barAt, wide: inner * 0.36, high: BAR },
    pass: { x: wide - EDGE - inner * 0.3, y: barAt, wide: inner * 0.3, high: BAR },
  };
}

/** How to lay one rectangle over another: a transform, from its own middle. */
export function over(from: Rect, to: Rect): string {
  const [x, y] = [to.x + to.wide / 2 - from.x - from.wide / 2, to.y + to.high / 2 - from.y - from.high / 2];
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${(to.wide / from.wide).toFixed(3)})`;
}
