import { expect, test } from "vitest";
import { latest } from "./moments";

const told = [2, 5, 5, 5, 9].map((ply) => ({ ply, seat: 0, text: `Ply ${ply}.` }));

test("a moment with several lines is told by all of them", () => {
  expect(latest(told, 5)).toEqual({ first: 1, last: 3 });
});

test("a moment of which nothing is told shows what was told before", () => {
  expect(latest(told, 3)).toEqual({ first: 0, last: 0 });
  expect(latest(told, 8)).toEqual({ first: 1, last: 3 });
});

test("before anything is told no line is the one", () => {
  expect(latest(told, 1)).toEqual({ first: -1, last: -1 });
  expect(latest([], 1)).toEqual({ first: -1, last: -1 });
});
