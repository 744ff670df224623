import { expect, test, vi } from "vitest";
import { glazier } from "./set.svelte";

test("the first window asks for the set; each that waits for it is drawn in a slice of its own", async () => {
  const drawn = [glazier(), glazier(), glazier()].map((draw) => () => draw("jerome", "plain", "w") !== "");
  const here = () => drawn.map((each) => each());
  expect(here()).toEqual([false, false, false]);
  await vi.waitFor(() => expect(drawn[0]!()).toBe(true), { interval: 0 });
  expect(here()).toEqual([true, false, false]);
  await vi.waitFor(() => expect(here()).toEqual([true, true, true]), { interval: 0 });
  expect(glazier()("jerome", "plain", "w")).toContain("clipPath");
  expect(glazier()("nobody", "plain", "w")).toBe("");
});
