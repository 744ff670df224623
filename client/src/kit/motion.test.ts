/** Whatever moves, moves by transform and opacity: anything else costs the page every frame. */

import { expect, test } from "vitest";

const files = import.meta.glob<string>("../**/*.{svelte,css}", { query: "?raw", import: "default", eager: true });
/** What the browser can move without the page's own processor. */
const MOVES = ["transform", "translate", "scale", "rotate", "opacity"];

const named = (file: string, found: readonly string[]): string[] =>
  found.filter((each) => !MOVES.includes(each)).map((each) => `${file}: ${each}`);

/** The properties that the keyframes of a file change. */
function keyframes(text: string): string[] {
  const all = text.match(/@keyframes\s+[\w-]+\s*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g) ?? [];
  return all.flatMap((each) => [...each.matchAll(/([\w-]+)\s*:/g)].map(([, property = ""]) => property));
}

/** The properties that the transitions of a file name. */
function transitions(text: string): string[] {
  const all = [...text.matchAll(/transition(?:-property)?:\s*([^;}]+)/g)].map(([, list = ""]) => list);
  const bare = all.map((list) => list.replace(/\([^()]*\)/g, "").replace(/\([^()]*\)/g, ""));
  return bare.flatMap((list) => list.split(",").map((each) => each.trim().split(/\s+/)[0]!)).filter((each) => each !== "none");
}

test("there is something to look at", () => {
  const texts = Object.values(files);
  expect(texts.flatMap(keyframes).length).toBeGreaterThan(50);
  expect(texts.flatMap(transitions).length).toBeGreaterThan(15);
});

test("keyframes change transform and opacity only", () => {
  expect(Object.entries(files).flatMap(([file, text]) => named(file, keyframes(text)))).toEqual([]);
});

test("transitions are of transform and opacity only", () => {
  expect(Object.entries(files).flatMap(([file, text]) => named(file, transitions(text)))).toEqual([]);
});

test("what is animated otherwise is found", () => {
  expect(keyframes("@keyframes a { 50% { filter: none; } to { opacity: 1; translate: 1px 2px; } }")).toEqual(["filter", "opacity", "translate"]);
  expect(transitions("a { transition: transform 1s cubic-bezier(0, 1, 2, 3), top calc(var(--b) * 2); }")).toEqual(["transform", "top"]);
});
