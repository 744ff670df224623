/** What each game tells a seat of its aim, by what its view says. */

import { expect, test, vi } from "vitest";

vi.mock("$/words/game.svelte", () => ({
  fetchWords: async () => {},
  wordsOf: () => (id: string, facts: object) => `${id} ${JSON.stringify(facts)}`,
}));

const at = async (key: string, view: object, seat: number) => {
  const aim = (await import(`./${key}/aim.ts`)) as { aimOf: (view: object, seat: number) => string };
  return aim.aimOf(view, seat);
};

test("SaintCards: the own treasures, and the most of the others", async () => {
  expect(await at("saint-cards", { treasures: [4, 9, 6] }, 1)).toContain('{"own":9,"most":6}');
});

test("Run the Race!: the cards that are left, and the other's", async () => {
  expect(await at("run-the-race", { left: [12, 7] }, 1)).toContain('{"left":7,"other":12}');
});

test("what a score at the end counts is said where it is not points", async () => {
  const counted = async (key: string) => ((await import(`./${key}/aim.ts`)) as { scoreOf?: (n: number) => string }).scoreOf?.(7);
  expect(await counted("saint-cards")).toBe('saint-cards-score {"n":7}');
  expect(await counted("run-the-race")).toBe('run-the-race-score {"n":7}');
  expect(await counted("rae")).toBeUndefined();
});

test("Ràe: points of the target, together with who sits across in teams", async () => {
  expect(await at("rae", { teams: false, target: 30, scores: [3, 11] }, 1)).toContain('{"target":30,"own":11}');
  expect(await at("rae", { teams: true, target: 50, scores: [3, 11, 20, 1] }, 2)).toContain('{"target":50,"own":23}');
});

test("The Holy Quest: the own saints in Heaven, or in the Throne Room where that is the goal", async () => {
  const pawns = [
    { colour: "jesuits", place: "heaven-2" },
    { colour: "jesuits", place: "throne" },
    { colour: "jesuits", place: "path-9" },
    { colour: "carmelites", place: "heaven-1" },
  ];
  const colours = ["carmelites", "jesuits"];
  const simple = await at("holy-quest", { pawns, colours, advanced: false }, 1);
  expect(simple).toBe('holy-quest-aim-so-far {"done":1,"need":3}');
  const farther = await at("holy-quest", { pawns, colours, advanced: true }, 1);
  expect(farther).toBe('holy-quest-aim-throne {"done":1,"need":3}');
  expect(await at("holy-quest", { pawns, colours: [], advanced: false }, 0)).toBe("");
});

test("Pillars: the most around one pillar; for the Apostates, what is left of the smallest", async () => {
  const { SITES } = await import("./pillars/geometry");
  const [one, other] = [SITES[3]!, SITES[30]!];
  const followers = Object.fromEntries([
    ...one.stations.slice(0, 2).map((each) => [each, "red"]),
    ...other.stations.slice(0, 4).map((each) => [each, "red"]),
  ]);
  const religions = [
    { religion: "red", seat: 0, on_board: 12 },
    { religion: "gold", seat: -1, on_board: 5 },
    { religion: "apostate", seat: 1, on_board: 2 },
  ];
  const view = { pillars: [one.name, other.name], followers, religions };
  expect(await at("pillars", view, 0)).toBe('pillars-aim-faithful {"done":4}');
  expect(await at("pillars", view, 1)).toBe('pillars-aim-apostate {"left":5}');
});
