import { describe, expect, it } from "vitest";
import { planOf } from "./plan";

describe("how large the book is", () => {
  it("has the height of the hand for who has none", () => {
    for (const [wide, high] of [[570, 386], [816, 590]] as const)
      expect(planOf(wide, high, false).scale).toBeGreaterThan(planOf(wide, high).scale);
  });
});
