// @vitest-environment happy-dom
import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Heard } from "$/protocol";
import { arriving } from "$/kit/slices.svelte";
import { say, speak } from "$/words/words.svelte";
import { play } from "$/kit/sound";
import Piece from "./Piece.svelte";
import { Show } from "./show.svelte";
import { Spots } from "./spots.svelte";
import type { Stage } from "./stage.svelte";
import Trial from "./Trial.svelte";

vi.mock("$/kit/sound", () => ({ play: vi.fn() }));

const heard = (...kinds: string[]): Heard[] => kinds.map((event) => ({ event, facts: {} }));
const choice = (action: string) => ({ action, label: `do ${action}`, group: "" });

/** A board on a page: what it is told, and what it did. */
interface Over {
  seat?: number;
  hint?: string | null;
  calm?: boolean;
  role?: "gridcell";
  named?: string;
}

function laid(actions: string[] = [], over: Over = {}) {
  const show = new Show();
  const did: string[] = [];
  const props = $state({
    view: 0,
    seat: 0,
    choices: actions.map(choice),
    places: { ace: "The ace.", left: "The left pile." },
    hint: null as string | null,
    calm: false,
    show,
    choose: (action: string) => void did.push(`choose ${action}`),
    whyNot: (action: string, at?: string) => void did.push(`why ${action} at ${at}`),
    ...over,
  });
  const board = mount(Trial, { target: document.body, props }) as { stage: Stage<number, number, never>; spots: Spots };
  mounted.push(board);
  flushSync();
  const ask = (others: string[]) => {
    props.choices = others.map(choice);
    flushSync();
  };
  return { ...board, show, did, ask };
}

const mounted: object[] = [];
const find = (id: string) => document.querySelector<HTMLElement>(`[data-spot="${id}"]`)!;
const label = (id: string) => find(id).getAttribute("aria-label");
const stops = () => [...document.querySelectorAll("[tabindex='0']")].map((each) => each.getAttribute("data-spot"));

function click(id: string) {
  find(id).dispatchEvent(new MouseEvent("click", { bubbles: true }));
  flushSync();
}

function press(target: Element, key: string, held: KeyboardEventInit = {}) {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...held });
  target.dispatchEvent(event);
  flushSync();
  return event.defaultPrevented;
}

function pointer(kind: string, target: Element, x: number, y: number, pointerType = "mouse", button = 0) {
  target.dispatchEvent(
    new PointerEvent(`pointer${kind}`, { clientX: x, clientY: y, button, isPrimary: true, pointerType, bubbles: true }),
  );
  flushSync();
}

beforeAll(() => speak("en"));
beforeEach(() => {
  vi.useFakeTimers();
  // Spots lie in a row, 100 pixels apart; nothing is laid out here.
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const order = ["ace", "ten", "left", "right", "deck"];
    const n = order.indexOf(this.getAttribute("data-spot") ?? "");
    return n < 0 ? new DOMRect(0, 0, 400, 100) : new DOMRect(100 * n, 0, 80, 80);
  });
});
afterEach(async () => {
  for (const each of mounted.splice(0)) void unmount(each);
  vi.restoreAllMocks();
  // Whoever waits for a slice has it: the next test's boards come after them.
  await vi.advanceTimersByTimeAsync(100);
  vi.useRealTimers();
});

