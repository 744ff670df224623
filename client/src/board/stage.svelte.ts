/**
 * What a board draws at this moment: a scene, and the beat that moves it. There is one door for
 * change, `act`: from the scene that is drawn, by events, to the scene of a view.
 */

import { onDestroy, untrack } from "svelte";
import { on } from "svelte/events";
import { play as sound, type Sound } from "$/kit/sound";
import type { Heard } from "$/protocol";
import type { Actor, Change, Joined } from "./show.svelte";

/** One thing that is seen to happen: the scene it leads to, and for how long it is looked at. */
export interface Beat<S> {
  scene: S;
  /** Milliseconds. */
  lasts: number;
  sound?: Sound | undefined;
  /** Where it is heard: -1 at the left, 1 at the right. */
  ear?: number | undefined;
  /** Dice that are thrown: they lie in the middle while it lasts. */
  dice?: readonly number[] | undefined;
  /** It is there to be read: it lasts until `go`, and nobody who is behind is hurried on. */
  waits?: boolean | undefined;
}

/** A fact of an event, as text; '' where it has none of that name. */
export function fact({ facts }: Heard, name: string): string {
  return String(facts[name] ?? "");
}

/** What a game knows of its picture; pure, so that a whole game can be tested by its events. */
export interface Plot<V, S, B extends Beat<S>> {
  /** The scene of a view; `was` is the one drawn before, whose pieces keep their keys. */
  scene: (view: V, was: S | null) => S;
  /** What is to be seen of an event; [] for nothing. */
  beats: (scene: S, event: Heard) => B[];
  /** Whether an event begins what can be shown again. */
  opens?: (event: Heard) => boolean;
}

/** The part of a board's props that a stage needs. */
interface Props {
  view: unknown;
  show: Joined;
  calm: boolean;
}

/** Once more, and slower: somebody wants to understand. */
const AGAIN = 1.5;

export class Stage<V, S, B extends Beat<S>> implements Actor {
  scene: S = $state.raw() as S;
  /** What moves now; null when all is at rest. */
  beat: B | null = $state.raw(null);
  playing = $state(false);
  /** What will be said of places when all has been seen; {} at rest. */
  coming: Record<string, string> = $state.raw({});
  /** The dice that were thrown last; [] where nobody saw them. */
  dice: readonly number[] = $state.raw([]);
  /** What can be shown again. */
  past: { from: S; beats: B[] } = $state.raw() as { from: S; beats: B[] };
  readonly #props: () => Props;
  readonly #plot: Plot<V, S, B>;
  #steps: Iterator<B | null> | null = null;
  #pace = 1;
  #hasty = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(props: () => Props, plot: Plot<V, S, B>) {
    this.#props = props;
    this.#plot = plot;
    this.scene = untrack(() => plot.scene(props().view as V, null));
    this.past = { from: this.scene, beats: [] };
    onDestroy(untrack(() => props().show).join(this));
    $effect(() => on(document, "keydown", ({ key }) => void (key === "Escape" && this.skip())));
  }

  act({ view, events, pace, places = {} }: Change, told: (events: number) => void, done: () => void): void {
    this.skip();
    const calm = untrack(() => this.#props().calm);
    this.coming = places;
    this.#begin(this.#telling(view as V, events, calm, told, done), pace);
  }

  /** The last things once more, even for those who are calm. */
  again(): void {
    if (this.playing || !this.past.beats.length) return;
    const end = this.scene;
    this.scene = this.past.from;
    this.#begin(this.#replaying(this.past.beats, end), AGAIN);
  }

  /** Whether somebody reads. */
  get waits(): boolean {
    return this.beat?.waits === true;
  }

  /** What was there to be read has been read. */
  go(): void {
    if (!this.waits) return;
    clearTimeout(this.#timer);
    this.#run();
  }

  skip(): void {
    if (!this.#steps) return;
    clearTimeout(this.#timer);
    this.#hasty = true;
    this.#run();
  }

  *#telling(
    view: V,
    events: readonly Heard[],
    calm: boolean,
    told: (events: number) => void,
    done: () => void,
  ): Generator<B | null> {
    // What leads from one scene to another is shown again only as far back as it hangs together.
    if (!events.length) [this.past, this.dice] = [{ from: this.#plot.scene(view, this.scene), beats: [] }, []];
    for (const [n, event] of events.entries()) {
      if (this.#plot.opens?.(event)) this.past = { from: this.scene, beats: [] };
      const beats = this.#plot.beats(this.scene, event);
      for (const beat of beats) {
        this.past = { ...this.past, beats: [...this.past.beats, beat] };
        this.scene = beat.scene;
        this.dice = beat.dice ?? this.dice;
        if (!calm) yield beat;
      }
      if (beats.length && !calm && !this.#hasty) told(n + 1);
    }
    this.scene = this.#plot.scene(view, this.scene);
    this.#rest();
    done();
  }

  *#replaying(beats: readonly B[], end: S): Generator<B | null> {
    yield null;
    yield* beats;
    this.scene = end;
    this.#rest();
  }

  #begin(steps: Iterator<B | null>, pace: number): void {
    [this.#steps, this.#pace, this.#hasty, this.playing] = [steps, pace, false, true];
    this.#run();
  }

  #rest(): void {
    [this.#steps, this.beat, this.playing, this.#hasty] = [null, null, false, false];
    this.coming = {};
  }

  #run(): void {
    for (let step = this.#steps?.next(); step && !step.done; step = this.#steps?.next()) {
      const beat = step.value;
      if (beat) this.scene = beat.scene;
      if (this.#hasty) continue;
      this.beat = beat;
      if (beat?.sound) sound(beat.sound, beat.ear);
      // The picture as it was is drawn before anything moves.
      this.#timer = setTimeout(() => this.#run(), beat ? beat.lasts * this.#pace : 60);
      return;
    }
  }
}
