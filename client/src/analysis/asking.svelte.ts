/** An analysis on its way: how far it is, what came of it, and its end when nobody wants it any more. */

import { No } from "$/net/api";
import { lines } from "$/net/lines";
import type { AnalysisNow, AnalysisProgress, AnalysisWish, JobRefused } from "$/protocol";

type Line = AnalysisProgress | AnalysisNow | JobRefused;
/** Asks a server and hears its lines; tests bring their own. */
export type Source = (wish: AnalysisWish, hear: (line: Line) => void, signal: AbortSignal) => Promise<void>;

const served: Source = (wish, hear, signal) => lines("/api/records/analysis", wish, hear, signal);

export class Asking {
  /** What was found last; it stays while another is on its way. */
  found: AnalysisNow | null = $state.raw(null);
  progress: AnalysisProgress | null = $state.raw(null);
  no: No | null = $state.raw(null);
  /** Whether somebody stopped it. */
  stopped = $state(false);
  #ends: AbortController | null = null;

  constructor(private readonly source: Source = served) {}

  get busy(): boolean {
    return this.progress !== null;
  }

  /** Ask for this one; whatever was asked before is wanted no more. */
  async ask(wish: AnalysisWish): Promise<void> {
    this.#ends?.abort();
    const ends = (this.#ends = new AbortController());
    [this.no, this.stopped, this.progress] = [null, false, { is: "progress", done: 0, of: 0 }];
    try {
      await this.source(wish, (line) => ends === this.#ends && this.#hear(line), ends.signal);
      // A line that is cut has no last word.
      if (ends === this.#ends && this.busy) throw new No("offline");
    } catch (why) {
      if (ends !== this.#ends) return;
      this.no = why instanceof No ? why : new No("offline");
      this.progress = null;
    }
  }

  #hear(line: Line): void {
    if (line.is === "progress") this.progress = line;
    else if (line.is === "analysis") [this.found, this.progress] = [line, null];
    else throw new No(line.code, line.rule, line.facts);
  }

  /** Nobody waits for it any more. */
  stop(): void {
    this.#ends?.abort();
    this.#ends = null;
    [this.progress, this.stopped] = [null, true];
  }
}
