import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { inSlices, inTurn, slice } from "./slices.svelte";

test("parts come one a slice, in their order", async () => {
  const shown: number[] = [];
  inSlices(3, (part) => shown.push(part));
  for (const now of [[], [1], [1, 2], [1, 2, 3], [1, 2, 3]]) {
    expect(shown).toEqual(now);
    await slice();
  }
});

test("what is taken away comes no further", async () => {
  const shown: number[] = [];
  const stop = inSlices(3, (part) => shown.push(part));
  await slice();
  stop();
  for (let n = 0; n < 4; n++) await slice();
  expect(shown).toEqual([1]);
});

test("those who come at the same time share no slice", async () => {
  const shown: string[] = [];
  const tasks: number[] = [];
  let task = 0;
  const timer = setInterval(() => (task += 1), 0);
  for (const name of ["one", "other"])
    inSlices(2, (part) => {
      shown.push(`${name} ${part}`);
      tasks.push(task);
    });
  await vi.waitFor(() => expect(shown).toEqual(["one 1", "other 1", "one 2", "other 2"]));
  clearInterval(timer);
  expect(new Set(tasks).size).toBe(4);
});

test("little is drawn at once, and of much only what one task can bear", async () => {
  await slice();
  expect([1, 1, 1, 2].map((cost) => inTurn(cost).here)).toEqual([true, true, false, false]);
  await slice();
  // However large it is, what comes alone does not wait.
  expect([3, 1].map((cost) => inTurn(cost).here)).toEqual([true, false]);
});

describe("where there are frames", () => {
  let paint: () => void = () => {};
  let now = 0;
  beforeEach(() => {
    vi.stubGlobal("requestAnimationFrame", (call: () => void) => (paint = call));
    vi.spyOn(performance, "now").mockImplementation(() => now);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  const soon = () => new Promise((go) => setTimeout(go, 40));

  test("what takes longer than one bears is seen before more comes", async () => {
    const shown: number[] = [];
    inSlices(3, (part) => {
      shown.push(part);
      now += 10;
    });
    await soon();
    expect(shown).toEqual([1]);
    paint();
    await soon();
    expect(shown).toEqual([1, 2]);
    paint();
    await soon();
    paint();
    expect(shown).toEqual([1, 2, 3]);
  });

  test("what takes little comes with the same one", async () => {
    const shown: number[] = [];
    inSlices(3, (part) => shown.push(part));
    await soon();
    expect(shown).toEqual([1, 2, 3]);
  });
});
