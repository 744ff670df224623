import { expect, test } from "vitest";
import { drawn, moved, tableOf } from "./groups";

const TEN = Array.from({ length: 10 }, (_, n) => n);

test("groups by lot are as even as can be, and everybody is in one", () => {
  const groups = drawn(TEN, 4, () => 0.5);
  expect(groups.map((group) => group.length)).toEqual([4, 3, 3]);
  expect(groups.flat().sort((a, b) => a - b)).toEqual(TEN);
  expect(drawn(TEN, 4, () => 0)).not.toEqual(groups);
  expect(drawn([], 4, () => 0)).toEqual([]);
});

test("a pupil sits at one table only, and an empty one at the end goes", () => {
  const groups = [[1, 2], [3]];
  expect(moved(groups, 1, 1)).toEqual([[2], [3, 1]]);
  expect(moved(groups, 3, 0)).toEqual([[1, 2, 3]]);
  expect(moved(groups, 3, 2)).toEqual([[1, 2], [], [3]]);
  expect(moved(groups, 3, -1)).toEqual([[1, 2]]);
  expect(tableOf(groups, 3)).toBe(1);
  expect(tableOf(groups, 9)).toBe(-1);
});
