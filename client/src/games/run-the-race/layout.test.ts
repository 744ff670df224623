import { describe, expect, it } from "vitest";
import { layoutOf, over, type Rect } from "./layout";

/** Boards of 1280 by 720, 1440 by 900, phones of 390 by 844 and 360 by 740, a square one, a wide one, beside a guide. */
const ROOMS: [number, number][] = [
  [800, 588],
  [930, 760],
  [374, 524],
  [344, 420],
  [374, 374],
  [1400, 700],
  [587, 624],
];

const apart = (a: Rect, b: Rect) =>
  a.x + a.wide <= b.x + 0.5 || b.x + b.wide <= a.x + 0.5 || a.y + a.high <= b.y + 0.5 || b.y + b.high <= a.y + 0.5;

describe.each(ROOMS)("a cloth of %i by %i", (wide, high) => {
  const plan = layoutOf(wide, high);
  const touched = [...plan.piles, ...plan.hand, ...plan.arrows.flat()];

  it("holds everything", () => {
    for (const { x, y, ...size } of [...touched, ...plan.sides, ...plan.others, plan.draw, plan.otherDraw, plan.fits, plan.pass]) {
      expect(x).toBeGreaterThanOrEqual(-0.5);
      expect(y).toBeGreaterThanOrEqual(-0.5);
      expect(x + size.wide).toBeLessThanOrEqual(wide + 0.5);
      expect(y + size.high).toBeLessThanOrEqual(high + 0.5);
    }
  });

  it("lays nothing that is touched over anything else that is", () => {
    for (const [n, one] of touched.entries())
      for (const other of touched.slice(n + 1)) expect(apart(one, other), JSON.stringify([one, other])).toBe(true);
    for (const one of [plan.fits, plan.pass])
      for (const other of touched) expect(apart(one, other), JSON.stringify([one, other])).toBe(true);
  });

  it("leaves no gap between the two arrows of a card on a phone", () => {
    if (!plan.small) return;
    for (const [left, right] of plan.arrows) {
      expect(left.x + left.wide).toBeCloseTo(right.x);
      expect(left.high).toBeGreaterThanOrEqual(44);
    }
  });
});

it("is a phone's where words would not find room on a desk's", () => {
  expect(layoutOf(587, 624).small).toBe(true);
  expect(layoutOf(800, 588).small).toBe(false);
});

it("lays one rectangle over another", () => {
  expect(over({ x: 0, y: 0, wide: 10, high: 14 }, { x: 90, y: 86, wide: 20, high: 28 })).toBe(
    "translate(95.0px, 93.0px) scale(2.000)",
  );
});
