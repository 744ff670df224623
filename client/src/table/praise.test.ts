import { expect, test } from "vitest";
import { bestMoment, titlesOf } from "./praise";

test("everybody is praised, and no two for the same", () => {
  const leads = [
    [0, -2, -4, 6],
    [0, 4, 3, -2],
    [0, -3, 1, -1],
    [0, 1, 0, -3],
  ];
  const titles = titlesOf(leads, [0]);
  expect(titles).toEqual(["winner", "leader", "comeback", "close"]);
  expect(new Set(titles).size).toBe(4);
});

test("all who won are winners, and nobody gets what does not fit", () => {
  expect(titlesOf([[0, 1], [0, 1], [0, -2]], [0, 1])).toEqual(["winner", "winner", "close"]);
  expect(titlesOf([[0, 0], [0, 0]], [])).toEqual(["close", "steady"]);
  expect(titlesOf([], [])).toEqual([]);
});

test("six who lost together are all in it", () => {
  const alike = Array.from({ length: 5 }, (_, n) => [0, n, -n]);
  expect(titlesOf(alike, []).every(Boolean)).toBe(true);
});

test("the best moment is the largest step upward of who is asked about", () => {
  const leads = [
    [0, 1, 5, 4],
    [0, -1, -5, 9],
  ];
  expect(bestMoment(leads, [0])).toEqual({ seat: 0, moment: 2 });
  expect(bestMoment(leads, [0, 1])).toEqual({ seat: 1, moment: 3 });
  expect(bestMoment([[3, 2, 1]], [0])).toBeNull();
  expect(bestMoment([], [])).toBeNull();
  // What the deal brought is nobody's merit.
  expect(bestMoment([[0, 9, 9, 11]], [0])).toEqual({ seat: 0, moment: 3 });
});
