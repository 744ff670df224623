import { expect, test, vi } from "vitest";
import { drawn } from "./set.svelte";

test("the first window asks for the set, and is drawn when it is here", async () => {
  expect(drawn("jerome", "plain", "w")).toBe("");
  await vi.waitFor(() => expect(drawn("jerome", "plain", "w")).toContain("clipPath"));
  expect(drawn("nobody", "plain", "w")).toBe("");
});
