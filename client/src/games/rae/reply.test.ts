// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Choice } from "$/protocol";
import { fetchWords } from "$/words/game.svelte";
import { speak } from "$/words/words.svelte";
import { printedOn } from "./printed";
import Reply from "./Reply.svelte";
import type { Showing } from "./showing.svelte";

const KING = "long-live-the-king";
const DECLINE: Choice = { action: "decline", label: "", group: "" };
const REPLY: Choice = { action: "reply", label: "", group: "" };
const PAUSE = { begun: 0, ends: 5_000 };
let shown: object | null = null;
let done: string[] = [];

beforeAll(async () => {
  await speak("en");
  await fetchWords("rae", "en");
});
beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  done = [];
});
afterEach(() => {
  if (shown) void unmount(shown);
  vi.useRealTimers();
});

function asked(more: object): HTMLElement | null {
  const hand: string[] = [];
  const table = { view: { hand }, scene: { pending: ["taxes"] }, printed: () => printedOn({ [`title:${KING}`]: "The King" }, KING), does: (card: string) => `does ${card}` };
  const props = {
    table: table as unknown as Showing,
    choices: [DECLINE],
    choose: (action: string) => void done.push(action),
    answered: false,
    pause: PAUSE,
    itself: true,
    beside: false,
    width: 92,
    calm: true,
    ...more,
  };
  shown = mount(Reply, { target: document.body, props });
  flushSync();
  return document.querySelector("[data-reply]");
}

const buttons = () => [...document.querySelectorAll<HTMLButtonElement>("[data-answer]")];

test("who has nothing to choose is answered for at once, and sees the pause", () => {
  expect(asked({})).not.toBeNull();
  expect(buttons().map(({ disabled }) => disabled)).toEqual([true, true]);
  vi.advanceTimersByTime(300);
  expect(done).toEqual(["decline"]);
});

test("it is said what the event does, and what a cry would cancel", () => {
  expect(asked({ choices: [DECLINE, REPLY] })?.textContent).toContain("does taxes");
  expect(buttons()[1]?.textContent).toBe("Cry it: cancel The King");
});

test("where nobody could learn anything, they are not even asked", () => {
  expect(asked({ pause: null })).toBeNull();
  vi.advanceTimersByTime(300);
  expect(done).toEqual(["decline"]);
});

test("who holds the King decides, and the answer goes as it is given", () => {
  asked({ choices: [DECLINE, REPLY] });
  vi.advanceTimersByTime(60_000);
  expect(done).toEqual([]);
  buttons()[1]!.click();
  expect(done).toEqual(["reply"]);
});

test("who wants to confirm everything, and who learns, lets it happen by hand", () => {
  for (const more of [{ itself: false }, { beside: true }]) {
    asked(more);
    vi.advanceTimersByTime(60_000);
    expect(done).toEqual([]);
    buttons()[0]!.click();
    expect(done.splice(0)).toEqual(["decline"]);
    void unmount(shown!);
    shown = null;
  }
});

test("what was answered stands, until the table opens it", () => {
  expect(asked({ choices: [], answered: true })).not.toBeNull();
  expect(buttons().map(({ disabled }) => disabled)).toEqual([true, true]);
  vi.advanceTimersByTime(60_000);
  expect(done).toEqual([]);
});

test("the line shows how much of the pause is over", () => {
  const sheet = asked({});
  const line = () => sheet?.querySelector<HTMLElement>("i")?.style.transform;
  expect(line()).toBe("scaleX(0)");
  vi.advanceTimersByTime(2_000);
  flushSync();
  expect(line()).toBe("scaleX(0.4)");
  vi.advanceTimersByTime(60_000);
  flushSync();
  expect(line()).toBe("scaleX(1)");
});
