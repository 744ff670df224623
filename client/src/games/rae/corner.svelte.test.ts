// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { beforeAll, expect, test } from "vitest";
import { fetchWords } from "$/words/game.svelte";
import { speak } from "$/words/words.svelte";
import Corner from "./Corner.svelte";
import { printedOn } from "./printed";

beforeAll(async () => {
  await speak("en");
  await fetchWords("rae", "en");
});

test("what comes of an event is other words, and none that slide to another place", () => {
  const view = $state({ phases: ["reply"] });
  const scene = { pending: ["siege"], discards: [], unseen: [], lifted: "", pile: 0 };
  const table = { view, scene, partners: [], held: "", letter: () => "", printed: () => printedOn({}, "siege"), does: () => "Nobody may play." };
  const spots = { lights: new Set(), spot: () => ({}), lift: () => null };
  const props = { table: table as never, spots: spots as never, width: 90, tight: false, quiet: true };
  const corner = mount(Corner, { target: document.body, props });
  const then = () => document.querySelector(".then")!;
  const [was, waiting] = [then(), then().textContent];
  view.phases = [];
  flushSync();
  expect(then().textContent).toBe("Nobody may play.");
  expect(was.textContent).toBe(waiting);
  void unmount(corner);
});

test("a card that was lifted can be put back where it lay, unless nothing can be taken back", () => {
  const scene = { pending: [], discards: [], unseen: [], lifted: "red-crown", pile: 0 };
  const table = { view: { phases: ["lifted"], seat: 0 }, scene, partners: [], held: "red-crown", letter: () => "", printed: () => printedOn({}, "red-crown"), does: () => "" };
  const spots = { lights: new Set(), spot: () => ({}), lift: () => null };
  let backs = 0;
  const props = $state<{ back: (() => void) | undefined }>({ back: () => void (backs += 1) });
  const given = { table: table as never, spots: spots as never, width: 90, tight: false, quiet: false };
  const corner = mount(Corner, { target: document.body, props: { ...given, get back() { return props.back; } } });
  const button = () => document.querySelector<HTMLElement>("button.back");
  expect(button()?.getAttribute("aria-label")).toBe("Put it back");
  button()?.click();
  expect(backs).toBe(1);
  props.back = undefined;
  flushSync();
  expect(button()).toBeNull();
  void unmount(corner);
});
