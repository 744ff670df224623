// @vitest-environment happy-dom
import { beforeAll, expect, test, vi } from "vitest";
import { speak } from "$/words/words.svelte";
import { Ending } from "./ending.svelte";
import type { Table } from "./table.svelte";

vi.mock("$/net/api", () => ({
  record: async () => "a record",
  lookAt: async () => ({ luck: "verified" }),
  race: async () => ({ seats: [[0, 40, 10], [0, 10, 20], [0, 5, 90]], plies: [0, 4, 9] }),
}));

beforeAll(() => speak("en"));

function ended(scores: number[], winners: number[]): Ending {
  const table = {
    link: "link",
    record: "",
    log: [{ id: 1, ply: 8, seat: 2, text: "Cleo passes both." }],
    now: { seats: scores.map(() => ({ people: [], bot: "club" })) },
    play: { outcome: { winners, scores } },
    end: null,
  };
  return new Ending(table as unknown as Table);
}

test("who won comes first, then who has most", () => {
  const ending = ended([7, 3, 9], [1]);
  expect(ending.standings).toEqual([1, 2, 0]);
  expect(ending.honour(1)).toEqual({ won: true, score: "3 points", praise: "winner" });
  expect(ending.honour(2).won).toBe(false);
});

test("points that only say who won are not told, and a game has its own word for them", () => {
  expect(ended([0, 1], [1]).honour(1).score).toBe("");
  expect(ended([2, 9], [1]).honour(1, (n) => `${n} treasures`).score).toBe("9 treasures");
});

test("what the others are praised for and the best moment are known once the record was looked at", async () => {
  const ending = ended([5, 4, 30], [2]);
  expect([ending.honour(0).praise, ending.best, ending.looked]).toEqual(["", null, false]);
  await ending.look(0);
  expect([ending.luck, ending.looked]).toEqual(["verified", true]);
  expect(ending.praise(0)).not.toBe("");
  expect(ending.praise(0)).not.toBe(ending.praise(1));
  expect(ending.praise(2)).toBe("");
  expect(ending.best).toMatchObject({ seat: 2, text: "Cleo passes both.", ply: 8 });
});