describe("touching", () => {
  const CARDS = ["play:ace:left", "play:ten:left", "draw:deck"];

  test("a card is taken up and played; its label says so", () => {
    const { did, spots } = laid(CARDS);
    expect(label("left")).toBe("The left pile.");
    click("ace");
    expect([spots.chosen, find("ace").getAttribute("aria-pressed")]).toEqual(["ace", "true"]);
    expect([...spots.lights]).toEqual(["left"]);
    expect(label("left")).toBe("The left pile. do play:ace:left.");
    click("left");
    expect(did).toEqual(["choose play:ace:left"]);
    expect(spots.chosen).toBe("");
  });

  test("what is not offered is asked about, with what is in hand; where nothing comes to mind it is put back", () => {
    const { did, spots } = laid(CARDS);
    click("ten");
    click("right");
    expect(did).toEqual(["why would:ten at right"]);
    click("deck");
    expect(did.at(-1)).toBe("choose draw:deck");
    expect(spots.chosen).toBe("");
  });

  test("a place that goes with what was in hand leaves the keyboard on the board", async () => {
    const { spots } = laid([...CARDS, "lay:ace:new"]);
    click("ace");
    spots.go("new");
    flushSync();
    expect(stops()).toEqual(["new"]);
    press(find("new"), "Escape");
    expect(find("new")).toBeNull();
    await vi.runAllTimersAsync();
    flushSync();
    expect(stops()).toEqual(["ace"]);
    expect(document.activeElement).toBe(find("ace"));
  });

  test("a button beside the board takes the keyboard, and the board stays a stop of the Tab key", () => {
    const { spots } = laid(CARDS);
    spots.go("ten");
    find("deck").focus();
    flushSync();
    expect([document.activeElement, stops()]).toEqual([find("deck"), ["ten"]]);
    press(find("deck"), "PageDown");
    expect(stops()).toEqual([document.activeElement?.getAttribute("data-spot")]);
  });

  test("several actions open a menu with the keyboard in it; Escape closes it and leads back", async () => {
    const { did, spots } = laid(CARDS);
    click("left");
    const items = () => [...document.querySelectorAll<HTMLElement>("[role=menuitem]")];
    expect(items().map((each) => each.textContent?.trim())).toEqual(["do play:ace:left", "do play:ten:left"]);
    expect(document.activeElement).toBe(items()[0]);
    press(items()[0]!, "ArrowUp");
    expect(document.activeElement).toBe(items()[1]);
    press(items()[1]!, "Escape");
    await vi.advanceTimersByTimeAsync(0);
    expect([items(), spots.menu, document.activeElement]).toEqual([[], null, find("left")]);
    click("left");
    items()[1]!.click();
    expect(did).toEqual(["choose play:ten:left"]);
  });

  test("what is to be sure of is asked, though it is all there is", () => {
    const { did, spots } = laid(["burn:ten"]);
    click("ten");
    expect([did, spots.menu?.choices.length]).toEqual([[], 1]);
  });

  test("those who only watch are told what is there, and nothing happens", () => {
    const { did } = laid([], { seat: -1 });
    expect([find("ace").getAttribute("role"), label("ace")]).toEqual(["img", "The ace."]);
    expect(document.querySelector(".spot")?.getAttribute("aria-label")).toBe("The deck, closed");
    expect(find("deck")).toBeNull();
    click("right");
    expect(did).toEqual([]);
  });

  test("a spot beside the drawing is a button that knows whether it is lit, taken up or pointed at", () => {
    const state = () => ["aria-disabled", "aria-pressed"].map((each) => find("deck").getAttribute(each));
    laid(["play:ace:left"]);
    expect([state(), find("deck").textContent?.trim()]).toEqual([["true", null], "Deck"]);
    document.body.replaceChildren();
    const { spots } = laid(["lay:deck:left", "play:ace:left"], { hint: "lay:deck:left" });
    expect(state()).toEqual([null, "false"]);
    expect(find("deck").textContent).toContain(say("page-hinted"));
    click("deck");
    expect([state(), [...spots.lights]]).toEqual([["true", "true"], ["left"]]);
  });

  test("a menu lies at its spot, inside the board, above it in the lower half", () => {
    laid(CARDS);
    click("left");
    const menu = document.querySelector<HTMLElement>("[role=menu]")!;
    expect([menu.style.getPropertyValue("--x"), menu.style.getPropertyValue("--y")]).toEqual(["60%", "40%"]);
    expect([menu.classList.contains("low"), menu.getAttribute("aria-label")]).toEqual([false, "The left pile."]);
    document.dispatchEvent(new PointerEvent("pointerdown"));
    flushSync();
    expect(document.querySelector("[role=menu]")).toBeNull();
    vi.mocked(Element.prototype.getBoundingClientRect).mockImplementation(function (this: Element) {
      return this.hasAttribute("data-spot") ? new DOMRect(0, 60, 20, 20) : new DOMRect(0, 0, 400, 100);
    });
    click("left");
    const low = document.querySelector<HTMLElement>("[role=menu]")!;
    expect([low.classList.contains("low"), low.style.getPropertyValue("--y")]).toEqual([true, "70%"]);
    press(document.activeElement!, "Tab");
    expect(document.querySelector("[role=menu]")).toBeNull();
  });

  test("a new question puts back what is taken up and closes what is open", () => {
    const { spots, ask } = laid(CARDS);
    click("ace");
    ask(["play:ten:left"]);
    expect([spots.chosen, spots.hand]).toEqual(["", "ten"]);
  });

  test("the cursor waits where something can be done, but is not taken from who holds it", () => {
    const { ask } = laid(["play:ten:left"]);
    find("ten").focus();
    ask(["play:ace:left"]);
    expect(stops()).toEqual(["ten"]);
    find("ten").blur();
    ask(["play:ace:right", "play:ten:right"]);
    expect(stops()).toEqual(["ace"]);
  });

  test("of what is in hand already a hint tells only where to", () => {
    const { spots } = laid(["play:ten:left", "play:ten:right"], { hint: "play:ten:left" });
    expect(spots.hinted).toEqual(["left"]);
  });

  test("a hint is spoken at the spots of its action", () => {
    laid(CARDS, { hint: "play:ace:left" });
    expect(["ace", "left", "ten"].map((id) => label(id)?.includes(say("page-hinted")))).toEqual([true, true, false]);
  });
});

