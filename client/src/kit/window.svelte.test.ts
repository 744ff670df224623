// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import Window from "./Window.svelte";

test("every pane of the rose is given its glass, the hub as well", () => {
  const shown = mount(Window, { target: document.body });
  flushSync();
  const panes = [...document.querySelectorAll<SVGElement>(".pane")];
  expect(panes.length).toBeGreaterThan(12);
  for (const pane of panes) expect(pane.getAttribute("style")).toMatch(/--glass: ?var\(--\w+\)/);
  void unmount(shown);
});
