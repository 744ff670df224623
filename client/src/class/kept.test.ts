// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { forgetAll, keyFor, mine, mineOf } from "$/table/mine.svelte";
import { addressOf, attended, classOf, forget, keep, keptIn, keptOf, keyIn, sweep } from "./kept.svelte";

const stored = () => JSON.parse(localStorage.getItem("questable.classes") ?? "[]") as { room: string; links: string[] }[];

afterEach(() => {
  for (const { key } of [...attended()]) forget(key);
  forgetAll();
});

test("the address has a key of this device, and the way back lies in the browser's storage", () => {
  const key = keep("r", { kind: "pupil", links: ["a"], names: ["Ada"], ends: 5 });
  expect(addressOf(key)).toBe(`~${key}`);
  expect(keyIn(`~${key}:results`)).toBe(key);
  expect(keyIn("BONUT")).toBe("");
  expect(keptOf(key)?.links).toEqual(["a"]);
  expect(keep("r", { links: ["a", "b"] })).toBe(key);
  expect(keptIn("r")?.names).toEqual(["Ada"]);
  expect(stored()).toMatchObject([{ room: "r", links: ["a", "b"] }]);
});

test("a class that is over is forgotten with its tables, others stay", async () => {
  const seat = keyFor("t", ["s"]);
  keyFor("u", ["w"]);
  const over = keep("r", { links: ["a"], tables: ["t"], ends: 100 });
  keep("late", { links: ["b"], ends: 10 });
  keep("open", { links: ["c"], ends: 100 });
  expect(classOf("t")?.key).toBe(over);
  await sweep(50, async (link) => link === "a");
  expect(attended().map((each) => each.room)).toEqual(["open"]);
  expect(mineOf(seat)).toBeUndefined();
  expect(mine().map((each) => each.room)).toEqual(["u"]);
  expect(stored().map((each) => each.room)).toEqual(["open"]);
});
