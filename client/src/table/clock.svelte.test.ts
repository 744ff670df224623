// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { setTableTime } from "$/net/time";
import { speak } from "$/words/words.svelte";
import Clock from "./Clock.svelte";

beforeAll(() => speak("en"));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  setTableTime(Date.now());
});

test("a turn's time is the table's, on a device whose clock is an hour slow too", () => {
  const now = Date.now() + 3_600_000;
  setTableTime(now);
  const clock = mount(Clock, { target: document.body, props: { clocks: [{ seat: 0, at: now + 90_000 }], pause: null, seat: 0 } });
  flushSync();
  expect(document.body.textContent).toContain("1:30");
  vi.advanceTimersByTime(81_000);
  flushSync();
  expect(document.body.textContent).toContain("0:09");
  void unmount(clock);
});
