// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import { slice } from "$/kit/slices.svelte";
import type { SaintFacts } from "$/protocol";
import SaintCard from "./SaintCard.svelte";

const card: SaintFacts = { name: "A", main: "brown", birth: 12, passing: 13, month: 10, regions: [], facts: {} };
const drawn = () => document.querySelector("[data-saint]")?.getAttribute("data-saint");

test("a large card is there at once, its saint a frame later; one in the hand is whole", async () => {
  for (const [size, first] of [["large", ""], ["hand", "clare-of-assisi"]] as const) {
    await slice();
    const shown = mount(SaintCard, { target: document.body, props: { saint: "clare-of-assisi", card, size } });
    flushSync();
    expect(document.querySelector("text")?.textContent).toBe("A");
    expect(drawn()).toBe(first);
    await vi.waitFor(() => expect(drawn()).toBe("clare-of-assisi"));
    void unmount(shown);
  }
});
