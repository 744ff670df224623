import { expect, test } from "vitest";
import { turningOf, until } from "./turning";

const lines = { seats: [[0, 10, 5, 90], [0, 0, 20, 10]], plies: [0, 3, 6, 9] };
const told = [
  { ply: 5, seat: 0, text: "Ann walks." },
  { ply: 7, seat: -1, text: "A six." },
  { ply: 8, seat: 0, text: "Ann leaps." },
  { ply: 9, seat: 1, text: "Bob waits." },
];

test("a chart ends where somebody looks, and begins at the start", () => {
  expect(until(lines, 7)).toEqual({ seats: [[0, 10, 5], [0, 0, 20]], plies: [0, 3, 6] });
  expect(until(lines, 0)).toEqual({ seats: [[0], [0]], plies: [0] });
  expect(until(lines, 9)).toEqual(lines);
});

test("a game turned where somebody gained most, at the line of whoever did", () => {
  expect(turningOf(lines, told)).toEqual({ seat: 0, moment: 3, ply: 8 });
  expect(turningOf(lines, told.slice(0, 2))).toEqual({ seat: 0, moment: 3, ply: 7 });
  expect(turningOf(lines, [])).toEqual({ seat: 0, moment: 3, ply: 9 });
});

test("who plays alone, or level from first to last, has no turning point", () => {
  expect(turningOf({ seats: [[3, 7, 9]], plies: [0, 1, 2] }, told)).toBeNull();
  expect(turningOf({ seats: [[1, 2], [1, 2]], plies: [0, 1] }, told)).toBeNull();
});
