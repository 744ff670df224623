/** Which card of the hand is looked at: under the mouse, under the keyboard, or held by a finger. */

import { on } from "svelte/events";
import { spotOf } from "$/board/drag.svelte";
import type { Spots } from "$/board/spots.svelte";

/** Milliseconds after which a finger shows a card large. */
const HOLD = 400;

export class Looking {
  #under = $state("");
  /** A card held under a finger; '' for none. */
  zoomed = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #spots: Spots;
  readonly #hand: () => readonly string[];

  constructor(spots: Spots, hand: () => readonly string[]) {
    [this.#spots, this.#hand] = [spots, hand];
  }

  get at(): string {
    const hand = this.#hand();
    return [this.#under, this.#spots.focused].find((card) => hand.includes(card)) ?? "";
  }

  attach = (root: HTMLElement): (() => void) => {
    const off = [
      on(root, "pointerover", (event) => {
        if (event.pointerType === "mouse") this.#under = spotOf(event.target);
      }),
      on(root, "pointerleave", () => (this.#under = "")),
      // Whoever goes on by keys looks where the keys are, not where the mouse was left.
      on(document, "keydown", () => (this.#under = ""), { capture: true }),
      on(root, "pointerdown", (event) => this.#pressed(event)),
      on(root, "pointermove", () => this.#spots.drag.held?.moved && this.#let()),
      on(root, "pointercancel", () => this.#let()),
      // Whoever lets a large card go has not tapped it.
      on(root, "click", (event) => this.zoomed && (event.stopImmediatePropagation(), this.#let()), { capture: true }),
      on(document, "pointerup", () => setTimeout(() => this.#let())),
      on(root, "contextmenu", (event) => this.zoomed && event.preventDefault()),
    ];
    return () => off.forEach((each) => each());
  };

  #pressed(event: PointerEvent): void {
    const card = spotOf(event.target);
    if (event.pointerType !== "touch" || !this.#hand().includes(card)) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.#spots.drag.held?.moved) this.zoomed = card;
    }, HOLD);
  }

  #let(): void {
    clearTimeout(this.#timer);
    this.zoomed = "";
  }
}
