/**
 * Where a board can be touched: cursor and keys, taking up and dragging, menus, hints, why not.
 *
 * A spot is any element, of a drawing or of the page, that has `spots.spot(id)` among its
 * attributes, within the element that has `{@attach spots.attach}`. Where they lie is measured when
 * it is needed, so a board has no geometry to tell. Ids are those of `places`.
 */

import { tick, untrack } from "svelte";
import { on } from "svelte/events";
import type { Choice } from "$/protocol";
import { say as page } from "$/words/words.svelte";
import { Drag, spotOf } from "./drag.svelte";
import { brisk, given, leaving, lit, meant, offersOf, touch, type Offer, type Outcome, type SpotsOf } from "./offers";
import { leap, onward, under, type Box, type Point, type Way } from "./ways";

/** The part of a board's props that is needed here. */
export interface Asked {
  seat: number;
  choices: Choice[];
  places: Record<string, string>;
  hint: string | null;
  choose: (action: string) => void;
  whyNot: (action: string, at?: string) => void;
}

/** What only the game knows. */
export interface Meaning {
  spotsOf: SpotsOf;
  /** The action that touching a spot would have been, with this in hand; '' if none comes to mind. */
  wouldBe: (hand: string, spot: string) => string;
  /** To be asked in a menu even if it is all that a spot offers. */
  sure?: (action: string) => boolean;
  /** What is done by touching what is taken up once more; by default it is put back. */
  again?: (spot: string) => string;
  /** Whether nothing is in hand before it is taken up, as with cards. */
  untaken?: boolean;
  /** Whether something lies there that a mouse may drag, if only to be told why not. */
  holds?: (spot: string) => boolean;
  /** Whether touches are answered; by default, of all who sit at the table. */
  open?: () => boolean;
  /** Where the cursor waits and the Home key leads. */
  home: (lights: ReadonlySet<string>) => string;
  /** Whether nothing here has two ways to go, so that a touch of either end of a way does it. */
  brisk?: boolean;
  /** Somebody touched what cannot be done and of which nothing is to be asked. */
  tells?: (spot: string) => void;
  /** Where an arrow key leads, if not to the nearest spot that way. */
  onward?: (from: string, way: Way) => string | undefined;
  /** What a spot is to those who hear the page. */
  role?: "button" | "gridcell";
}

const WAYS: Record<string, Way> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};
const LEAPS: Record<string, number> = { PageDown: 1, PageUp: -1 };

/** A finger that misses a lit spot of a brisk board by so many pixels has touched it. */
const NEAR = 30;

type Attributes = Record<string, string | number | boolean | undefined>;

