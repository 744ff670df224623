/** The log of a room: what was told, in lines that know their moment in the record. */

import type { LogLine } from "$/kit/Log.svelte";
import type { Told } from "$/protocol";
import { linesOf, type People } from "./telling";

export class Chronicle {
  #settled: LogLine[] = $state.raw([]);
  /** Of what is being acted out, the lines of what has been seen. */
  #coming: LogLine[] = $state.raw([]);
  readonly lines: LogLine[] = $derived([...this.#settled, ...this.#coming]);
  /** How many entries of the game count so far. */
  #ply = 0;

  constructor(readonly people: People) {}

  /** Write down what was told; what comes `anew` begins another log. */
  take(told: readonly Told[], anew: boolean): void {
    this.#coming = [];
    this.#settled = this.#written(anew ? [] : this.#settled, told);
  }

  /**
   * So many events have been seen: their lines come with them. Within an entry, lines follow the
   * share of its events, since a sentence may tell of several. What is of the room, not of the
   * game, waits for the end.
   */
  tell(told: readonly Told[], events: number): void {
    const seen: LogLine[] = [];
    let before = 0;
    let ply = this.#ply;
    for (const each of told) {
      if (each.fact.kind !== "act") break;
      const count = each.fact.events.length;
      const lines = this.#numbered(each, ++ply);
      const share = count ? Math.min(1, (events - before) / count) : Number(events >= before);
      seen.push(...lines.slice(0, Math.max(0, Math.floor(lines.length * share))));
      before += count;
    }
    this.#coming = seen;
  }

  /** A line of the page's own about the deal: before all that was played, for that is what people look for. */
  add(id: string, text: string): void {
    const played = this.#settled.findIndex(({ ply }) => ply !== undefined);
    const at = played < 0 ? this.#settled.length : played;
    const line: LogLine = { id, text, seat: -1, tone: "room" };
    this.#settled = [...this.#settled.slice(0, at), line, ...this.#settled.slice(at)];
  }

  #written(old: readonly LogLine[], told: readonly Told[]): LogLine[] {
    let log = [...old];
    for (const each of told) {
      const fresh = this.#lines(each);
      // What an earlier game of the series was is in another record.
      if (each.fact.kind === "deal") log = log.map(({ ply: _, ...line }) => line);
      if (each.fact.kind === "undo")
        log = log.map(({ ply, ...line }) =>
          ply === undefined ? line : ply > this.#ply ? { ...line, undone: true } : { ...line, ply },
        );
      log.push(...fresh);
    }
    return log;
  }

  #lines(told: Told): LogLine[] {
    const { fact } = told;
    // What a game goes on from is told again after the deal.
    if (fact.kind === "deal") this.#ply = 0;
    if (fact.kind === "act") this.#ply += 1;
    if (fact.kind === "undo") this.#ply -= fact.n;
    return this.#numbered(told, this.#ply);
  }

  #numbered(told: Told, ply: number): LogLine[] {
    const at = told.fact.kind === "act" ? { ply } : {};
    return linesOf(told, this.people).map((line, n) => ({ ...line, ...at, id: `${told.seq}.${n}` }));
  }
}