describe("keys", () => {
  test("the board is one stop, where something can be done, and arrows go on from it", () => {
    const { did } = laid(["play:ten:left", "play:ten:right"]);
    expect(stops()).toEqual(["left"]);
    find("ten").focus();
    expect(press(find("ten"), "ArrowRight")).toBe(true);
    expect(document.activeElement).toBe(find("left"));
    expect(press(find("left"), "Enter")).toBe(true);
    expect(did).toEqual(["choose play:ten:left"]);
    press(find("left"), "PageDown");
    expect(document.activeElement).toBe(find("right"));
    press(find("right"), "PageDown");
    expect(document.activeElement).toBe(find("left"));
    press(find("left"), "ArrowRight");
    press(find("right"), "Home");
    expect(document.activeElement).toBe(find("left"));
  });

  test("what is no key of the board is left to the page", () => {
    laid(["play:ten:left"]);
    expect([press(find("ten"), "h"), press(find("ten"), "Escape")]).toEqual([false, false]);
    expect(press(find("deck"), "Enter")).toBe(false);
    for (const held of [{ altKey: true }, { ctrlKey: true }, { metaKey: true }])
      expect(press(find("ten"), "ArrowRight", held)).toBe(false);
  });

  test("Escape puts back what is taken up", () => {
    const { spots } = laid(["play:ace:left", "play:ten:left"]);
    click("ace");
    expect(press(find("ace"), "Escape")).toBe(true);
    expect(spots.chosen).toBe("");
  });
});

describe("dragging", () => {
  const CARDS = ["play:ace:left", "play:ten:left"];

  test("a card follows the pointer and is played where it is dropped, caught a little beside", () => {
    const { did, spots } = laid(CARDS);
    pointer("down", find("ace"), 40, 40);
    pointer("move", find("ace"), 45, 40);
    expect(spots.lift("ace")).toBeNull();
    pointer("move", find("ace"), 296, 40);
    expect(spots.lift("ace")).toEqual({ x: 256, y: 0 });
    const piece = document.querySelector<SVGElement>(".piece")!;
    expect([piece.classList.contains("lifted"), piece.style.transform]).toEqual([true, "translate(256.0px, 0.0px) scale(1)"]);
    pointer("up", find("ace"), 296, 40);
    click("ace");
    expect(did).toEqual(["choose play:ace:left"]);
    expect([spots.lift("ace"), spots.chosen]).toEqual([null, ""]);
  });

  test("it follows in the measure of its drawing, and a browser that takes over ends it", () => {
    const { spots, did } = laid(CARDS);
    Object.defineProperty(document.querySelector("svg"), "viewBox", { value: { baseVal: { width: 800 } } });
    const scrolls = () => {
      const event = new Event("touchmove", { bubbles: true, cancelable: true });
      find("ace").dispatchEvent(event);
      return !event.defaultPrevented;
    };
    expect(scrolls()).toBe(true);
    pointer("down", find("ace"), 40, 40);
    pointer("move", find("ace"), 240, 40);
    expect([spots.lift("ace"), scrolls()]).toEqual([{ x: 400, y: 0 }, false]);
    pointer("cancel", find("ace"), 240, 40);
    expect([spots.lift("ace"), did]).toEqual([null, []]);
  });

  test("only the first button takes something up", () => {
    const { spots } = laid(CARDS);
    pointer("down", find("ace"), 40, 40, "mouse", 2);
    expect(spots.drag.held).toBeNull();
  });

  test("dropped elsewhere it is put back, or asked about", () => {
    const { did } = laid(CARDS);
    const drag = (to: number) => {
      pointer("down", find("ace"), 40, 40);
      pointer("move", find("ace"), to, 40);
      pointer("up", find("ace"), to, 40);
    };
    drag(900);
    drag(55);
    expect(did).toEqual([]);
    drag(350);
    expect(did).toEqual(["why would:ace at right"]);
  });

  test("a finger scrolls where nothing can be moved; a mouse may drag to ask why not", () => {
    const { spots } = laid([]);
    pointer("down", find("ten"), 140, 40, "touch");
    expect(spots.drag.held).toBeNull();
    pointer("down", find("ten"), 140, 40);
    expect(spots.drag.held?.from).toBe("ten");
    pointer("down", find("ace"), 40, 40);
    expect(spots.drag.held?.from).toBe("ten");
  });
});

