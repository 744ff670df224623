import { expect, test } from "vitest";
import { panesOf, shares } from "./rose";

test("every saint has a pane, in the order of feasts", () => {
  const saints = Array.from({ length: 100 }, (_, n) => ({ key: `${n}`, name: "", month: 1 + (n % 12), day: 28 - (n % 28), glass: "sky" }));
  const panes = panesOf(saints);
  expect(new Set(panes.map(({ path }) => path)).size).toBe(100);
  expect(new Set(panes.map(({ saint }) => saint.key)).size).toBe(100);
  const january = panes.filter(({ saint }) => saint.month === 1).map(({ saint }) => saint.day);
  expect(january).toEqual(january.toSorted((one, two) => one - two));
  // January begins at the top, clockwise.
  expect(panes.filter(({ saint }) => saint.month <= 3).every(({ x, y }) => x >= 0 && y <= 0.001)).toBe(true);
});

test.each([0, 1, 2, 5, 25, 40])("rings share %i panes, longer ones more", (count) => {
  const found = shares(count);
  expect(found.reduce((sum, each) => sum + each, 0)).toBe(count);
  expect(found).toEqual(found.toSorted((one, two) => two - one));
});
