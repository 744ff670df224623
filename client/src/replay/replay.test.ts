import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Frame } from "$/protocol";
import { Replay, type Source } from "./replay.svelte";

const PLIES = 100;
const outline = {
  game: "questor",
  players: 2,
  entries: Array.from({ length: PLIES }, (_, n) => ({ seat: n % 2, by: "person", line: n + 2 })),
};

const frame = (ply: number, seat: number): Frame => ({
  ply,
  seat: ply % 2,
  action: "pass",
  by: "person",
  events: [{ event: "moved", facts: { ply } }],
  view: { seat },
  lines: ply % 10 === 0 ? [`Ply ${ply}.`] : [],
});

function served() {
  const asked: Parameters<Source>[0][] = [];
  const source: Source = (wish) => {
    asked.push(wish);
    const { first = 0, count = 0, seat = -1 } = wish;
    const last = Math.min(PLIES, first + count);
    const plies = Array.from({ length: last - first }, (_, n) => first + n + 1);
    if (wish.start) plies.unshift(first);
    return Promise.resolve({ plies: PLIES, frames: plies.map((ply) => frame(ply, seat)) });
  };
  const replay = new Replay(outline, source, "en", ["Ann", "Bob"]);
  return { replay, asked, boards: () => asked.filter((wish) => wish.boards !== false) };
}

/** Wait for what was asked for, a slider's arrival included. */
async function settled(doing: Promise<unknown>): Promise<void> {
  await vi.advanceTimersByTimeAsync(200);
  await doing;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("it opens on the first board, without events, with all lines of the log", async () => {
  const { replay } = served();
  await replay.open();
  expect(replay.shown?.ply).toBe(0);
  expect(replay.show.shown?.events).toEqual([]);
  expect(replay.told.map(({ ply }) => ply)).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
});

test("a step is acted out, a jump and a step back are not", async () => {
  const { replay } = served();
  await replay.open(40);
  await settled(replay.see(41));
  expect(replay.show.shown?.events).toEqual([{ event: "moved", facts: { ply: 41 } }]);
  await settled(replay.see(60));
  expect([replay.shown?.ply, replay.show.shown?.events]).toEqual([60, []]);
  await settled(replay.see(59));
  expect([replay.shown?.ply, replay.show.shown?.events]).toEqual([59, []]);
});

test("it stays between the first board and the last", async () => {
  const { replay } = served();
  await replay.open(7);
  await settled(replay.see(-3));
  expect(replay.shown?.ply).toBe(0);
  await settled(replay.see(1000));
  expect(replay.shown?.ply).toBe(PLIES);
});

test("boards are fetched in rows, once, and the next row in time", async () => {
  const { replay, boards } = served();
  await replay.open();
  for (let ply = 1; ply <= 20; ply++) await settled(replay.see(ply));
  expect(boards().map((wish) => wish.first)).toEqual([0]);
  await settled(replay.see(21));
  expect(boards().map((wish) => wish.first)).toEqual([0, 40]);
  for (let ply = 22; ply <= 41; ply++) await settled(replay.see(ply));
  expect(boards().map((wish) => wish.first)).toEqual([0, 40]);
});

test("a slider on its way fetches only where it stops", async () => {
  const { replay, boards } = served();
  await replay.open();
  const seen: number[] = [];
  const moves = [50, 90, 70].map((ply) => replay.see(ply).then(() => seen.push(replay.shown!.ply)));
  await settled(Promise.all(moves));
  expect(replay.shown?.ply).toBe(70);
  expect(seen).not.toContain(50);
  expect(boards().map((wish) => wish.first)).toEqual([0, 40, 80]);
});

test("other eyes see their own boards at the same moment, and nothing is acted out", async () => {
  const { replay } = served();
  await replay.open(12);
  await settled(replay.look(1));
  expect(replay.shown).toMatchObject({ ply: 12, view: { seat: 1 } });
  expect(replay.show.shown?.events).toEqual([]);
});

test("another language fetches everything anew", async () => {
  const { replay, asked } = served();
  await replay.open(12);
  asked.length = 0;
  await settled(replay.retell("fr", ["Ann", "Bob"]));
  expect(asked.every((wish) => wish.lang === "fr")).toBe(true);
  expect(asked).toHaveLength(2);
  await settled(replay.retell("fr", ["Ann", "Bob"]));
  expect(asked).toHaveLength(2);
});

test("it plays to the end and stops there, and then begins again", async () => {
  const { replay } = served();
  await replay.open(97);
  replay.pace(2);
  replay.play();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([replay.at, replay.shown?.ply, replay.playing]).toEqual([PLIES, PLIES, false]);
  replay.toggle();
  await vi.advanceTimersByTimeAsync(10);
  expect([replay.at, replay.playing]).toEqual([0, true]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(replay.at).toBeGreaterThan(10);
});

test("a step stops it, and what is told takes longer than what is not", async () => {
  const { replay } = served();
  await replay.open(9);
  replay.play();
  await vi.advanceTimersByTimeAsync(300);
  expect(replay.at).toBe(10);
  await vi.advanceTimersByTimeAsync(900);
  expect(replay.at).toBe(11);
  replay.step(-2);
  await vi.advanceTimersByTimeAsync(5_000);
  expect([replay.at, replay.playing]).toEqual([9, false]);
});

test("a server that is gone stops it, and it can go on when it is back", async () => {
  let gone = true;
  const source: Source = ({ first = 0 }) =>
    gone
      ? Promise.reject(new Error("offline"))
      : Promise.resolve({ plies: PLIES, frames: [frame(first, -1), frame(first + 1, -1)] });
  const replay = new Replay(outline, source, "en", []);
  await replay.open();
  expect([replay.failed, replay.shown]).toEqual([true, null]);
  gone = false;
  await settled(replay.see(1));
  expect([replay.failed, replay.shown?.ply]).toEqual([false, 1]);
});

test("it goes on when the board has come to rest, at the pace of its speed", async () => {
  const { replay } = served();
  await replay.open();
  let rest: () => void = () => {};
  const paces: number[] = [];
  replay.show.join({
    act: ({ events, pace }, _told, done) => {
      rest = done;
      if (events.length) paces.push(pace);
      else done();
    },
    skip: () => rest(),
  });
  replay.pace(2);
  replay.play();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([replay.at, replay.shown?.ply, paces]).toEqual([1, 0, [0.5]]);
  rest();
  await vi.advanceTimersByTimeAsync(0);
  expect([replay.at, replay.shown?.ply]).toEqual([2, 1]);
  replay.pause();
  rest();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([replay.at, replay.shown?.ply]).toEqual([2, 2]);
});