describe("marks", () => {
  const marks = (kind: string) => document.querySelectorAll(`.marks .${kind}`).length;

  test("lie on what is lit, taken up, hinted or held by the keyboard, and all but the last wait", () => {
    const { show } = laid(["play:ace:left", "play:ace:right", "play:ten:left"], { hint: "play:ace:left" });
    expect([marks("halo"), marks("chosen"), marks("under")]).toEqual([2, 0, 2]);
    click("ace");
    // The board wants no ring around the right pile.
    expect([marks("halo"), marks("chosen")]).toEqual([1, 1]);
    find("left").focus();
    flushSync();
    expect(marks("focus")).toBe(1);
    show.hear({ view: 3, events: heard("moved") });
    flushSync();
    expect([marks("halo"), marks("chosen"), marks("under"), marks("focus")]).toEqual([0, 0, 0, 1]);
    find("left").blur();
    flushSync();
    expect(marks("focus")).toBe(0);
  });

  test("the lamp of a hint lies beside where it begins, away from where it leads", () => {
    laid(["play:ace:left", "play:ten:left"], { hint: "play:ace:left" });
    const lamp = document.querySelector(".marks > svg")!;
    expect([lamp.getAttribute("x"), lamp.getAttribute("y")]).toEqual(["-66", "-18"]);
  });
});

describe("parts", () => {
  const here = () => document.querySelectorAll("i").length;

  test("come in turns the first time, and at once from then on; what waits for them is told", async () => {
    laid([], { named: "slow" });
    expect([here(), arriving()]).toEqual([0, true]);
    await vi.advanceTimersByTimeAsync(0);
    flushSync();
    expect(here()).toBe(1);
    await vi.advanceTimersByTimeAsync(10);
    flushSync();
    expect([here(), arriving()]).toEqual([2, false]);
    await unmount(mounted.pop()!);
    laid([], { named: "slow" });
    expect([here(), arriving()]).toEqual([2, false]);
  });

  test("a board that goes before all of it came keeps nobody waiting", async () => {
    laid([], { named: "gone" });
    expect(arriving()).toBe(true);
    await unmount(mounted.pop()!);
    expect(arriving()).toBe(false);
  });
});

test("a piece walks along its way, unless all is to be calm", () => {
  const walks: unknown[] = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = ((frames: unknown) => walks.push(frames)) as never;
  const via = [{ x: 0, y: 0 }, { x: 5, y: 5 }];
  const children = createRawSnippet(() => ({ render: () => "<i></i>" }));
  for (const calm of [true, false])
    mounted.push(mount(Piece, { target: document.body, props: { at: via[1]!, via, lasts: 9, calm, children } }));
  flushSync();
  Element.prototype.animate = animate;
  expect(walks).toEqual([via.map(({ x, y }) => ({ transform: `translate(${x}.0px, ${y}.0px) scale(1)` }))]);
});

