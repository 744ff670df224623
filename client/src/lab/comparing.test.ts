import { expect, test } from "vitest";
import { No } from "$/net/api";
import type { ComparisonNow } from "$/protocol";
import { Comparing, played, type Source } from "./comparing.svelte";

const wish = { game: "questor" };
const begun = { is: "begun" as const, players: 4, command: "questable compare questor", sides: ["rulebook", "mage_tiles=22"] };
const now = (games: number[], last: string[] = [], whole: Record<string, unknown> | null = null): ComparisonNow => ({
  is: "now", of: 100, role: "hero", differences: [], last, whole,
  sides: games.map((each) => ({ games: each, together: false, figures: [], minutes: {} })),
});

/** A server that is told what to say, and a clock. */
function served() {
  const calls: { hear: Parameters<Source>[1]; signal: AbortSignal; end: () => void }[] = [];
  const clock = { at: 1000 };
  const source: Source = (_wish, hear, signal) =>
    new Promise((end, fail) => {
      calls.push({ hear, signal, end });
      signal.addEventListener("abort", () => fail(new DOMException("", "AbortError")));
    });
  return { calls, clock, comparing: new Comparing(source, () => clock.at) };
}

test("games come in: how many, how fast, and who won", async () => {
  const { calls, clock, comparing } = served();
  const done = comparing.ask(wish);
  calls[0]!.hear(begun);
  expect([comparing.busy, comparing.fresh, comparing.begun]).toEqual([true, false, begun]);
  calls[0]!.hear(now([5, 5], ["seat-1", ""]));
  clock.at = 3000;
  calls[0]!.hear(now([25, 25], Array<string>(24).fill("seat-2")));
  expect([played(comparing.now), comparing.rate, comparing.kept]).toEqual([50, 20, 0]);
  expect(comparing.winners).toEqual(Array(24).fill("seat-2"));
  calls[0]!.hear(now([100, 100], [], { seed: "0" }));
  calls[0]!.end();
  await done;
  expect([comparing.busy, comparing.no, comparing.now?.whole]).toEqual([false, null, { seed: "0" }]);
});

test("games that were known before are told", () => {
  const { calls, comparing } = served();
  void comparing.ask(wish);
  calls[0]!.hear(begun);
  calls[0]!.hear(now([100, 8]));
  expect(comparing.kept).toBe(100);
});

test("another wish ends the one before; its figures stay until there are others", async () => {
  const { calls, comparing } = served();
  const before = comparing.ask(wish);
  calls[0]!.hear(begun);
  calls[0]!.hear(now([9, 9], ["seat-2"]));
  const after = comparing.ask({ ...wish, players: 3 });
  expect(calls[0]!.signal.aborted).toBe(true);
  await before;
  calls[0]!.hear(now([50, 50]));
  expect([played(comparing.now), comparing.fresh, comparing.busy, comparing.no]).toEqual([18, false, true, null]);
  calls[1]!.hear(begun);
  expect(comparing.winners).toEqual([]);
  calls[1]!.end();
  await after;
  expect([comparing.no?.code, comparing.busy]).toEqual(["offline", false]);
});

test("who pauses is not told that anything went wrong", async () => {
  const { calls, comparing } = served();
  const done = comparing.ask(wish);
  calls[0]!.hear(begun);
  comparing.stop();
  await done;
  expect([comparing.busy, comparing.stopped, comparing.no]).toEqual([false, true, null]);
});

test("a refusal, and a line that is cut, are told", async () => {
  const refused = new Comparing((_wish, hear) => Promise.resolve(hear({ is: "refused", code: "busy", rule: "", facts: {} })));
  await refused.ask(wish);
  expect([refused.no?.code, refused.busy]).toEqual(["busy", false]);
  const whole = new Comparing((_wish, hear) => Promise.resolve(hear(now([100, 100], [], {}))));
  await whole.ask(wish);
  expect(whole.no).toBe(null);
  const never = new Comparing(() => Promise.reject(new No("option-value", "T-1.4")));
  await never.ask(wish);
  expect(never.no?.code).toBe("option-value");
});
