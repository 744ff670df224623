// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Main } from "./meaning";
import MainButton from "./MainButton.svelte";

let shown: object | null = null;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  if (shown) void unmount(shown);
  vi.useRealTimers();
});

const end: Main = { word: "end", action: "pass", n: 0, itself: true };

function placed(): { props: { main: Main }; button: () => HTMLButtonElement; chosen: string[] } {
  const chosen: string[] = [];
  const choose = (action: string) => void chosen.push(action);
  const props = $state({ main: end, choose, busy: false, itself: false, hinted: false, key: "E" });
  shown = mount(MainButton, { target: document.body, props });
  flushSync();
  return { props, chosen, button: () => document.querySelector("button")! };
}

test("it does not look ready in the moment in which it is dead, and does nothing then", () => {
  const { props, button, chosen } = placed();
  vi.advanceTimersByTime(400);
  flushSync();
  expect(button().classList).toContain("ready");
  props.main = { ...end, word: "draw", action: "draw" };
  flushSync();
  expect(button().classList).not.toContain("ready");
  expect(button().getAttribute("aria-disabled")).toBe("true");
  button().click();
  expect(chosen).toEqual([]);
  vi.advanceTimersByTime(400);
  flushSync();
  button().click();
  expect(chosen).toEqual(["draw"]);
});
