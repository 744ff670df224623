import { expect, test } from "vitest";
import { bothOf, isFound, isUp, turned, type Table } from "./table";

const laid = (): Table => ({ cards: bothOf(2), up: [], found: [], tries: 0 });
const after = (...places: number[]) => places.reduce(turned, laid());

test("two that belong together stay up", () => {
  const table = after(0, 1);
  expect(table).toMatchObject({ up: [], found: [0], tries: 1 });
  expect([0, 1, 2].map((place) => isUp(table, place))).toEqual([true, true, false]);
  expect(turned(table, 0)).toBe(table);
  expect(after(0, 1, 2, 3)).toMatchObject({ found: [0, 1], tries: 2 });
});

test("two that do not lie open until another is touched", () => {
  const table = after(0, 2);
  expect(table).toMatchObject({ up: [0, 2], found: [], tries: 1 });
  expect(turned(table, 3).up).toEqual([3]);
  expect(turned(table, 0).up).toEqual([0]);
  expect(isFound(table, 0)).toBe(false);
});

test("one card cannot be both", () => {
  expect(after(1, 1)).toMatchObject({ up: [1], tries: 0 });
});
