// @vitest-environment happy-dom
import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { frame } from "$/games/pillars/positions";
import type { Heard } from "$/protocol";
import { say, speak } from "$/words/words.svelte";
import PlainStage from "$/plain/PlainStage.svelte";
import Beside from "./Beside.svelte";
import { Show } from "./show.svelte";

/** Milliseconds until what a game brings along is loaded. */
const PATIENCE = 20_000;
const mounted: object[] = [];
beforeAll(() => speak("en"));
afterEach(() => {
  for (const each of mounted.splice(0)) void unmount(each);
  vi.useRealTimers();
});

test("beside a board each seat has its pieces, its name and how far it has come; who acts is lit", async () => {
  const { view } = frame("opening");
  const names = ["Ann", "Bea", "Cleo", "Dan"];
  const children = createRawSnippet(() => ({ render: () => "<p>board</p>" }));
  mounted.push(mount(Beside, { target: document.body, props: { game: "pillars", view, names, children } }));
  await vi.waitFor(() => expect(document.querySelectorAll("li svg").length).toBe(4), PATIENCE);
  const plates = [...document.querySelectorAll("li")].map((each) => each.textContent ?? "");
  expect(plates.map((each, seat) => each.includes(names[seat]!))).toEqual([true, true, true, true]);
  expect(plates.map((each) => each.includes(say("page-turn")))).toEqual([false, true, false, false]);
  expect(plates[0]).toContain("Gold");
}, 2 * PATIENCE);

test("what may be tried at a plate is a button there, where somebody may do anything", async () => {
  const children = createRawSnippet(() => ({ render: () => "<p>board</p>" }));
  const view = { actor: 0, seat: 0, sizes: [3, 1], treasures: [2, 4], out: [] };
  const done: string[] = [];
  const props = { game: "saint-cards", view, names: ["Ann", "Bea"], children };
  for (const choose of [undefined, (action: string) => void done.push(action)])
    mounted.push(mount(Beside, { target: document.body, props: { ...props, ...(choose && { choose }) } }));
  await vi.waitFor(() => expect(document.querySelectorAll("li").length).toBe(4), PATIENCE);
  const buttons = [...document.querySelectorAll<HTMLElement>("li button")];
  expect(buttons.map((each) => each.closest("li")?.dataset["anchor"])).toEqual(["seat:1"]);
  buttons[0]!.click();
  expect(done).toEqual(["notice:1"]);
  expect(document.querySelector("li")?.textContent).toContain("3");
}, 2 * PATIENCE);

test("dice lie over a table as text while they are thrown, and the page waits for them", async () => {
  vi.useFakeTimers();
  const laid = (calm: boolean) => {
    const show = new Show();
    const props = { game: "holy-quest", sections: [], view: 0, show, calm };
    mounted.push(mount(PlainStage, { target: document.body, props }));
    return show;
  };
  const dice = () => document.querySelector(".over")?.querySelector("[role=img]")?.getAttribute("aria-label");
  const events: Heard[] = [
    { event: "turn", facts: {} },
    { event: "rolled-both", facts: { seat: 0, a: 2, b: 6 } },
  ];
  const show = laid(false);
  await vi.waitFor(() => {
    show.hear({ view: 0, events });
    expect(show.playing).toBe(true);
  }, PATIENCE);
  show.skip();
  show.hear({ view: 1, events });
  flushSync();
  expect([dice(), show.shown?.view]).toEqual(["2, 6", 0]);
  await vi.advanceTimersByTimeAsync(1300);
  flushSync();
  expect([dice(), show.shown?.view, show.playing]).toEqual([undefined, 1, false]);
  show.hear({ view: 2, events });
  document.querySelector("[aria-busy]")!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect([show.shown?.view, show.playing]).toEqual([2, false]);
  const calm = laid(true);
  await vi.advanceTimersByTimeAsync(100);
  calm.hear({ view: 1, events });
  flushSync();
  expect([dice(), calm.shown?.view]).toEqual([undefined, 1]);
}, 2 * PATIENCE);
