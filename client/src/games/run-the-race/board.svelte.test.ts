// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { Show } from "$/board/show.svelte";
import { slice } from "$/kit/slices.svelte";
import type { RaceView } from "$/views/run-the-race";
import { fetchWords } from "$/words/game.svelte";
import { speak } from "$/words/words.svelte";
import Board from "./Board.svelte";
import races from "./races.json";

vi.mock("$/kit/sound", () => ({ play: vi.fn() }));
const wide = vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(800);

beforeAll(async () => {
  await speak("en");
  await fetchWords("run-the-race", "en");
});
afterEach(() => wide.mockRestore());

test("whoever passes, something is to be seen of it at once", async () => {
  const start = races.find(({ name }) => name === "calm")!.start as unknown as RaceView;
  const view = { ...start, fits: [], meets: [] } as unknown as RaceView;
  const show = new Show();
  const props = { view, seat: 1, choices: [], places: {}, cards: {}, show, names: ["Ada", "Bea"], hint: null, calm: false, choose: () => {}, whyNot: () => {} };
  const board = mount(Board, { target: document.body, props });
  flushSync();
  for (let n = 0; n < 7; n++) await slice();
  show.hear({ view, events: [{ event: "passed", facts: { seat: 0 } }] });
  flushSync();
  expect(document.body.textContent).toContain("Ada passes.");
  show.skip();
  flushSync();
  expect(document.body.textContent).not.toContain("Ada passes.");
  void unmount(board);
});
