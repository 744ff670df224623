import { expect, test } from "vitest";
import type { PupilSeen, TableSeen } from "$/protocol";
import { callsOf, quietMinutes, seatNames } from "./tables";

const pupil = (n: number, what: Partial<PupilSeen> = {}) => ({ pupil: n, name: `P${n}`, help: "", since: 0, ...what }) as PupilSeen;

test("seats are told by names, bots and those who are gone by a word", () => {
  const table = { seats: [{ pupil: 2 }, { pupil: -1 }, { pupil: 9 }] } as TableSeen;
  expect(seatNames(table, [pupil(2)], "bot")).toEqual(["P2", "bot", "bot"]);
});

test("a table is quiet after three minutes without a move, and not before it has begun", () => {
  expect(quietMinutes(1_000, 180_999)).toBe(0);
  expect(quietMinutes(1_000, 181_000)).toBe(3);
  expect(quietMinutes(0, 900_000)).toBe(0);
});

test("who has waited longest is helped first", () => {
  const calls = callsOf([pupil(1, { help: "asked", since: 30 }), pupil(2), pupil(3, { help: "coming", since: 10 })]);
  expect(calls.map((each) => each.pupil)).toEqual([3, 1]);
});
