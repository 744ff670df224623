/** A comparison on its way: what came of it so far, and its end when nobody wants it any more. */

import { No } from "$/net/api";
import { lines } from "$/net/lines";
import type { ComparisonBegun, ComparisonNow, ComparisonWish, JobRefused } from "$/protocol";

type Line = ComparisonBegun | ComparisonNow | JobRefused;
/** Asks a server and hears its lines; tests bring their own. */
export type Source = (wish: ComparisonWish, hear: (line: Line) => void, signal: AbortSignal) => Promise<void>;
const served: Source = (wish, hear, signal) => lines("/api/lab", wish, hear, signal);

/** Winners that the strip shows. */
const STRIP = 24;

export const played = (now: ComparisonNow | null): number => now?.sides.reduce((sum, side) => sum + side.games, 0) ?? 0;

export class Comparing {
  begun: ComparisonBegun | null = $state.raw(null);
  /** What is known; of the wish before until the new one has any. */
  now: ComparisonNow | null = $state.raw(null);
  /** Whether it is of the wish that was asked last. */
  fresh = $state(false);
  no: No | null = $state.raw(null);
  busy = $state(false);
  /** Whether somebody stopped it. */
  stopped = $state(false);
  /** Figures of those who won last, the newest at the end; '' for nobody. */
  winners: string[] = $state.raw([]);
  /** Games that were known before anything was played, */
  kept = $state(0);
  /** and games a second since. */
  rate = $state(0);
  #ends: AbortController | null = null;
  #first = { games: 0, at: 0 };

  constructor(
    private readonly source: Source = served,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  /** Ask for this one; whatever was asked before is wanted no more. */
  async ask(wish: ComparisonWish): Promise<void> {
    this.#ends?.abort();
    const ends = (this.#ends = new AbortController());
    [this.no, this.stopped, this.busy, this.begun] = [null, false, true, null];
    this.fresh = false;
    try {
      await this.source(wish, (line) => ends === this.#ends && this.#hear(line), ends.signal);
      // A line that is cut has no last word.
      if (ends === this.#ends && !(this.fresh && this.now?.whole)) throw new No("offline");
    } catch (why) {
      if (ends !== this.#ends) return;
      this.no = why instanceof No ? why : new No("offline");
    }
    if (ends === this.#ends) this.busy = false;
  }

  #hear(line: Line): void {
    if (line.is === "begun") [this.begun, this.winners, this.rate, this.kept, this.#first] = [line, [], 0, 0, { games: 0, at: 0 }];
    else if (line.is === "now") this.#take(line);
    else throw new No(line.code, line.rule, line.facts);
  }

  #take(now: ComparisonNow): void {
    const [games, at] = [played(now), this.clock()];
    if (!this.#first.at) {
      this.#first = { games, at };
      const before = now.sides[0]!.games - (now.sides[1]?.games ?? now.sides[0]!.games);
      this.kept = Math.max(0, before > 1 ? now.sides[0]!.games : 0);
    } else if (at > this.#first.at) this.rate = ((games - this.#first.games) * 1000) / (at - this.#first.at);
    this.winners = [...this.winners, ...now.last].slice(-STRIP);
    [this.now, this.fresh] = [now, true];
  }

  /** Nobody waits for it any more. */
  stop(): void {
    this.#ends?.abort();
    this.#ends = null;
    [this.busy, this.stopped] = [false, true];
  }
}
