// @vitest-environment happy-dom
import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Choice } from "$/protocol";
import { speak } from "$/words/words.svelte";
import Choices from "./Choices.svelte";

const choice = (action: string): Choice => ({ action, label: action, group: "" });
let shown: object | null = null;
beforeAll(() => speak("en"));
afterEach(() => {
  if (shown) void unmount(shown);
});

interface Offered {
  props: { choices: Choice[]; choose: (action: string) => void; busy: boolean };
  at: (action: string) => HTMLElement;
  chosen: string[];
}

function offered(): Offered {
  const chosen: string[] = [];
  const choose = (action: string) => void chosen.push(action);
  const props = $state({ choices: ["move:n", "dig:here", "pass"].map(choice), choose, busy: false });
  shown = mount(Choices, { target: document.body, props });
  flushSync();
  return { props, chosen, at: (action) => document.querySelector<HTMLElement>(`[data-action="${action}"]`)! };
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

test("a button that is held down stays, and what it says is done, whatever comes meanwhile", async () => {
  const { props, at, chosen } = offered();
  const before = at("pass");
  before.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  props.choices = ["end", "pass"].map(choice);
  flushSync();
  expect(at("pass")).toBe(before);
  window.dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
  before.click();
  expect(chosen).toEqual(["pass"]);
  flushSync();
  expect(at("pass")).not.toBe(before);
  expect(at("end")).not.toBeNull();
});

test("a finger that is taken away elsewhere leaves the list as it has become", async () => {
  vi.useFakeTimers();
  const { props, at } = offered();
  at("pass").dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  flushSync();
  props.choices = ["end"].map(choice);
  flushSync();
  expect(at("pass")).not.toBeNull();
  window.dispatchEvent(new PointerEvent("pointerup"));
  vi.runAllTimers();
  flushSync();
  expect(at("pass")).toBeNull();
  expect(at("end")).not.toBeNull();
  vi.useRealTimers();
});

test("the place of a sign is kept until it is there", () => {
  const props = { choices: ["move:n", "pass"].map(choice), choose: () => {}, signed: (action: string) => action === "move:n" };
  shown = mount(Choices, { target: document.body, props });
  flushSync();
  const signs = [...document.querySelectorAll("[data-action]")].map((each) => each.querySelectorAll(".sign").length);
  expect(signs).toEqual([1, 0]);
});