export class Spots {
  /** What is taken up; '' for nothing. */
  chosen = $state("");
  menu: { spot: string; choices: Choice[] } | null = $state.raw(null);
  /** The spot that has the keyboard and shows it. */
  focused = $state("");
  readonly drag = new Drag();
  #cursor = $state("");
  #root: HTMLElement | null = null;
  #dropped = false;
  /** Whether the keyboard was on the board last. */
  #within = false;
  readonly #asked: () => Asked;
  readonly #game: Meaning;
  readonly #stage: { playing: boolean; skip: () => void };
  /** Each is asked for once a change: a board has many spots, and may have to work them out. */
  readonly #seat = $derived.by(() => this.#asked().seat);
  readonly #choices = $derived.by(() => this.#asked().choices);
  readonly #places = $derived.by(() => this.#asked().places);
  readonly #hint = $derived.by(() => this.#asked().hint);
  readonly #offers = $derived.by(() => {
    const offers = offersOf(this.#choices, this.#game.spotsOf);
    return this.#game.untaken ? offers.map((each) => ({ ...each, untaken: true })) : offers;
  });
  readonly #given = $derived.by(() => given(this.#offers));
  /** Spots that can be chosen now. */
  readonly lights: ReadonlySet<string> = $derived.by(() => lit(this.#offers, this.chosen, this.#game.brisk));
  /** Spots of the action that a hint points at, where it begins first. */
  readonly hinted: readonly string[] = $derived.by(() => this.#hinted());

  constructor(asked: () => Asked, game: Meaning, stage: { playing: boolean; skip: () => void }) {
    [this.#asked, this.#game, this.#stage] = [asked, game, stage];
    // A new decision: nothing is taken up, and the cursor waits where something can be done.
    const question = $derived(this.#choices.map(({ action }) => action).join());
    $effect(() => {
      void question;
      untrack(() => this.#anew());
    });
    // A place that was there only while something was in hand is gone with it.
    $effect(() => {
      void [this.chosen, stage.playing];
      void tick().then(() => this.#stay());
    });
  }

  /** Whether touches are answered. */
  get open(): boolean {
    return this.#game.open?.() ?? this.#seat >= 0;
  }

  /** What is in hand: taken up, or the only thing that can go anywhere. */
  get hand(): string {
    return this.chosen || this.#given;
  }

  #meant(id: string): Offer[] {
    const { brisk } = this.#game;
    return meant(this.#offers, brisk ? this.chosen : this.hand, id, brisk);
  }

  /** The actions that a touch of a spot does at once. */
  actions(id: string): string[] {
    return this.#meant(id).map(({ action }) => action);
  }

  /** The attributes of a spot on the board: together the spots are one stop of the Tab key. */
  spot(id: string, there?: string): Attributes {
    const role = this.#game.role ?? "button";
    const common = { ...this.#known(id), "aria-label": this.label(id, there) };
    if (role === "gridcell") return { ...common, role, tabindex: this.#cursor === id ? 0 : -1 };
    if (!this.open) return { ...common, role: "img" };
    return {
      ...common,
      role,
      tabindex: this.#cursor === id ? 0 : -1,
      "aria-disabled": !this.lights.has(id),
      "aria-pressed": this.chosen === id || undefined,
    };
  }

  /** The attributes of a spot that is a button beside the board, with words of its own. */
  button(id: string): Attributes {
    return {
      ...this.#known(id),
      type: "button",
      "aria-disabled": !this.lights.has(id) || undefined,
      "aria-pressed": leaving(this.#offers, id).length ? this.hand === id : undefined,
    };
  }

  /** The attributes of a spot in a list to choose from, such as a hand of cards. */
  option(id: string, n: number, of: number): Attributes {
    return {
      ...this.#known(id),
      role: "option",
      tabindex: this.#cursor === id ? 0 : -1,
      "aria-label": this.label(id),
      "aria-selected": this.chosen === id,
      "aria-posinset": n,
      "aria-setsize": of,
    };
  }

  /** What is there. */
  said(id: string): string {
    return this.#places[id] ?? id;
  }

  /** What a spot says: what is there, what a touch does, whether a hint points at it. */
  label(id: string, there = this.said(id)): string {
    const does = this.#meant(id).map(({ label }) => label);
    const hint = this.hinted.includes(id) ? ` ${page("page-hinted")}.` : "";
    return there + (does.length ? ` ${does.join("; ")}.` : "") + hint;
  }

  /** How far what lies on a spot is dragged away from it; null if it is not. */
  lift(id: string): Point | null {
    return this.drag.by(id);
  }

  /** Bring cursor and keyboard to a spot. */
  go(id: string): void {
    this.#point(id);
    this.#element(id)?.focus({ preventScroll: true });
  }

  /** As if a spot were touched. */
  touch(id: string): void {
    this.go(id);
    this.#touched(id);
  }

  /** Put back what is taken up. */
  putBack(): void {
    this.chosen = "";
  }

  /** Do what a menu says. */
  act(action: string): void {
    this.close();
    this.chosen = "";
    this.#asked().choose(action);
  }

  close(): void {
    const at = this.menu?.spot;
    this.menu = null;
    if (at) void tick().then(() => this.go(at));
  }

  /** For the element that all spots lie in. */
  attach = (root: HTMLElement): (() => void) => {
    this.#root = root;
    const off = [
      on(root, "click", (event) => this.#clicked(event)),
      on(root, "keydown", (event) => this.#pressed(event)),
      on(root, "focusin", ({ target }) => this.#focus(target)),
      on(root, "focusout", ({ relatedTarget }) => {
        this.focused = "";
        if (relatedTarget) this.#within = false;
      }),
      on(root, "pointerdown", (event) => this.#grasped(event)),
      on(root, "pointermove", (event) => this.#moved(event)),
      on(root, "pointerup", () => this.#released()),
      on(root, "pointercancel", () => {
        if (this.drag.end()) this.chosen = "";
      }),
      // While something is held the page must not scroll; `touch-action` has no say within an SVG.
      on(root, "touchmove", (event) => this.drag.held && event.preventDefault(), { passive: false }),
    ];
    untrack(() => this.#anew());
    $effect(() => root.setAttribute("aria-busy", String(this.#stage.playing)));
    return () => {
      off.forEach((each) => each());
      this.#root = null;
    };
  };

  #known(id: string): Attributes {
    return { "data-spot": id, "data-lit": this.lights.has(id) || undefined };
  }

  #hinted(): readonly string[] {
    const spots = this.#hint === null ? [] : this.#game.spotsOf(this.#hint, this.#choices);
    return spots.length > 1 && !this.chosen && spots[0] === this.#given ? spots.slice(1) : spots;
  }

  #anew(): void {
    this.chosen = "";
    this.menu = null;
    this.drag.end();
    const within = this.#root?.contains(document.activeElement) && this.#element(this.#cursor);
    if (!within) this.#cursor = this.#home();
  }

  /** There is always one stop of the Tab key, and who was there is not sent away. */
  #stay(): void {
    if (!this.#root || this.#element(this.#cursor)) return;
    this.#cursor = this.#home();
    const { activeElement } = document;
    if (this.#within && (!activeElement || activeElement === document.body)) this.go(this.#cursor);
  }

  /** The cursor goes there; a button beside the board is a stop of its own and takes none away. */
  #point(id: string): void {
    if (!(this.#element(id) instanceof HTMLButtonElement)) this.#cursor = id;
  }

  #home(): string {
    const id = this.#game.home(this.lights);
    if (!(this.#element(id) instanceof HTMLButtonElement)) return id;
    return this.#elements().find((each) => !(each instanceof HTMLButtonElement))?.dataset["spot"] ?? id;
  }

  #elements(): HTMLElement[] {
    return [...(this.#root?.querySelectorAll<HTMLElement>("[data-spot]") ?? [])];
  }

  #element(id: string): HTMLElement | undefined {
    return this.#elements().find((each) => each.dataset["spot"] === id);
  }

  /** All spots in the order of the page, which is that of reading. */
  #order(): string[] {
    return this.#elements().map((each) => each.dataset["spot"]!);
  }

  #boxes(): Box[] {
    return this.#elements().map((each) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      const id = each.dataset["spot"]!;
      return { id, x: left + width / 2, y: top + height / 2, wide: width, high: height };
    });
  }

  #clicked(event: MouseEvent): void {
    const { target } = event;
    const finger = (event as PointerEvent).pointerType === "touch";
    const id = finger ? this.#near(spotOf(target), event) : spotOf(target);
    if (id && !this.#dropped) this.#touched(id, finger);
    else if (!(target as Element).closest("button")) this.#stage.skip();
  }

  /** The spot that a finger meant. */
  #near(id: string, { clientX: x, clientY: y }: MouseEvent): string {
    if (!this.#game.brisk || this.lights.has(id)) return id;
    const bright = this.#boxes().filter((box) => this.lights.has(box.id));
    return under(bright, { x, y }, () => NEAR) || id;
  }

  #touched(id: string, finger = false): void {
    const playing = this.#stage.playing;
    if (playing) this.#stage.skip();
    this.#point(id);
    if (!this.open) return;
    const again = this.chosen === id ? (this.#game.again?.(id) ?? "") : "";
    if (again) return this.act(again);
    const sure = this.#game.sure ?? (() => false);
    const outcome = this.#game.brisk
      ? brisk(this.#offers, this.chosen, id, sure, finger)
      : touch(this.#offers, this.chosen, id, sure);
    // Who only wants to see the end is not told off.
    if (!playing || outcome.does !== "ask") this.#handle(outcome, this.hand);
  }

  #handle(outcome: Outcome, hand: string): void {
    this.menu = outcome.does === "menu" ? outcome : null;
    if (outcome.does === "take") this.chosen = outcome.spot;
    else if (outcome.does === "choose") this.act(outcome.action);
    else if (outcome.does === "ask") {
      const action = this.#game.wouldBe(hand, outcome.spot);
      if (action) this.#asked().whyNot(action, outcome.spot);
      else this.chosen = "";
      if (!action) this.#game.tells?.(outcome.spot);
    }
  }

  #pressed(event: KeyboardEvent): void {
    const id = spotOf(event.target);
    if (!id || event.altKey || event.ctrlKey || event.metaKey || !this.#does(id, event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  #does(id: string, { key, target }: KeyboardEvent): boolean {
    const [way, step] = [WAYS[key], LEAPS[key]];
    // A button beside the board is clicked by the browser.
    if (key === "Enter" || key === " ") {
      if (target instanceof HTMLButtonElement) return false;
      this.#touched(id);
    } else if (way) this.go(this.#game.onward?.(id, way) ?? onward(this.#boxes(), id, way));
    else if (step) this.go(leap(this.#order(), this.lights, id, step));
    else if (key === "Home") this.go(this.#game.home(this.lights));
    else if (key === "Escape" && (this.chosen || this.#stage.playing)) {
      this.chosen = "";
      this.#stage.skip();
    } else return false;
    return true;
  }

  #focus(target: EventTarget | null): void {
    const id = spotOf(target);
    this.#within = Boolean(id);
    if (!id) return;
    this.#point(id);
    this.focused = (target as Element).matches(":focus-visible") ? id : "";
  }

  /** A finger drags what can be moved and scrolls elsewhere; a mouse drags anything, to ask why not. */
  #grasped(event: PointerEvent): void {
    this.#dropped = false;
    const id = spotOf(event.target);
    if (!id || !this.open || event.button !== 0 || !event.isPrimary) return;
    const goes = leaving(this.#offers, id).length > 0;
    const asks = event.pointerType !== "touch" && this.#game.holds?.(id);
    if (goes || asks) this.drag.begin(event, event.target as Element, () => this.#boxes());
  }

  #moved(event: PointerEvent): void {
    const lights = (from: string) => lit(this.#offers, from);
    if (!this.drag.move(event, lights)) return;
    this.#root?.setPointerCapture?.(event.pointerId);
    // Where it may go lights up as if it had been taken up.
    const from = this.drag.held!.from;
    if (leaving(this.#offers, from).length) this.chosen = from;
  }

  #released(): void {
    const held = this.drag.end();
    if (!held) return;
    this.#dropped = true;
    this.chosen = "";
    if (!held.over || held.over === held.from) return;
    const outcome = touch(this.#offers, held.from, held.over, this.#game.sure);
    const asks = outcome.does === "take" || outcome.does === "ask";
    this.#handle(asks ? { does: "ask", spot: held.over } : outcome, held.from);
  }
}
