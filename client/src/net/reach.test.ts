import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lineGone, lost, reached } from "./reach.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  reached();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a lost line is asked for again until somebody answers", async () => {
  let up = false;
  const asked = vi.fn(() => (up ? Promise.resolve(new Response()) : Promise.reject(new Error("gone"))));
  vi.stubGlobal("fetch", asked);
  vi.stubGlobal("location", { pathname: "/table" });
  lost();
  expect(lineGone()).toBe(true);
  await vi.advanceTimersByTimeAsync(9_000);
  expect([asked.mock.calls.length, lineGone()]).toEqual([2, true]);
  up = true;
  await vi.advanceTimersByTimeAsync(4_000);
  expect(lineGone()).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked.mock.calls.length).toBe(3);
});

test("any answer will do", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("gone")));
  lost();
  reached();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(lineGone()).toBe(false);
});
