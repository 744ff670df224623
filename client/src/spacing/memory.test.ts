import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { after, isDay, numberOf, todayOf } from "./days";
import { dueOf, graded, isSlip, newer, type Slip } from "./memory";

interface Story {
  name: string;
  answers: { day: string; right: boolean; slip: Slip }[];
}
/** What the terminal makes of the same answers; tests/terminal/practice reads it too. */
const SCHEDULE = join(import.meta.dirname, "../../../tests/terminal/practice/schedule.json");
const STORIES = JSON.parse(readFileSync(SCHEDULE, "utf8")) as Story[];

test.each(STORIES.map((story): [string, Story] => [story.name, story]))("as in the terminal: %s", (_, { answers }) => {
  let slip: Slip | undefined;
  for (const { day, right, slip: wanted } of answers) {
    slip = graded(slip, right, day);
    // Both round on their way; what they come to differs in the eighth digit at the most.
    const { stability, difficulty, ...days } = wanted;
    expect(slip).toMatchObject(days);
    expect(slip.stability / stability).toBeCloseTo(1, 6);
    expect(slip.difficulty / difficulty).toBeCloseTo(1, 4);
    expect(isSlip(slip)).toBe(true);
  }
});

test("a clock that was set back is no reason to fail", () => {
  const slip = graded(undefined, true, "2026-11-18");
  expect(graded(slip, true, "2026-11-10").seen).toBe("2026-11-10");
});

const slip = (due: string, seen = "2026-11-01"): Slip => ({ due, seen, stability: 2, difficulty: 5, right: 1, wrong: 0 });

test("the longest overdue comes first, and nothing before its day", () => {
  const slips = { b: slip("2026-11-18"), a: slip("2026-11-18"), c: slip("2026-11-02"), d: slip("2026-11-19") };
  expect(dueOf(slips, "2026-11-18")).toEqual(["c", "a", "b"]);
});

test("of two slips the one that was seen later counts", () => {
  const old = slip("2026-11-20", "2026-11-01");
  const late = slip("2026-11-20", "2026-11-02");
  expect(newer({ a: old, b: late, c: old }, { a: late, b: old, c: old, d: old })).toEqual({ a: late, d: old });
});

test("what is no slip is seen", () => {
  expect(isSlip(slip("2026-11-20"))).toBe(true);
  const wrong = [
    null, 1, "a", [], {},
    { ...slip("2026-11-20"), more: 1 },
    { ...slip("2026-11-20"), due: "2026-02-30" },
    { ...slip("2026-11-20"), seen: "today" },
    { ...slip("2026-11-20"), stability: 0 },
    { ...slip("2026-11-20"), difficulty: 11 },
    { ...slip("2026-11-20"), right: -1 },
    { ...slip("2026-11-20"), wrong: 0.5 },
    { ...slip("2026-11-20"), stability: "2" },
  ]; // prettier-ignore
  for (const each of wrong) expect(isSlip(each), JSON.stringify(each)).toBe(false);
});

test("days are counted as in the terminal", () => {
  // Python: date(2026, 11, 18).toordinal()
  expect(numberOf("2026-11-18")).toBe(739_938);
  expect(after("2026-12-31", 1)).toBe("2027-01-01");
  expect(todayOf(new Date(2026, 0, 2, 23, 59))).toBe("2026-01-02");
  expect([isDay("2026-11-18"), isDay("2026-11-31"), isDay("18.11.2026"), isDay(3)]).toEqual([true, false, false, false]);
});
