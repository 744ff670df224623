import { expect, test } from "vitest";
import type { Section } from "$/protocol";
import { across } from "./laying";

/** Sections with so many columns each. */
const laid = (...columns: number[]) =>
  across(
    columns.map((n): Section => ({ heading: "", lines: [], columns: Array<string>(n).fill(""), rows: [] })),
  );

test("a table of more than three columns has a row for itself", () => {
  expect(laid(3, 2, 4, 0, 5)).toEqual([false, false, true, true, true]);
});

test("two narrow boxes share a row, and none leaves half a row empty", () => {
  expect(laid(0, 3, 0, 4)).toEqual([false, false, true, true]);
  expect(laid(0)).toEqual([true]);
  expect(laid(6, 1, 1)).toEqual([true, false, false]);
});

test("a box lies where it lies whatever is in it", () => {
  const short: Section = { heading: "a", lines: ["one"], columns: [], rows: [] };
  const long: Section = { ...short, lines: Array<string>(40).fill("a long line") };
  expect(across([short, short, short])).toEqual(across([long, short, long]));
});
