import { expect, test } from "vitest";
import type { TableNow } from "$/protocol";
import { Rematch } from "./rematch.svelte";
import type { Table } from "./table.svelte";

const OPTIONS = { mode: "competition" };

/** Two people and a bot; person 0 is the host. */
function tableOf(person: number) {
  const asked: string[] = [];
  const table = {
    now: null as TableNow | null,
    person,
    seat: person,
    get isHost() {
      return person === 0;
    },
    get me() {
      return table.now?.people[person];
    },
    ask: async (message: { do: string; phrase?: string }) => {
      asked.push(message.phrase ?? message.do);
      return { is: "done" };
    },
  };
  const rematch = new Rematch(table as unknown as Table);
  const come = (phase: string, ready: boolean, options: object = OPTIONS, pack: object = {}) => {
    table.now = {
      phase,
      game: "questor",
      players: 3,
      options,
      settings: {},
      ...pack,
      host: 0,
      seats: [
        { people: [0], bot: "" },
        { people: [1], bot: "" },
        { people: [], bot: "club" },
      ],
      people: [
        { person: 0, seat: 0, ready: false },
        { person: 1, seat: 1, ready },
      ],
    } as unknown as TableNow;
    rematch.follow();
  };
  come("over", false);
  return { asked, rematch, come };
}

test("one tap of the host opens the next game, and it starts when the others are ready, once", async () => {
  const { asked, rematch, come } = tableOf(0);
  await rematch.want();
  expect(asked).toEqual(["next"]);
  come("lobby", false);
  expect(asked).toEqual(["next"]);
  come("lobby", true);
  come("lobby", true);
  expect(asked).toEqual(["next", "start"]);
  come("sharing", true);
  expect(rematch.wanted).toBe(false);
});

test("a guest's tap is heard, and makes the guest ready when the host has opened the next game", async () => {
  const { asked, rematch, come } = tableOf(1);
  await rematch.want();
  expect(asked).toEqual(["again"]);
  come("lobby", false);
  come("lobby", true);
  expect(asked).toEqual(["again", "ready"]);
});

test("who did not ask for it is made ready by nobody", () => {
  const { asked, come } = tableOf(1);
  come("lobby", false);
  expect(asked).toEqual([]);
});

test.each([0, 1])("other rules are no rematch: everybody is asked anew (person %i)", async (person) => {
  const { asked, rematch, come } = tableOf(person);
  await rematch.want();
  asked.length = 0;
  come("lobby", true, { mode: "cooperation" });
  come("lobby", true);
  expect(asked).toEqual([]);
  expect(rematch.wanted).toBe(false);
});

test.each([0, 1])("a pack that changes after the tap is agreed to anew, one that was known is not (person %i)", async (person) => {
  for (const known of [false, true]) {
    const { rematch, come } = tableOf(person);
    come("over", false, OPTIONS, { edition: known ? 1 : 0, renewed: known });
    await rematch.want();
    come("lobby", true, { mode: "competition", mage_tiles: 8 }, { edition: 1, pack: "newer" });
    expect(rematch.wanted).toBe(known);
  }
});
