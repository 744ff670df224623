// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { beforeAll, expect, test } from "vitest";
import { fetchWords } from "$/words/game.svelte";
import { speak } from "$/words/words.svelte";
import Bowl from "./Bowl.svelte";

beforeAll(async () => {
  await speak("en");
  await fetchWords("saint-cards", "en");
});

test("ten treasures are told by other words than nine, so that none slides", () => {
  const props = $state({ n: 9 });
  const bowl = mount(Bowl, { target: document.body, props });
  const told = () => document.querySelector("p")!;
  const nine = told();
  props.n = 10;
  flushSync();
  expect(told().textContent).toContain("10");
  expect(told()).not.toBe(nine);
  void unmount(bowl);
});
