/**
 * One clock for a page: what is told is acted out on the board, one thing after the other, and all
 * of the page, prompt, log, plates and clocks, shows the moment that the board shows.
 *
 * The table hears moments; a board that is there joins as the actor. Without one, or while nobody
 * looks, a moment is shown as soon as it is heard.
 */

import type { Heard } from "$/protocol";

/** A position and what led to it. */
export interface Moment {
  view: unknown;
  events: readonly Heard[];
  /** A race waits for no picture: it is shown at once and acted out afterwards. */
  hurried?: boolean;
}

/** The one door through which a board changes: from what it draws, by these events, to a view. */
export interface Change {
  events: readonly Heard[];
  view: unknown;
  /** How long things last, by which all times are multiplied. */
  pace: number;
}

export interface Actor {
  /** Act a change out; `told` hears how many events have been shown, `done` that all is. */
  act: (change: Change, told: (events: number) => void, done: () => void) => void;
  /** Show the rest at once, before this returns. */
  skip: () => void;
}

/** What a page does with a moment. */
export interface Page<M> {
  /** It is shown now. */
  take?: (moment: M) => void;
  /** So many of its events have been shown; the rest is still to come. */
  tell?: (moment: M, events: number) => void;
}

/** What comes while something moves takes half the time. */
const HASTE = 0.5;
/** Whoever is so far behind does not catch up by hurrying. */
const BEHIND = 3;

export class Show<M extends Moment = Moment> {
  /** What all of the page shows. */
  shown: M | null = $state.raw(null);
  /** What the board is on its way to. */
  next: M | null = $state.raw(null);
  readonly #page: Page<M>;
  #waiting: M[] = [];
  #actor: Actor | null = null;

  constructor(page: Page<M> = {}) {
    this.#page = page;
  }

  /** Whether something is being acted out. */
  get playing(): boolean {
    return this.next !== null;
  }

  /** Something happened. */
  hear(moment: M): void {
    this.#waiting.push(moment);
    if (moment.hurried || this.#waiting.length >= BEHIND || globalThis.document?.hidden) this.skip();
    else if (!this.playing) this.#go();
  }

  /** A board is there from now on, until what is given back is called. */
  join(actor: Actor): () => void {
    this.#actor = actor;
    const looks = () => globalThis.document?.hidden && this.skip();
    globalThis.document?.addEventListener?.("visibilitychange", looks);
    return () => {
      globalThis.document?.removeEventListener?.("visibilitychange", looks);
      if (this.#actor !== actor) return;
      this.skip();
      this.#actor = null;
    };
  }

  /** Show all that has been heard at once. */
  skip(): void {
    const rest = this.#waiting.splice(0);
    if (this.playing) this.#actor?.skip();
    rest.forEach((moment, n) => this.#swiftly(moment, n === rest.length - 1));
  }

  #go(): void {
    const moment = this.#waiting.shift();
    if (!moment) return;
    if (!this.#actor || !moment.events.length) {
      this.#swiftly(moment);
      this.#go();
      return;
    }
    this.next = moment;
    const { view, events } = moment;
    const done = () => {
      this.next = null;
      this.#take(moment);
      this.#go();
    };
    const pace = this.#waiting.length ? HASTE : 1;
    this.#actor.act({ view, events, pace }, (n) => this.#page.tell?.(moment, n), done);
  }

  /** A moment that the page does not wait for; the last of a race is acted out all the same. */
  #swiftly(moment: M, last = true): void {
    this.#take(moment);
    const events = moment.hurried && last ? moment.events : [];
    this.#actor?.act({ view: moment.view, events, pace: HASTE }, () => {}, () => {});
  }

  #take(moment: M): void {
    this.shown = moment;
    this.#page.take?.(moment);
  }
}
