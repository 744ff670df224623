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
  /** Undefined between games, when there is nothing to draw. */
  view: unknown;
  events: readonly Heard[];
  /** A race waits for no picture: it is shown at once and acted out afterwards. */
  hurried?: boolean;
  /** How long things last, by which all times are multiplied; 1 where nothing is said. */
  pace?: number;
  /** What is said of places in that position. */
  places?: Record<string, string> | undefined;
}

/** The one door through which a board changes: from what it draws, by these events, to a view. */
export interface Change {
  events: readonly Heard[];
  view: unknown;
  /** How long things last, by which all times are multiplied. */
  pace: number;
  /** What is said of places once all this has happened. */
  places?: Record<string, string>;
}

export interface Actor {
  /** Act a change out; `told` hears how many events have been shown, `done` that all is. */
  act: (change: Change, told: (events: number) => void, done: () => void) => void;
  /** Show the rest at once, before this returns. */
  skip: () => void;
  /** Whether something lies there to be read, and nobody is hurried on. */
  readonly waits?: boolean;
}

/** A show as a board sees it. */
export interface Joined {
  join: (actor: Actor) => () => void;
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

export class Show<M extends Moment = Moment> implements Joined {
  /** What all of the page shows. */
  shown: M | null = $state.raw(null);
  /** What the board is on its way to. */
  next: M | null = $state.raw(null);
  readonly #page: Page<M>;
  #waiting: M[] = [];
  #actor: Actor | null = null;
  /** As `playing`; not a signal, since those show their past to a board that goes. */
  #acting = false;

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
    const behind = this.#waiting.length >= BEHIND && !this.#actor?.waits;
    if (moment.hurried || behind || globalThis.document?.hidden) this.skip();
    else if (!this.#acting) this.#go();
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

  /** Nothing of all this was ever here. */
  forget(): void {
    this.skip();
    this.shown = null;
  }

  /** Show all that has been heard at once. */
  skip(): void {
    const rest = this.#waiting.splice(0);
    if (this.#acting) this.#actor?.skip();
    for (const moment of rest) this.#swiftly(moment);
  }

  #go(): void {
    const moment = this.#waiting.shift();
    if (!moment) return;
    if (!this.#actor || !moment.events.length || moment.view === undefined) {
      this.#swiftly(moment);
      this.#go();
      return;
    }
    [this.next, this.#acting] = [moment, true];
    const { view, events, places = {} } = moment;
    const done = () => {
      [this.next, this.#acting] = [null, false];
      this.#take(moment);
      this.#go();
    };
    const pace = (moment.pace ?? 1) * (this.#waiting.length ? HASTE : 1);
    this.#actor.act({ view, events, pace, places }, (n) => this.#page.tell?.(moment, n), done);
  }

  /** A moment that the page does not wait for; one of a race is acted out all the same. */
  #swiftly(moment: M): void {
    this.#take(moment);
    if (moment.view === undefined) return;
    const events = moment.hurried ? moment.events : [];
    const { view, places = {} } = moment;
    this.#actor?.act({ view, events, pace: HASTE, places }, () => {}, () => {});
  }

  #take(moment: M): void {
    this.shown = moment;
    this.#page.take?.(moment);
  }
}
