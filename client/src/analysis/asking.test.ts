import { expect, test, vi } from "vitest";
import { No } from "$/net/api";
import type { AnalysisNow } from "$/protocol";
import { Asking, type Source } from "./asking.svelte";

const wish = { record: "{}", depth: "quick" };
const whole: AnalysisNow = {
  is: "analysis", depth: "quick", playouts: 100, open: false, together: false, about: [], moments: [], seats: [], turning: [],
};

/** A server that is told what to say. */
function served() {
  const calls: { hear: Parameters<Source>[1]; signal: AbortSignal; end: () => void }[] = [];
  const source: Source = (_wish, hear, signal) =>
    new Promise((end, fail) => {
      calls.push({ hear, signal, end });
      signal.addEventListener("abort", () => fail(new DOMException("", "AbortError")));
    });
  return { calls, asking: new Asking(source) };
}

test("it is told how far it is, then all of it", async () => {
  const { calls, asking } = served();
  const done = asking.ask(wish);
  expect(asking.busy).toBe(true);
  calls[0]!.hear({ is: "progress", done: 3, of: 9 });
  expect(asking.progress).toMatchObject({ done: 3, of: 9 });
  calls[0]!.hear(whole);
  calls[0]!.end();
  await done;
  expect([asking.found, asking.busy, asking.no]).toEqual([whole, false, null]);
});

test("another wish ends the one before, whose last words are not heard", async () => {
  const { calls, asking } = served();
  const first = asking.ask(wish);
  const second = asking.ask({ ...wish, depth: "deep" });
  expect(calls[0]!.signal.aborted).toBe(true);
  await first;
  calls[0]!.hear({ is: "progress", done: 8, of: 9 });
  expect([asking.busy, asking.progress?.done, asking.no]).toEqual([true, 0, null]);
  calls[1]!.hear(whole);
  calls[1]!.end();
  await second;
  expect(asking.found).toBe(whole);
});

test("who stops it is not told that anything went wrong", async () => {
  const { calls, asking } = served();
  const done = asking.ask(wish);
  asking.stop();
  await done;
  expect(calls[0]!.signal.aborted).toBe(true);
  expect([asking.busy, asking.stopped, asking.no]).toEqual([false, true, null]);
});

test("a refusal on the way, and a line that is cut, are told", async () => {
  const refused = new Asking((_wish, hear) => Promise.resolve(hear({ is: "refused", code: "too-fast", rule: "", facts: {} })));
  await refused.ask(wish);
  expect(refused.no).toMatchObject({ code: "too-fast" });
  const cut = new Asking((_wish, hear) => Promise.resolve(hear({ is: "progress", done: 1, of: 2 })));
  await cut.ask(wish);
  expect([cut.no?.code, cut.busy]).toEqual(["offline", false]);
  const never = new Asking(vi.fn().mockRejectedValue(new No("not-over", "T-5.1")));
  await never.ask(wish);
  expect(never.no?.code).toBe("not-over");
});
