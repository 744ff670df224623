import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { PillarsView } from "$/views/pillars";
import { before, same } from "./position";
import { frame } from "./positions";
import { Showing } from "./showing.svelte";

const drawn = (showing: Showing) => ({
  followers: Object.fromEntries(showing.stones.map(({ at, religion }) => [at, religion])),
  pillars: showing.pillars.map(({ at }) => at),
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("what is drawn", () => {
  test("without events the position is there at once", async () => {
    const { view } = frame("target");
    const showing = new Showing();
    showing.update(view, [], false);
    await vi.advanceTimersByTimeAsync(0);
    expect(same(drawn(showing), view)).toBe(true);
    expect([showing.playing, showing.past]).toEqual([false, []]);
  });

  test("a chain is shown in order, from the position before it to the one after", async () => {
    const { view, events } = frame("target");
    const showing = new Showing();
    showing.update(view, events, false);
    await vi.advanceTimersByTimeAsync(10);
    expect(showing.playing).toBe(true);
    expect(same(drawn(showing), before(view, events))).toBe(true);
    const told: string[] = [];
    for (let ms = 0; ms < 6000; ms += 50) {
      await vi.advanceTimersByTimeAsync(50);
      const kind = showing.told?.kind;
      if (kind && told.at(-1) !== kind) told.push(kind);
    }
    expect(told).toEqual(["wings", "unholy"]);
    expect(same(drawn(showing), view)).toBe(true);
    expect([showing.playing, showing.told]).toEqual([false, null]);
  });

  test("a stone keeps its key while it moves", async () => {
    const { view, events } = frame("assembly");
    const showing = new Showing();
    showing.update({ ...view, ...before(view, events) } as PillarsView, [], false);
    await vi.advanceTimersByTimeAsync(0);
    const { from, to } = events[0]!.facts;
    const { key } = showing.stones.find(({ at }) => at === from)!;
    showing.update(view, events, false);
    await vi.advanceTimersByTimeAsync(100);
    expect(showing.stones.find(({ at }) => at === to)?.key).toBe(key);
  });

  test("skipping shows the rest at once", async () => {
    const { view, events } = frame("target");
    const showing = new Showing();
    showing.update(view, events, false);
    await vi.advanceTimersByTimeAsync(100);
    showing.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(showing.playing).toBe(false);
    expect(same(drawn(showing), view)).toBe(true);
  });

  test("nothing moves for the calm, but the chain can be shown again", async () => {
    const { view, events } = frame("target");
    const showing = new Showing();
    showing.update(view, events, true);
    await vi.advanceTimersByTimeAsync(0);
    expect([showing.playing, same(drawn(showing), view)]).toEqual([false, true]);
    showing.again();
    await vi.advanceTimersByTimeAsync(20);
    expect([showing.playing, same(drawn(showing), before(view, events))]).toEqual([true, true]);
    await vi.advanceTimersByTimeAsync(20000);
    expect([showing.playing, same(drawn(showing), view)]).toEqual([false, true]);
  });

  test("what can be shown again begins with these eyes' own last move", async () => {
    const { view, events } = frame("assembly");
    const showing = new Showing();
    showing.update({ ...view, seat: Number(events[0]!.facts["seat"]) }, [...events, ...events], true);
    expect(showing.past).toHaveLength(2);
    const other = new Showing();
    other.update({ ...view, seat: 3 }, [...events, ...events], true);
    expect(other.past).toHaveLength(4);
  });
});
