// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import type { SaintFacts } from "$/protocol";
import Named from "./Named.svelte";

const cleric: SaintFacts = {
  name: "A",
  main: "brown",
  birth: 12,
  passing: 13,
  month: 10,
  regions: ["western-europe"],
  facts: { "geography-western-europe": "Western Europe" },
};

test("what the next card says too is a new word at its own place, and none that slides there", () => {
  const props = $state({ card: cleric, scale: 1, gutter: 150 });
  const shown = mount(Named, { target: document.body, props });
  const word = () => document.querySelector("li")!;
  const was = word();
  props.card = { ...cleric, name: "B", ribbons: ["red", "blue"] };
  flushSync();
  expect(word().textContent).toBe(was.textContent);
  expect(word().style.top).not.toBe(was.style.top);
  expect(word()).not.toBe(was);
  void unmount(shown);
});
