import { expect, test } from "vitest";
import type { RecordInfo } from "$/protocol";
import type { Replay, Told } from "./replay.svelte";
import { Suspense } from "./suspense.svelte";

const told: Told[] = [4, 6, 8].map((ply) => ({ ply, seat: ply % 4 ? 1 : 0, text: `Ply ${ply}.` }));
const outcome = { reason: "goal", winners: [0], scores: [1, 0] };
const race = () => Promise.resolve({ seats: [[0, 5, 0, 9], [0, 0, 20, 1]], plies: [0, 3, 6, 9] });

function watched(info: Partial<RecordInfo> = {}, knows = false) {
  const replay = { furthest: 0, plies: 10, told } as Replay;
  return { replay, suspense: new Suspense(replay, { over: true, players: 2, outcome, ...info }, knows) };
}

test("no more is told than has been shown", async () => {
  const { replay, suspense } = watched();
  await suspense.look(race);
  expect([suspense.whole, suspense.known, suspense.turning]).toEqual([false, 0, null]);
  replay.furthest = 7;
  expect([suspense.whole, suspense.known, suspense.turning]).toEqual([false, 7, null]);
  replay.furthest = 10;
  expect([suspense.ended, suspense.whole, suspense.known]).toEqual([true, true, 10]);
  expect(suspense.turning?.ply).toBe(8);
});

test("whoever asks, or comes from the table, is told all", async () => {
  const { suspense } = watched();
  await suspense.look(race);
  suspense.told = true;
  expect([suspense.whole, suspense.ended, suspense.known, suspense.turning?.seat]).toEqual([true, false, 10, 0]);
  expect(watched({}, true).suspense.whole).toBe(true);
});

test("a game that is not over has nothing to hide, and no chart", async () => {
  const { suspense } = watched({ over: false, outcome: null });
  await suspense.look(() => Promise.reject(new Error("nobody should ask")));
  expect([suspense.whole, suspense.known, suspense.charted, suspense.turning]).toEqual([true, 10, false, null]);
});

test("where nobody was ever ahead, or the server does not answer, there is no chart", async () => {
  const level = watched({}, true).suspense;
  expect(level.charted).toBe(true);
  await level.look(() => Promise.resolve({ seats: [[1, 2], [1, 2]], plies: [0, 1] }));
  expect([level.charted, level.turning]).toEqual([false, null]);
  const silent = watched({}, true).suspense;
  await silent.look(() => Promise.reject(new Error("gone")));
  expect([silent.charted, silent.turning]).toEqual([false, null]);
  expect(watched({ players: 1 }).suspense.charted).toBe(false);
});
