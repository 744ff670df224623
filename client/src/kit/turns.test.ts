import { expect, test } from "vitest";
import { inTurns, turn } from "./turns.svelte";

test("parts come one a turn, in their order", async () => {
  const shown: number[] = [];
  inTurns(3, (part) => shown.push(part));
  for (const now of [[], [1], [1, 2], [1, 2, 3], [1, 2, 3]]) {
    expect(shown).toEqual(now);
    await turn();
  }
});

test("what is taken away comes no further", async () => {
  const shown: number[] = [];
  const stop = inTurns(3, (part) => shown.push(part));
  await turn();
  stop();
  for (let n = 0; n < 4; n++) await turn();
  expect(shown).toEqual([1]);
});
