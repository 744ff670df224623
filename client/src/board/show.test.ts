import { afterEach, expect, test, vi } from "vitest";
import { Show, type Actor, type Change, type Moment } from "./show.svelte";

const moment = (view: number, events = 2, hurried = false): Moment => ({
  view,
  events: Array.from({ length: events }, () => ({ event: "moved", facts: {} })),
  hurried,
});

/** A board that is told by the test when it has shown something. */
class Hand implements Actor {
  acts: Change[] = [];
  told: (n: number) => void = () => {};
  done: () => void = () => {};
  act(change: Change, told: (n: number) => void, done: () => void) {
    this.acts.push(change);
    [this.told, this.done] = [told, done];
    if (!change.events.length) done();
  }
  skip() {
    this.done();
  }
}

function page() {
  const seen: string[] = [];
  const show = new Show({
    take: ({ view }) => seen.push(`take ${view}`),
    tell: ({ view }, n) => seen.push(`tell ${view} ${n}`),
  });
  return { seen, show };
}

afterEach(() => void vi.unstubAllGlobals());

test("without a board a moment is shown as it is heard", () => {
  const { seen, show } = page();
  show.hear(moment(1));
  expect([seen, show.shown?.view, show.playing]).toEqual([["take 1"], 1, false]);
});

test("the page keeps the old moment until the board has shown the new one", () => {
  const { seen, show } = page();
  const hand = new Hand();
  show.hear(moment(1));
  show.join(hand);
  show.hear(moment(2));
  expect([show.shown?.view, show.next?.view, show.playing]).toEqual([1, 2, true]);
  hand.told(1);
  expect(seen).toEqual(["take 1", "tell 2 1"]);
  hand.done();
  expect([seen.at(-1), show.shown?.view, show.playing]).toEqual(["take 2", 2, false]);
});

test("moments come one after the other, the later ones faster", () => {
  const { seen, show } = page();
  const hand = new Hand();
  show.join(hand);
  for (const view of [1, 2, 3]) show.hear(moment(view));
  expect(hand.acts.map(({ view }) => view)).toEqual([1]);
  hand.done();
  expect(hand.acts.map(({ view, pace }) => [view, pace])).toEqual([
    [1, 1],
    [2, 0.5],
  ]);
  hand.done();
  hand.done();
  expect(seen).toEqual(["take 1", "take 2", "take 3"]);
});

test("a page that is far behind shows what is so at once", () => {
  const { show } = page();
  show.join(new Hand());
  for (const view of [1, 2, 3, 4]) show.hear(moment(view));
  expect([show.shown?.view, show.playing]).toEqual([4, false]);
});

test("what has no events is put on the board without a wait", () => {
  const { show } = page();
  const hand = new Hand();
  show.join(hand);
  show.hear(moment(1, 0));
  expect([show.shown?.view, hand.acts.length, show.playing]).toEqual([1, 1, false]);
});

test("between games there is nothing to draw: the page goes on, the board is left alone", () => {
  const { seen, show } = page();
  const hand = new Hand();
  show.join(hand);
  for (const events of [0, 2]) show.hear({ ...moment(0, events), view: undefined });
  expect([seen, hand.acts, show.playing]).toEqual([["take undefined", "take undefined"], [], false]);
});

test("a race is shown first and acted out afterwards", () => {
  const { show } = page();
  const hand = new Hand();
  show.join(hand);
  show.hear(moment(1, 2, true));
  expect([show.shown?.view, show.playing, hand.acts[0]?.events.length]).toEqual([1, false, 2]);
});

test("nothing waits for a page that nobody looks at", () => {
  vi.stubGlobal("document", { hidden: true });
  const { show } = page();
  show.join(new Hand());
  show.hear(moment(1));
  expect(show.shown?.view).toBe(1);
});

test("a board that goes leaves nothing half shown", () => {
  const { show } = page();
  const leave = show.join(new Hand());
  show.hear(moment(1));
  show.hear(moment(2));
  leave();
  expect([show.shown?.view, show.playing]).toEqual([2, false]);
  show.hear(moment(3));
  expect(show.shown?.view).toBe(3);
});

test("a moment has a pace of its own", () => {
  const { show } = page();
  const hand = new Hand();
  show.join(hand);
  show.hear({ ...moment(1), pace: 0.25 });
  expect(hand.acts[0]?.pace).toBe(0.25);
});

test("a board that came later stays, whichever goes first", () => {
  const { show } = page();
  const [first, second] = [new Hand(), new Hand()];
  const leave = show.join(first);
  show.join(second);
  show.hear(moment(1));
  leave();
  expect([show.playing, second.acts.length]).toEqual([true, 1]);
});

test("nobody is hurried on who reads", () => {
  const { show } = page();
  const hand = Object.assign(new Hand(), { waits: true });
  show.join(hand);
  for (const view of [1, 2, 3, 4, 5]) show.hear(moment(view));
  expect([show.next?.view, hand.acts.length]).toEqual([1, 1]);
  hand.waits = false;
  show.hear(moment(6));
  expect([show.shown?.view, show.playing]).toEqual([6, false]);
});
