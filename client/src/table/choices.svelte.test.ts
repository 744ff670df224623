// @vitest-environment happy-dom
import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { Choice } from "$/protocol";
import { speak } from "$/words/words.svelte";
import Choices from "./Choices.svelte";

const choice = (action: string): Choice => ({ action, label: action, group: "" });
let shown: object | null = null;
beforeAll(() => speak("en"));
afterEach(() => {
  if (shown) void unmount(shown);
});

function offered(): { props: { choices: Choice[]; choose: () => void; busy: boolean }; at: (action: string) => HTMLElement } {
  const props = $state({ choices: ["move:n", "dig:here", "pass"].map(choice), choose: () => {}, busy: false });
  shown = mount(Choices, { target: document.body, props });
  flushSync();
  return { props, at: (action) => document.querySelector<HTMLElement>(`[data-action="${action}"]`)! };
}

test("other choices are a list of their own, and the keyboard stays where it was", async () => {
  const { props, at } = offered();
  const before = at("pass");
  before.focus();
  props.choices = ["pass", "end"].map(choice);
  flushSync();
  await tick();
  expect(at("pass")).not.toBe(before);
  expect(document.activeElement).toBe(at("pass"));
});

test("the same choices are the same buttons, whatever else changes", async () => {
  const { props, at } = offered();
  const before = at("pass");
  props.choices = [...props.choices];
  props.busy = true;
  flushSync();
  expect(at("pass")).toBe(before);
  expect(before.hasAttribute("disabled")).toBe(true);
});
