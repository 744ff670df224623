// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import Card from "./Card.svelte";
import { printedOn } from "./printed";

test("an event says its name in the other languages too, and in which", () => {
  const places = {
    also: "en de",
    "title:long-live-the-king": "Vive le Roi",
    "also:en:long-live-the-king": "Long Live the King",
    "also:de:long-live-the-king": "Es lebe der König",
  };
  const printed = printedOn(places, "long-live-the-king");
  const card = mount(Card, { target: document.body, props: { printed, width: 120 } });
  const named = [...document.querySelectorAll(".also [lang]")];
  expect(named.map((each) => [each.getAttribute("lang"), each.textContent])).toEqual([
    ["en", "Long Live the King"],
    ["de", "Es lebe der König"],
  ]);
  expect(document.querySelector(".title")?.textContent).toBe("Vive le Roi");
  void unmount(card);
});

test("a covered card tells its name: beside the next card where it is whole, else upright; none is cut", () => {
  const places = { "title:red-crown": "Enchanted Sword", "title:red-scroll": "Ogre", "title:siege": "Siege" };
  const named = (card: string, seen: number) => {
    const shown = mount(Card, { target: document.body, props: { printed: printedOn(places, card), width: 86, seen } });
    const [title, upright] = [".title", ".upright"].map((each) => document.querySelector(each)?.textContent ?? "");
    void unmount(shown);
    return [title, upright];
  };
  expect(named("red-crown", 1)).toEqual(["Enchanted Sword", ""]);
  expect(named("red-crown", 0.8)).toEqual(["", "Enchanted Sword"]);
  expect(named("red-crown", 0.45)).toEqual(["", "Enchanted Sword"]);
  expect(named("red-scroll", 0.7)).toEqual(["Ogre", ""]);
  expect(named("red-scroll", 0.45)).toEqual(["", "Ogre"]);
  // Nothing but the strip is in sight.
  expect(named("red-scroll", 0.32)).toEqual(["", ""]);
});

test("the words of another card are new ones, and none that slide to another place", () => {
  const places = { "title:siege": "Siege", "title:taxes": "Taxes" };
  const props = $state({ printed: printedOn(places, "siege"), width: 120 });
  const card = mount(Card, { target: document.body, props });
  const title = () => document.querySelector(".title")!;
  const was = title();
  props.printed = printedOn(places, "taxes");
  flushSync();
  expect([was.textContent, title().textContent]).toEqual(["Siege", "Taxes"]);
  void unmount(card);
});