describe("the stage", () => {
  test("acts out events one by one, and the page takes the moment at the end", async () => {
    const { show, stage } = laid();
    show.hear({ view: 7, events: heard("moved", "unseen", "moved") });
    expect([stage.scene, stage.playing, show.shown]).toEqual([1, true, null]);
    await vi.advanceTimersByTimeAsync(100);
    expect([stage.scene, show.playing]).toEqual([2, true]);
    await vi.advanceTimersByTimeAsync(100);
    expect([stage.scene, stage.beat, stage.playing, show.shown?.view]).toEqual([7, null, false, 7]);
  });

  test("a touch shows the rest at once, and tells nobody off", async () => {
    const { show, stage, did } = laid();
    show.hear({ view: 7, events: heard("moved", "moved") });
    click("right");
    expect([stage.scene, stage.playing, show.shown?.view, did]).toEqual([7, false, 7, []]);
    click("right");
    expect(did).toEqual(["why would: at right"]);
  });

  test("so do a touch beside all spots and Escape anywhere; other keys do not, and buttons do what they do", () => {
    const { show, stage } = laid();
    const still = () => [stage.playing, document.querySelector(".board")?.getAttribute("aria-busy")];
    const touch = (what: string) => {
      document.querySelector(what)!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    };
    for (const skip of [() => press(document.body, "Escape"), () => touch("svg"), () => touch(".again")]) {
      show.hear({ view: 7, events: heard("moved", "moved") });
      flushSync();
      press(document.body, "h");
      expect(still()).toEqual([true, "true"]);
      skip();
      flushSync();
      expect(still()).toEqual([false, "false"]);
    }
    touch(".again");
    flushSync();
    expect(still()).toEqual([true, "true"]);
  });

  test("who is calm sees the end only", () => {
    const { show, stage } = laid([], { calm: true });
    show.hear({ view: 7, events: heard("moved") });
    expect([stage.scene, stage.beat, show.shown?.view]).toEqual([7, null, 7]);
  });

  test("a die comes to rest in a corner, for the calm at once, until nobody knows what it showed", () => {
    const { show } = laid([], { calm: true });
    const die = () => document.querySelector(".dice[role=img]")?.getAttribute("aria-label");
    show.hear({ view: 3, events: heard("rolled", "moved") });
    flushSync();
    expect([die(), document.querySelector(".thrown")]).toEqual(["5", null]);
    show.hear({ view: 4, events: [] });
    flushSync();
    expect(die()).toBeUndefined();
  });

  test("the page is told how far the show is only after something was seen", async () => {
    const told: number[] = [];
    const { stage } = laid();
    stage.act({ view: 7, events: heard("unseen", "moved", "unseen", "moved"), pace: 2 }, (n) => told.push(n), () => told.push(0));
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(199);
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(told).toEqual([2]);
    await vi.advanceTimersByTimeAsync(200);
    expect(told).toEqual([2, 4, 0]);
  });

  test("what has happened since the own move can be shown again, more slowly", async () => {
    const { show, stage } = laid([], { calm: true });
    show.hear({ view: 3, events: heard("moved", "own", "moved") });
    expect(stage.past.beats.map(({ kind }) => kind)).toEqual(["own", "moved"]);
    stage.again();
    expect([stage.scene, stage.playing, show.playing]).toEqual([1, true, false]);
    stage.again();
    await vi.advanceTimersByTimeAsync(60 * 1.5);
    expect(stage.scene).toBe(2);
    await vi.advanceTimersByTimeAsync(300);
    expect([stage.scene, stage.playing]).toEqual([3, false]);
    show.hear({ view: 1, events: [] });
    expect(stage.past.beats).toEqual([]);
    stage.again();
    expect(stage.playing).toBe(false);
  });

  test("dice are thrown, cards fly while their beat lasts, and lights wait", async () => {
    const { show } = laid(["play:ace:left"]);
    const halos = () => document.querySelectorAll(".halo").length;
    expect(halos()).toBe(1);
    show.hear({ view: 3, events: heard("dealt", "rolled") });
    flushSync();
    expect([document.querySelector(".flight")?.textContent, halos()]).toEqual(["card", 0]);
    await vi.advanceTimersByTimeAsync(100);
    flushSync();
    expect([document.querySelector(".flight"), document.querySelector(".dice.thrown") !== null]).toEqual([null, true]);
    expect(play).toHaveBeenCalledExactlyOnceWith("dice", undefined);
    await vi.advanceTimersByTimeAsync(2000);
    flushSync();
    expect([document.querySelector(".dice.thrown"), halos()]).toEqual([null, 1]);
  });

  test("a board that goes leaves the page with what is so", async () => {
    const { show } = laid();
    show.hear({ view: 7, events: heard("moved") });
    await unmount(mounted.pop()!);
    expect(show.shown?.view).toBe(7);
  });
});

test("however many spots there are, a board is asked once a change", () => {
  let asked = 0;
  const props = { seat: 0, places: {}, hint: null, choose: () => {}, whyNot: () => {} };
  let choices = $state.raw([choice("play:ace:left")]);
  const labels: string[] = [];
  const stop = $effect.root(() => {
    const game = { spotsOf: (action: string) => action.split(":").slice(1), wouldBe: () => "", home: () => "ace" };
    const about = () => {
      asked += 1;
      return { ...props, choices };
    };
    const spots = new Spots(about, game, { playing: false, skip: () => {} });
    for (let n = 0; n < 50; n++) $effect(() => void (labels[n] = String(spots.spot(n ? `spot ${n}` : "left")["aria-label"])));
  });
  flushSync();
  expect(labels[0]).toBe("left do play:ace:left.");
  const once = asked;
  expect(once).toBeLessThan(6);
  choices = [choice("draw:left")];
  flushSync();
  expect(labels[0]).toBe("left do draw:left.");
  expect(asked - once).toBeLessThan(6);
  stop();
});
