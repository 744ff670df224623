// @vitest-environment happy-dom
import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import Drawing from "./Drawing.svelte";
import Glass from "./Glass.svelte";
import Place from "./Place.svelte";
import { circle, rim, sector } from "./round";
import type { Spots } from "./spots.svelte";
import Token from "./Token.svelte";

const mounted: object[] = [];
const inside = createRawSnippet(() => ({ render: () => "<i>inside</i>" }));
const find = (selector: string) => document.querySelector<SVGElement>(selector)!;

afterEach(() => {
  for (const each of mounted.splice(0)) void unmount(each);
});

test("a place is a spot, and says the same to eyes and ears; what it is told comes first", () => {
  const spots = { spot: (id: string, there = "From the table.") => ({ "data-spot": id, "aria-label": there }) };
  const props = $state({ spots: spots as unknown as Spots, id: "a1", held: true, children: inside });
  mounted.push(mount(Place, { target: document.body, props }));
  const said = () => [find("[data-spot=a1]").getAttribute("aria-label"), find("title").textContent];
  expect(said()).toEqual(["From the table.", "From the table."]);
  expect(find("[data-spot=a1]").classList).toContain("held");
  mounted.push(mount(Place, { target: document.body, props: { ...props, id: "b2", there: "Dice." } }));
  expect(find("[data-spot=b2] title").textContent).toBe("Dice.");
  expect(find("[data-spot=b2] i").textContent).toBe("inside");
});

test("a drawing is a group of its board, and knows that something is dragged over it", () => {
  const drag = $state({ held: null as { moved: boolean } | null });
  const props = { spots: { drag } as unknown as Spots, viewBox: "0 0 9 9", class: "mine", "aria-label": "Board", children: inside };
  mounted.push(mount(Drawing, { target: document.body, props }));
  const svg = find("svg");
  expect(["role", "aria-label", "viewBox"].map((name) => svg.getAttribute(name))).toEqual(["group", "Board", "0 0 9 9"]);
  expect([svg.classList.contains("mine"), svg.classList.contains("dragging")]).toEqual([true, false]);
  drag.held = { moved: true };
  flushSync();
  expect([svg.classList.contains("mine"), svg.classList.contains("dragging")]).toEqual([true, true]);
});

test("a piece of glass is painted from below: rim, glass, shine, lead, edge, letter", () => {
  const whole = { d: "M0 0H9", edge: 4.5, lead: "M1 1H2", lines: 1.5, shine: "M3 3H4", rimmed: true, letter: "W", drop: 7 };
  mounted.push(mount(Glass, { target: document.body, props: whole }));
  const order = [...document.querySelectorAll(".rim, .glass, .shine, .lead, .edge, text")];
  expect(order.map((each) => each.classList[0] ?? each.textContent)).toEqual(["rim", "glass", "shine", "lead", "edge", find("text").classList[0]]);
  expect([find(".lead"), find(".edge")].map((each) => each.getAttribute("stroke-width"))).toEqual(["1.5", "4.5"]);
  expect([find("text").getAttribute("y"), find("text").textContent]).toEqual(["7", "W"]);
  document.body.replaceChildren();
  mounted.splice(0);
  mounted.push(mount(Glass, { target: document.body, props: { d: "M0 0H9", edge: 3, shine: "M3 3H4" } }));
  expect([".rim", ".lead", "text"].map(find)).toEqual([null, null, null]);
});

test("a piece alone is a picture that nobody reads aloud", () => {
  mounted.push(mount(Token, { target: document.body, props: { half: 30, children: inside } }));
  expect([find("svg").getAttribute("viewBox"), find("svg").getAttribute("aria-hidden")]).toEqual(["-30 -30 60 60", "true"]);
});

test("what goes round begins at the top and goes clockwise", () => {
  expect([0, 0.25, 0.5, 0.75].map((turn) => rim(10, turn, 100))).toEqual(["100.0 90.0", "110.0 100.0", "100.0 110.0", "90.0 100.0"]);
  expect(sector(10, 20, 0, 0.25, 100)).toBe("M100.0 90.0L100.0 80.0A20 20 0 0 1 120.0 100.0L110.0 100.0A10 10 0 0 0 100.0 90.0Z");
  expect(circle(5, 6, 2)).toBe("M3 6a2 2 0 1 1 4 0a2 2 0 1 1 -4 0Z");
});
