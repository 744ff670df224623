// @vitest-environment happy-dom
import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { markOf } from "$/kit/seats";
import type { AnalysisNow, MomentNow } from "$/protocol";
import { fetchWords } from "$/words/game.svelte";
import { speak } from "$/words/words.svelte";
import Chart from "./Chart.svelte";
import { deedOf } from "./keys";
import LuckAndSkill from "./LuckAndSkill.svelte";
import TurningPoints from "./TurningPoints.svelte";

let shown: Record<string, unknown>[] = [];
beforeAll(async () => {
  await speak("en");
  await fetchWords("analysis", "en");
});
afterEach(() => {
  for (const each of shown) void unmount(each);
  shown = [];
});

const mark = createRawSnippet<[number]>((seat) => ({ render: () => `<b>${"AB"[seat()]}</b>` }));
const NAMES = ["Ann", "Ben"];
const decided: MomentNow = {
  kind: "decision", seat: 0, action: "dig", chances: [6000, 4000], title: "Ann: Dig", lines: ["Stepping was better."],
  better: "move:n", value: 5500, kept: 4100, weight: 1400, whose: 0, step: -1400,
};
const found: AnalysisNow = {
  is: "analysis", depth: "quick", playouts: 100, open: false, together: false, about: [],
  moments: [{ ...decided, better: "", weight: 0, step: 0 }, decided],
  seats: [0, 1].map((n) => ({ began: 5000, ended: n ? 10_000 : 0, luck: 300, luck_error: 100, decisions: -1400, decisions_error: 200, adjusted: n ? 9700 : -300 })),
  turning: [1],
};

test("the chart is a slider over all moves that says where it stands", () => {
  const jump = vi.fn();
  const bands = [[6000, 6000, 0], [4000, 4000, 10_000]];
  const props = { bands, together: false, glasses: (seat: number) => [markOf(seat).glass], turning: [1], at: 1, says: "Ann 60%", jump, mark };
  shown.push(mount(Chart, { target: document.body, props }));
  flushSync();
  const slider = document.querySelector<HTMLInputElement>("input[type=range]")!;
  expect([slider.max, slider.value, slider.getAttribute("aria-valuetext")]).toEqual(["2", "1", "Ann 60%"]);
  slider.value = "2";
  slider.dispatchEvent(new Event("input", { bubbles: true }));
  expect(jump).toHaveBeenCalledWith(2);
});

test("a turning point leads to its move and says whose chance it moved", () => {
  const jump = vi.fn();
  shown.push(mount(TurningPoints, { target: document.body, props: { found, names: NAMES, at: 1, jump, mark } }));
  flushSync();
  const [button] = document.querySelectorAll("button");
  expect(button!.getAttribute("aria-current")).toBe("true");
  expect(button!.textContent).toContain("Ann: −14 points");
  button!.click();
  expect(jump).toHaveBeenCalledWith(1);
});

test("luck and decisions stand in a table, with what they are good to", () => {
  shown.push(mount(LuckAndSkill, { target: document.body, props: { found, names: NAMES, mark } }));
  flushSync();
  const [first] = document.querySelectorAll("tbody tr");
  expect(first!.textContent!.replaceAll(/\s+/g, " ")).toContain("+3 ± 2");
  expect(first!.textContent!.replaceAll(/\s+/g, " ")).toContain("−14 ± 4");
});

test("arrows go by move, with Shift by moment, T tries, and a form keeps its own keys", () => {
  const key = (name: string, on: Element = document.body, more = {}) => {
    const event = new KeyboardEvent("keydown", { key: name, ...more });
    Object.defineProperty(event, "target", { value: on });
    return deedOf(event, true);
  };
  const input = (type: string) => Object.assign(document.createElement("input"), { type });
  expect(key("ArrowRight")).toEqual({ by: 1, leap: false });
  expect(key("ArrowLeft", document.body, { shiftKey: true })).toEqual({ by: -1, leap: true });
  expect([key("t"), key("Home"), key("End")]).toEqual(["try", "start", "end"]);
  expect(key("ArrowRight", input("range"))).toBeNull();
  expect(key("ArrowRight", input("range"), { shiftKey: true })).toEqual({ by: 1, leap: true });
  expect([key("t", input("radio")), key("ArrowRight", input("radio"))]).toEqual([null, null]);
  expect(deedOf(new KeyboardEvent("keydown", { key: "t" }), false)).toBeNull();
});
