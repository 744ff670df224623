import { expect, test } from "vitest";
import { inSlices, yieldToBrowser } from "./slices.svelte";

test("parts come one a slice, in their order", async () => {
  const shown: number[] = [];
  inSlices(3, (part) => shown.push(part));
  for (const now of [[], [1], [1, 2], [1, 2, 3], [1, 2, 3]]) {
    expect(shown).toEqual(now);
    await yieldToBrowser();
  }
});

test("what is taken away comes no further", async () => {
  const shown: number[] = [];
  const stop = inSlices(3, (part) => shown.push(part));
  await yieldToBrowser();
  stop();
  for (let n = 0; n < 4; n++) await yieldToBrowser();
  expect(shown).toEqual([1]);
});
