// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { slice } from "$/kit/slices.svelte";
import { wish } from "$/kit/wishes.svelte";
import type { Stage } from "$/board/stage.svelte";
import type { BoardProps } from "$/games/index";
import type { Heard } from "$/protocol";
import type { HolyQuestView } from "$/views/holy-quest";
import { CardEvent, type Moment } from "./event.svelte";
import { after, type Beat, type Card, type Scene } from "./scene";
import SaintEvent from "./SaintEvent.svelte";

vi.mock("$/kit/sound", () => ({ play: vi.fn() }));

let shown: object | null = null;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  wish("keys", true);
});

const answers = [1, 2, 3, 4].map((n) => ({ n, text: `answer ${n}`, saint: "" }));
const asked = { id: "clare:born:1", saint: "clare", seat: 0, asker: -1, text: "When?", answers, right: "", wrong: "" };
const card = { kind: "answered", saint: "clare", seat: 0, question: "clare:born:1", answer: 1, due: 2 };
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

test("no answer looks chosen before anybody has chosen one: the title has the keyboard", async () => {
  laid(QUESTION);
  await vi.waitFor(() => expect(document.activeElement?.tagName).toBe("H2"));
});

test("it is made, laid over the page and glazed in a task each, and not at all if it is gone by then", async () => {
  const saint = () => document.querySelector(".glass [data-saint]")!.getAttribute("data-saint");
  const opened = vi.spyOn(HTMLDialogElement.prototype, "showModal").mockImplementation(() => expect(saint()).toBe(""));
  laid(QUESTION);
  expect(opened).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(saint()).toBe("clare"));
  void unmount(shown!);
  laid(QUESTION);
  void unmount(shown!);
  shown = null;
  await slice();
  await slice();
  expect(opened).toHaveBeenCalledOnce();
  opened.mockRestore();
});

test("no key answers what is not asked any more, nor where keys are not wanted", () => {
  expect(laid(ANSWERED)("1")).toEqual([]);
  void unmount(shown!);
  wish("keys", false);
  expect(laid(QUESTION)("1")).toEqual([]);
});

/** Somebody is asked one question, and the next thing that is seen is that this one was answered. */
function answered(question: string): Moment | null {
  const heard = { event: "answered", facts: { seat: "0", question, answer: "1", right_answer: "2" } } as unknown as Heard;
  const before = { card: { ...card, kind: "question", saint: "clare" } as Card, top: "" } as Scene;
  const stage = $state({ scene: before, playing: false, coming: {}, go: () => {} });
  const view = { question: "clare:born:1", saint_out: "clare", colours: ["green"], turn: "green", asker: -1, option_saints: [], questions: [], phases: [] };
  const props = { view, places: { question: "When?" }, choices: [], seat: 1 } as unknown as BoardProps<HolyQuestView>;
  let event: CardEvent | undefined;
  const end = $effect.root(() => {
    event = new CardEvent(() => props, stage as unknown as Stage<HolyQuestView, Scene, Beat>);
  });
  flushSync();
  stage.scene = after(before, heard);
  flushSync();
  const { now } = event!;
  end();
  return now;
}

test("an answer is told with its own question", () => {
  expect(answered("clare:born:1")).toMatchObject({ is: "answered", card: { saint: "clare" }, asked: { text: "When?" } });
});

test("an answer to what was not seen has its own saint, and no other question", () => {
  expect(answered("ignatius-of-loyola:patron:1")).toMatchObject({ card: { saint: "ignatius-of-loyola" }, asked: null });
});
