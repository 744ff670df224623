import { expect, test, vi } from "vitest";
import { graded, type Slips } from "$/spacing/memory";
import { entry } from "./fixture";
import { exerciseOf, saintOf } from "./items";
import { backOf, drawnFrom, items, shuffled, type Wanted } from "./plan";

const DAY = "2026-11-18";
const POOL = ["ada", "bea", "cleo", "dora"];
const FAMOUS = new Set(["ada", "cleo"]);
const wanted = (more: Partial<Wanted> = {}): Wanted => ({ exercise: "who", level: 1, pool: POOL, famous: FAMOUS, slips: {}, today: DAY, ...more });
const entryOf = (saint: string) => Promise.resolve(entry(saint, FAMOUS.has(saint)));
/** The same numbers each time. */
function draw(): () => number {
  let n = 7;
  return () => (n = (n * 16807) % 2147483647) / 2147483647;
}
async function all(more: Partial<Wanted> = {}, from = entryOf): Promise<string[]> {
  const found: string[] = [];
  for await (const item of items(wanted(more), from, draw())) found.push(item);
  return found;
}
const late = (right = false) => graded(undefined, right, "2026-11-01");

test("what is due comes first, then what is new, one about each saint", async () => {
  const slips: Slips = { "bea:window:2": late(), "dora:feast-month:2": late(), "ada:window:1": graded(undefined, true, DAY) };
  const found = await all({ level: 2, slips });
  expect(found[0]).toBe("bea:window:2");
  expect(found.slice(1).toSorted()).toEqual(["ada:window:2", "cleo:window:2", "dora:window:2"]);
  expect(new Set(found.map(exerciseOf))).toEqual(new Set(["who"]));
});

test("what rests is not asked, and what is not in the pool neither", async () => {
  const rests = graded(undefined, true, DAY);
  const slips = Object.fromEntries(POOL.map((saint) => [`${saint}:window:2`, rests]));
  expect(await all({ level: 2, slips })).toEqual([]);
  expect(await all({ level: 2, slips: { "zita:window:2": late() }, pool: ["ada"] })).toEqual(["ada:window:2"]);
});

test("children are asked about famous saints, of the next level where a set has none", async () => {
  expect((await all()).map(saintOf).toSorted()).toEqual(["ada", "cleo"]);
  expect(drawnFrom(wanted({ pool: ["bea", "dora"] }))).toEqual({ from: ["bea", "dora"], level: 2 });
  expect(await all({ pool: ["bea"] })).toEqual(["bea:window:2"]);
  expect((await all({ exercise: "flash" })).toSorted()).toEqual(POOL.map((saint) => `flash-1:${saint}`));
});

test("a review is whatever comes back, of all saints and in any way, and nothing new", async () => {
  const slips: Slips = { "flash-2:zita": late(), "bea:timeline:3": late(), "unseen:ada": late(), "ada:feast-month:1": graded(undefined, true, DAY) };
  expect(await all({ exercise: "review", slips })).toEqual(["bea:timeline:3", "flash-2:zita"]);
  expect(backOf(slips, DAY)).toEqual(["bea:timeline:3", "flash-2:zita"]);
});

test("what is no longer there is left out, and a line that is down is not", async () => {
  const slips: Slips = { "ada:window:9": late(), "gone:window:1": late(), "cleo:window:1": late() };
  const from = (saint: string) => (saint === "gone" ? Promise.reject({ code: "unknown-saint" }) : entryOf(saint));
  expect(await all({ exercise: "review", slips }, from)).toEqual(["cleo:window:1"]);
  await expect(all({ exercise: "review", slips }, () => Promise.reject({ code: "offline" }))).rejects.toEqual({ code: "offline" });
});

test("saints are fetched as they are needed, a few ahead", async () => {
  const many = Array.from({ length: 50 }, (_, n) => `saint-${n}`);
  const asked = vi.fn(entryOf);
  const round = items(wanted({ level: 2, pool: many }), asked, draw());
  await round.next();
  expect(new Set(asked.mock.calls.flat()).size).toBe(4);
});

test("a shuffle keeps everything", () => {
  const items = [1, 2, 3, 4, 5];
  expect(shuffled(items, draw()).toSorted()).toEqual(items);
  expect(items).toEqual([1, 2, 3, 4, 5]);
});
