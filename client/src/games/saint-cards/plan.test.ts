import { describe, expect, it, test } from "vitest";
import { STRIP, uprightOf } from "$/cards/face";
import { fanOf } from "$/cards/fan";
import { planOf } from "./plan";

describe("how large the book is", () => {
  it("has the height of the hand for who has none", () => {
    for (const [wide, high] of [[570, 386], [816, 590]] as const)
      expect(planOf(wide, high, false).scale).toBeGreaterThan(planOf(wide, high).scale);
  });
});

test("on a phone of any height the names of a hand of seven are to be read", () => {
  for (const [width, height] of [[344, 450], [374, 556], [374, 640], [412, 700]] as const) {
    const { hand } = planOf(width, height);
    const { seen } = fanOf(7, width - 24, hand);
    for (const share of seen) expect(share === 1 || uprightOf("St. Wenceslaus", share * 120 - STRIP.hand - 5)).toBeTruthy();
  }
});
