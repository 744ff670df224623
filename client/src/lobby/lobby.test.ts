/** The lobby: where chairs stand, and what is told of those who come. */

import { expect, test } from "vitest";
import type { TableNow } from "$/protocol";
import { standOf } from "./chairs";
import { newsOf, readySeats } from "./news";

const person = (number: number, seat: number, ready = false) => ({ person: number, name: `P${number}`, seat, ready, up: true, face: "" });
const seat = (people: number[], bot = "") => ({ people, bot, shared: false, acting: -1 });
const table = (people: object[], seats: object[]) => ({ game: "questor", players: seats.length, people, seats }) as unknown as TableNow;

test("the own seat is below, the next one to the left, and no two are in one place", () => {
  for (let seats = 1; seats <= 8; seats++)
    for (let own = -1; own < seats; own++) {
      const stands = Array.from({ length: seats }, (_, n) => standOf(n, seats, own));
      expect(stands[Math.max(0, own)]!.y).toBe(88);
      expect(new Set(stands.map(({ x, y }) => `${x} ${y}`)).size).toBe(seats);
      if (seats > 2) expect(standOf((Math.max(0, own) + 1) % seats, seats, own).x).toBeLessThan(50);
    }
});

test("who sits down and who is ready is told once", () => {
  const before = table([person(0, 0)], [seat([0]), seat([])]);
  const came = table([person(0, 0), person(1, 1)], [seat([0]), seat([1])]);
  const ready = table([person(0, 0), person(1, 1, true)], [seat([0]), seat([1])]);
  expect(newsOf(null, came)).toEqual([]);
  expect(newsOf(before, came)).toEqual([{ word: "page-lobby-sits", name: "P1" }]);
  expect(newsOf(before, ready)).toEqual([{ word: "page-lobby-ready", name: "P1" }]);
  expect(newsOf(came, ready)).toEqual([{ word: "page-lobby-ready", name: "P1" }]);
  expect(newsOf(ready, ready)).toEqual([]);
  expect(newsOf(ready, came)).toEqual([{ word: "page-lobby-unready", name: "P1" }]);
});

test("bots are always ready, empty seats never", () => {
  expect(readySeats(table([person(0, 0, true)], [seat([0]), seat([], "club"), seat([])]))).toBe(2);
});
