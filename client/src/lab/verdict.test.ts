import { expect, test } from "vitest";
import type { ComparisonNow, DifferenceNow, FigureNow, SideNow } from "$/protocol";
import { axis, dramaSays, lengthSays, roleKind, rolesOf, rolesSay, seatsSay, teamSays } from "./verdict";

const figure = (name: string, value: number, half = 0.03, even = 0.25): FigureNow => ({ name, value, low: value - half, high: value + half, even });
const minutes = { min: 20, p25: 30, p50: 40, p75: 50, p95: 97.4, max: 200 };
const side = (figures: FigureNow[], games = 1000, together = false): SideNow => ({ games, together, figures, minutes });
const difference = (name: string, value: number, size = "small"): DifferenceNow => ({ name, value, low: value, high: value, effect: 0.3, size });
const now = (sides: SideNow[], differences: DifferenceNow[] = [], whole: Record<string, unknown> | null = {}): ComparisonNow => ({
  is: "now", of: 1000, role: "hero", sides, differences, last: [], whole,
});
const ids = (said: { id: string }[]) => said.map((each) => each.id);
const nameOf = (name: string) => name.slice(5);

const book = side([figure("role-mage", 0.02), figure("role-rogue", 0.15), figure("role-warrior", 0.45)]);
const yours = side([figure("role-mage", 0.32), figure("role-rogue", 0.05), figure("role-warrior", 0.33)]);

test("who gains most is told first, then who pays for it", () => {
  const said = rolesSay(now([book, yours], [difference("role-warrior", -0.12), difference("role-mage", 0.3), difference("role-rogue", -0.1)]), nameOf);
  expect(said).toEqual([
    { id: "lab-page-more-wins", facts: { name: "mage" }, head: true },
    { id: "lab-page-becomes", facts: { from: 2, to: 32 } },
    { id: "lab-page-fewer-wins", facts: { name: "warrior" }, head: true },
    { id: "lab-page-becomes", facts: { from: 45, to: 33 } },
  ]);
});

test("what chance may have done is not told; whether there is nothing needs enough games", () => {
  const none = [difference("role-mage", 0.3, "none")];
  expect(ids(rolesSay(now([book, yours], none), nameOf))).toEqual(["lab-page-no-difference"]);
  const few = [side(book.figures, 399), side(yours.figures, 1000)];
  expect(ids(rolesSay(now(few, none, null), nameOf))).toEqual(["lab-page-cannot-tell"]);
  expect(ids(rolesSay(now([side(book.figures, 400), side(yours.figures, 400)], none, null), nameOf))).toEqual(["lab-page-no-difference"]);
});

test("the book alone: who wins most, if that is sure", () => {
  expect(rolesSay(now([book]), nameOf)).toEqual([
    { id: "lab-page-most-wins", facts: { name: "warrior" }, head: true },
    { id: "lab-page-most-share", facts: { n: 45, even: 25 } },
  ]);
  expect(ids(rolesSay(now([side([figure("role-mage", 0.27), figure("role-rogue", 0.23)])]), nameOf))).toEqual(["lab-page-no-role"]);
});

test("places in the order of play are no heroes, and stand in that order", () => {
  const found = now([side([figure("role-third", 0.2), figure("role-first", 0.5), figure("role-second", 0.3)])]);
  expect(rolesOf(found)).toEqual(["role-first", "role-second", "role-third"]);
  expect(roleKind(found)).toBe("place");
  expect(roleKind(now([book]))).toBe("hero");
});

test("a seat is better where its whole interval lies above even, on your side", () => {
  const seats = (value: number) => side([figure("seat-1", value), figure("seat-2", 0.25)]);
  expect(seatsSay(now([seats(0.25), seats(0.29)]))).toEqual([
    { id: "lab-page-seat-yes", facts: { n: 1 }, head: true },
    { id: "lab-page-seat-share", facts: { share: 29, even: 25 } },
  ]);
  expect(ids(seatsSay(now([seats(0.29), seats(0.27)])))).toEqual(["lab-page-seat-no", "lab-page-seat-no-more"]);
  expect(ids(seatsSay(now([seats(0.25), seats(0.2)])))).toEqual(["lab-page-seat-no"]);
  expect(ids(seatsSay(now([side([figure("seat-1", 0.27)], 100)], [], null)))).toEqual(["lab-page-cannot-tell"]);
});

test("a team's wins are counted apart from those of rivals", () => {
  const team = side([figure("seat-1", 0.4), figure("seat-2", 0.4)], 1000, true);
  expect(teamSays(now([book, team]))).toEqual([{ id: "lab-page-team-wins", facts: { n: 40 }, head: true }, { id: "lab-page-apart" }]);
  expect(rolesOf(now([team]))).toEqual([]);
  const better = side([figure("seat-1", 0.6)], 1000, true);
  expect(teamSays(now([team, better], [difference("seat-1", 0.2)]))[1]).toEqual({ id: "lab-page-becomes", facts: { from: 40, to: 60 } });
  expect(ids(teamSays(now([team, better], [difference("seat-1", 0.2, "none")])))).toEqual(["lab-page-no-difference"]);
});

test("how long: which way and how much, with the long ones", () => {
  const sides = [side([figure("minutes", 85.4)]), side([figure("minutes", 80.6)])];
  expect(lengthSays(now(sides, [difference("minutes", -4.8, "medium")]))).toEqual([
    { id: "lab-page-length-change", facts: { size: "medium", course: "shorter" }, head: true },
    { id: "lab-page-length-now", facts: { from: 85, to: 81 } },
    { id: "lab-page-length-long", facts: { n: 97 } },
  ]);
  const short = [side([figure("minutes", 9.34)]), side([figure("minutes", 9.1)])];
  expect(lengthSays(now(short, [difference("minutes", -0.2)]))[1]).toEqual({ id: "lab-page-length-now", facts: { from: 9.3, to: 9.1 } });
  expect(ids(lengthSays(now(sides, [difference("minutes", -4.8, "none")])))[0]).toBe("lab-page-length-same");
  expect(ids(lengthSays(now(sides.slice(0, 1))))).toEqual(["lab-page-length-book", "lab-page-length-long"]);
});

test("livelier, calmer, or both", () => {
  const lively = (...values: number[]) => dramaSays(now([book, yours], values.map((n, at) => difference(["lead-changes", "comebacks"][at]!, n))));
  expect(ids(lively(0.1, 0.1))[0]).toBe("lab-page-livelier");
  expect(ids(lively(-0.1))[0]).toBe("lab-page-calmer");
  expect(ids(lively(0.1, -0.1))[0]).toBe("lab-page-mixed");
  expect(ids(dramaSays(now([book, yours], [difference("drama", 0.1, "none")])))).toEqual(["lab-page-no-difference", "lab-page-people"]);
});

test("an axis has round marks and holds all", () => {
  expect(axis([0.02, 0.48], 0)).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5]);
  expect(axis([0.21, 0.29])).toEqual([0.2, 0.22, 0.24, 0.26, 0.28, 0.3]);
  expect(axis([40, 103], 0, 5)).toEqual([0, 50, 100, 150]);
  expect(axis([0], 0).length).toBeGreaterThan(1);
});
