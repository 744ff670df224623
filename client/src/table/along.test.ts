import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stock } from "$/net/shelf.svelte";
import type { RecordInfo } from "$/protocol";
import { mayTake, onward, takeAlong } from "./along";
import type { Hands } from "./hands.svelte";
import type { Table } from "./table.svelte";

const info = (bots: string[], game = "questor") => ({ game, players: bots.length, bots }) as RecordInfo;

beforeEach(async () => {
  vi.stubGlobal("location", { pathname: "/" });
  const told: Record<string, unknown> = {
    bots: [{ level: "random" }, { level: "club", usual: true }, { level: "expert" }],
    games: [
      { key: "questor", levels: ["random", "club"] },
      { key: "rae", levels: ["random", "club", "expert"] },
    ],
  };
  vi.stubGlobal("fetch", async (path: string) => Response.json(told[path.slice(path.lastIndexOf("/") + 1)]));
  await stock();
});
afterEach(() => vi.unstubAllGlobals());

test("the same bots sit in the same seats, and it begins at once where nobody else has to come", () => {
  const plan = onward("record", info(["random", "", "club"]));
  expect([plan.own, plan.start, plan.record, plan.ply]).toEqual([1, true, "record", -1]);
  expect(plan.chairs).toEqual([
    { by: "bot", level: "random" },
    { by: "bot", level: "club" },
  ]);
});

test("a bot that is not offered here is the usual one; people are waited for", () => {
  const plan = onward("record", info(["", "expert", ""]));
  expect([plan.own, plan.start]).toEqual([0, false]);
  expect(plan.chairs).toEqual([{ by: "bot", level: "club" }, { by: "link" }]);
  expect(onward("record", info(["", "expert"], "rae")).chairs).toEqual([{ by: "bot", level: "expert" }]);
});

test("a game of bots alone, and one of nobody else, have a seat for the host", () => {
  expect(onward("record", info(["club", "club"])).own).toBe(0);
  expect(onward("record", info([""])).start).toBe(true);
});

/** A table with these people, of whom some sit at this device. */
function handsOf(people: number[], here: number[], isHost = true): Hands {
  const now = { people: people.map((person) => ({ person })) };
  const tables = here.map((person) => ({ person, isHost, now }));
  return { table: tables[0], tables } as unknown as Hands;
}

test("only where everybody sits at this device, and for the host", () => {
  expect(mayTake(handsOf([0, 1], [0, 1]))).toBe(true);
  expect(mayTake(handsOf([0, 1], [0]))).toBe(false);
  expect(mayTake(handsOf([0], [0], false))).toBe(false);
});

test("a table that refuses to stop gives no record", async () => {
  const table = { now: { games: 1 }, link: "mine", ask: async () => ({ is: "refused" }) } as unknown as Table;
  expect(await takeAlong(table)).toBe("");
});
