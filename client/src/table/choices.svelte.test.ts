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

test("beside a race the list comes a frame after the card, and does nothing that is not offered any more", async () => {
  const chosen: string[] = [];
  const props = $state({ choices: ["play:1", "pass"].map(choice), choose: (action: string) => chosen.push(action), fast: true, beside: true });
  shown = mount(Choices, { target: document.body, props });
  flushSync();
  const there = () => [...document.querySelectorAll<HTMLElement>("[data-action]")].map((each) => each.dataset["action"]);
  const press = (action: string) => {
    const button = document.querySelector<HTMLElement>(`[data-action="${action}"]`)!;
    button.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    flushSync();
    button.click();
    flushSync();
  };
  props.choices = ["play:2", "pass"].map(choice);
  flushSync();
  expect(there()).toEqual(["play:1", "pass"]);
  press("play:1");
  expect(chosen).toEqual([]);
  document.querySelector<HTMLElement>('[data-action="play:1"]')!.click();
  expect(chosen).toEqual([]);
  press("pass");
  expect(chosen).toEqual(["pass"]);
  await vi.waitFor(() => expect(there()).toEqual(["play:2", "pass"]));
  press("play:2");
  expect(chosen).toEqual(["pass", "play:2"]);
});

test("a race as text is never behind: its list is all there is", () => {
  const props = $state({ choices: ["play:1"].map(choice), choose: () => {}, fast: true });
  shown = mount(Choices, { target: document.body, props });
  props.choices = ["play:2"].map(choice);
  flushSync();
  expect(document.querySelector<HTMLElement>("[data-action]")!.dataset["action"]).toBe("play:2");
});
