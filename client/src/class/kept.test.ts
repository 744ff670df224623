// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";

/** Everything anew, as after a reload. */
async function device() {
  vi.resetModules();
  return { kept: await import("./kept.svelte"), mine: await import("$/table/mine.svelte") };
}

beforeEach(() => localStorage.clear());

test("the address has a key of this device, and the way back outlives a reload", async () => {
  const { kept } = await device();
  const key = kept.keep("r", { kind: "pupil", links: ["a"], names: ["Ada"], ends: 5 });
  expect(kept.addressOf(key)).toBe(`~${key}`);
  expect(kept.keyIn(`~${key}:results`)).toBe(key);
  expect(kept.keyIn("BONUT")).toBe("");
  const again = (await device()).kept;
  expect(again.keptOf(key)?.links).toEqual(["a"]);
  expect(again.keep("r", { links: ["a", "b"] })).toBe(key);
  expect(again.keptIn("r")?.names).toEqual(["Ada"]);
});

test("a class that is over is forgotten with its tables, others stay", async () => {
  const { kept, mine } = await device();
  const seat = mine.keyFor("t", ["s"]);
  mine.keyFor("u", ["w"]);
  const over = kept.keep("r", { links: ["a"], tables: ["t"], ends: 100 });
  kept.keep("late", { links: ["b"], ends: 10 });
  kept.keep("open", { links: ["c"], ends: 100 });
  expect(kept.classOf("t")?.key).toBe(over);
  await kept.sweep(50, async (link) => link === "a");
  expect(kept.attended().map((each) => each.room)).toEqual(["open"]);
  expect(mine.mineOf(seat)).toBeUndefined();
  expect(mine.mine().map((each) => each.room)).toEqual(["u"]);
  expect(localStorage.getItem("questable.classes")).not.toContain("late");
});
