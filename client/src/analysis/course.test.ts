import { expect, test } from "vitest";
import type { MomentNow } from "$/protocol";
import { apart, bandsOf, leap, luckOfTen, pathOf, signed, stacked, tenths, trierOf } from "./course";

const moment = (more: Partial<MomentNow>): MomentNow => ({
  kind: "decision",
  seat: 0,
  action: "pass",
  chances: [5000, 5000],
  title: "",
  lines: [],
  ...more,
});
const seat = (ended: number) => ({
  began: 0, ended, luck: 0, luck_error: 0, decisions: 0, decisions_error: 0, adjusted: 0,
});

test("bands go from the first move to the end and fill the chart", () => {
  const moments = [moment({}), moment({ chances: [7000, 3000] })];
  const bands = bandsOf({ moments, seats: [seat(10_000), seat(0)], together: false });
  expect(bands).toEqual([[5000, 7000, 10_000], [5000, 3000, 0]]);
  const [first, second] = stacked(bands, false);
  expect(first!.map(({ bottom }) => bottom)).toEqual([0.5, 0.7, 1]);
  expect(second!.map(({ top, bottom }) => [top, bottom])).toEqual([[0.5, 1], [0.7, 1], [1, 1]]);
  expect(pathOf(first!, 100, 10)).toBe("M0.0,0.0L50.0,0.0L100.0,0.0L100.0,10.0L50.0,7.0L0.0,5.0Z");
});

test("who play together have one band, from below", () => {
  const moments = [moment({ chances: [4000, 4000] })];
  const bands = bandsOf({ moments, seats: [seat(0), seat(0)], together: true });
  expect(bands).toEqual([[4000, 0]]);
  expect(stacked(bands, true)[0]).toEqual([{ top: 0.6, bottom: 1 }, { top: 1, bottom: 1 }]);
});

test("of ten steps so many were luck, as far as that is certain", () => {
  const luck = moment({ kind: "chance", seat: -1, weight: 600 });
  const missed = moment({ better: "move:n", weight: 200 });
  expect(luckOfTen([luck, missed, moment({})])).toBe(8);
  expect(luckOfTen([moment({ weight: 900 })])).toBeNull();
});

test("a table tells every tenth move and the end", () => {
  expect(tenths(25)).toEqual([0, 10, 20, 25]);
  expect(tenths(20)).toEqual([0, 10, 20]);
});

test("one leaps from one turning point to the next, and stays where there is none", () => {
  expect([leap([3, 9], 3, 1), leap([3, 9], 3, -1), leap([3, 9], 20, -1), leap([], 4, 1)]).toEqual([9, 3, 9, 4]);
});

test("whoever tries it takes the part of who decides there", () => {
  const chance = moment({ kind: "chance", seat: -1 });
  expect(trierOf([chance, moment({ seat: 2 })], 0)).toBe(2);
  expect(trierOf([moment({ seat: 1 }), chance], 1)).toBe(1);
  expect(trierOf([], 0)).toBe(0);
});

test("numbers below the chart do not lie on each other, nor beyond its end", () => {
  expect(apart([0, 5, 50, 99], 10, 100)).toEqual([0, 10, 50, 99]);
  expect(apart([95, 96, 99], 10, 100)).toEqual([80, 90, 100]);
});

test("steps have signs", () => {
  expect([1449, -1449, 20].map(signed)).toEqual(["+14", "−14", "0"]);
});
