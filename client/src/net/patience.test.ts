import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { No } from "./api";
import { patiently } from "./patience";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Refuses so often, then answers. */
function busy(times: number, code: string) {
  let asked = 0;
  const ask = () => (asked++ < times ? Promise.reject(new No(code)) : Promise.resolve("here"));
  return { ask, asked: () => asked };
}

test("who is told that the server is busy asks again", async () => {
  const { ask, asked } = busy(3, "busy");
  const answer = patiently(ask);
  await vi.runAllTimersAsync();
  expect(await answer).toBe("here");
  expect(asked()).toBe(4);
});

test("what does not pass by itself is not asked again", async () => {
  const { ask, asked } = busy(3, "no-link");
  await expect(patiently(ask)).rejects.toThrow("no-link");
  expect(asked()).toBe(1);
});

test("nobody is asked for ever", async () => {
  const { ask, asked } = busy(100, "offline");
  const answer = expect(patiently(ask)).rejects.toThrow("offline");
  await vi.runAllTimersAsync();
  await answer;
  expect(asked()).toBe(6);
});
