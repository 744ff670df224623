// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { wish } from "$/kit/wishes.svelte";
import type { CardEvent, Moment } from "./event.svelte";
import SaintEvent from "./SaintEvent.svelte";

vi.mock("$/kit/sound", () => ({ play: vi.fn() }));

let shown: object | null = null;
afterEach(() => {
  if (shown) void unmount(shown);
  wish("keys", true);
});

const answers = [1, 2, 3, 4].map((n) => ({ n, text: `answer ${n}`, saint: "" }));
const asked = { id: "clare:born:1", saint: "clare", seat: 0, asker: -1, text: "When?", answers, right: "", wrong: "" };
const card = { kind: "answered", saint: "clare", seat: 0, answer: 1, due: 2 };
const QUESTION = { is: "question", asked } as unknown as Moment;
const ANSWERED = { is: "answered", card, asked } as unknown as Moment;

/** A card before somebody who may answer: what a key does there. */
function laid(now: Moment): (key: string) => string[] {
  const chosen: string[] = [];
  const event = { now, busy: false, name: () => "St. Clare", lines: () => [], close: () => {} };
  const choices = answers.map(({ n, text }) => ({ action: `answer:${n}`, label: text, group: "" }));
  const choose = (action: string) => void chosen.push(action);
  const props = { event: event as unknown as CardEvent, choices, names: ["Ann"], seat: 0, hint: null, choose, calm: true };
  shown = mount(SaintEvent, { target: document.body, props });
  flushSync();
  const button = document.querySelector("dialog button")!;
  return (key) => {
    button.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    return chosen;
  };
}

test("a number or the letter on it answers while the card has the keyboard", () => {
  const press = laid(QUESTION);
  expect(press("3")).toEqual(["answer:3"]);
  expect(press("B")).toEqual(["answer:3", "answer:2"]);
  expect(press("5")).toHaveLength(2);
});

test("no key answers what is not asked any more, nor where keys are not wanted", () => {
  expect(laid(ANSWERED)("1")).toEqual([]);
  void unmount(shown!);
  wish("keys", false);
  expect(laid(QUESTION)("1")).toEqual([]);
});
