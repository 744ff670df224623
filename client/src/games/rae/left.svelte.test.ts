// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { beforeAll, expect, test } from "vitest";
import { fetchWords } from "$/words/game.svelte";
import { speak } from "$/words/words.svelte";
import Left from "./Left.svelte";

beforeAll(async () => {
  await speak("en");
  await fetchWords("rae", "en");
});

test("after a Tournament more cards are another row, and no word beside them slides", () => {
  const view = $state({ limit: 3, played: 0, add_limit: 2, added: 0, event_used: false, turn: 0, seat: 0 });
  const spots = { lights: new Set(), button: () => ({}) };
  const props = { view: view as never, spots: spots as never, wide: true, alone: false, end: () => {} };
  const left = mount(Left, { target: document.body, props });
  const row = (kind: string) => document.querySelector(`.${kind}`)!;
  const [cards, single] = [row("cards"), row("single")];
  view.played = 1;
  flushSync();
  expect(row("cards")).toBe(cards);
  view.limit = 5;
  flushSync();
  expect(row("cards").querySelectorAll("u")).toHaveLength(5);
  expect(row("cards")).not.toBe(cards);
  expect(row("single")).toBe(single);
  void unmount(left);
});
