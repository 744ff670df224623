import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Player } from "./motion";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const steps = (seen: string[], ...names: string[]) =>
  names.map((name) => ({ show: () => void seen.push(name), lasts: 100 }));

test("steps come one after the other, and later ones wait their turn", async () => {
  const seen: string[] = [];
  const player = new Player();
  void player.play(steps(seen, "a", "b"));
  void player.play(steps(seen, "c"));
  await vi.advanceTimersByTimeAsync(50);
  expect(seen).toEqual(["a"]);
  await vi.advanceTimersByTimeAsync(100);
  expect(seen).toEqual(["a", "b"]);
  await vi.advanceTimersByTimeAsync(200);
  expect(seen).toEqual(["a", "b", "c"]);
  expect(player.busy).toBe(false);
});

test("skipping shows the rest at once, and only the rest", async () => {
  const seen: string[] = [];
  const player = new Player();
  const done = player.play(steps(seen, "a", "b", "c"));
  await vi.advanceTimersByTimeAsync(10);
  player.skip();
  await done;
  expect(seen).toEqual(["a", "b", "c"]);
  void player.play(steps(seen, "d", "e"));
  await vi.advanceTimersByTimeAsync(10);
  expect(seen).toEqual(["a", "b", "c", "d"]);
});

test("who is calm waits for nothing", async () => {
  const seen: string[] = [];
  await new Player().play(steps(seen, "a", "b"), true);
  expect(seen).toEqual(["a", "b"]);
});
