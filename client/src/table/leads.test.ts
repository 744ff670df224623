import { expect, test } from "vitest";
import { leadsOf } from "./leads";

test("who has as much as all others is level, wherever all are", () => {
  expect(leadsOf([[900, 40, 40], [900, 20, 60]])).toEqual([[0, 10, -10], [0, -10, 10]]);
});

test("what all gain or lose together is no lead", () => {
  const [one, two] = leadsOf([[5, -1000], [5, -1000]]);
  expect(one).toEqual([0, 0]);
  expect(two).toEqual([0, 0]);
});

test("who plays alone is level with everybody", () => {
  expect(leadsOf([[3, 7, 9]])).toEqual([[0, 0, 0]]);
});
