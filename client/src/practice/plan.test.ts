import { expect, test } from "vitest";
import { after } from "$/spacing/days";
import { graded, type Slips } from "$/spacing/memory";
import { backOf, gameOf, isDone, nextOf, puzzleOf, todaysOf } from "./plan";

const DAY = "2026-11-18";
const SHELVES = [
  { game: "rae", puzzles: ["a", "b", "c"] },
  { game: "run-the-race", puzzles: ["d", "e"] },
];

test("one of each game a day, and all before one comes again", () => {
  const days = [0, 1, 2, 3].map((n) => todaysOf(SHELVES, after(DAY, n)));
  expect(new Set(days.slice(0, 3).map(([rae]) => rae)).size).toBe(3);
  expect(days[3]![0]).toBe(days[0]![0]);
  expect(days[0]!.map(gameOf)).toEqual(["rae", "run-the-race"]);
  expect(puzzleOf("run-the-race:d")).toBe("d");
});

test("first the day's, then what comes back, then new ones, those of the same game first", () => {
  let slips: Slips = {};
  const asked: string[] = [];
  const others = ["rae:a", "rae:b", "rae:c"].filter((item) => !todaysOf(SHELVES, DAY).includes(item));
  const late = others[0]!;
  slips = { [late]: graded(undefined, false, after(DAY, -3)), "rae:gone": graded(undefined, false, after(DAY, -3)) };
  expect(backOf(SHELVES, slips, DAY)).toEqual([late]);
  for (let next = nextOf(SHELVES, slips, DAY, "run-the-race"); next; next = nextOf(SHELVES, slips, DAY, "run-the-race")) {
    asked.push(next);
    slips = { ...slips, [next]: graded(slips[next], true, DAY) };
    expect(isDone(slips, next, DAY)).toBe(true);
  }
  expect(asked.slice(0, 3)).toEqual([...todaysOf(SHELVES, DAY), late]);
  expect(asked.slice(3).map(gameOf)).toEqual(["run-the-race", "rae"]);
  expect(new Set(asked).size).toBe(5);
});
