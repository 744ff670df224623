/** What somebody who watches a game again may know already: no more than has been shown, unless they ask. */

import type { Prospects, RecordInfo } from "$/protocol";
import { leadsOf } from "$/table/leads";
import type { Replay } from "./replay.svelte";
import { turningOf, type Turning } from "./turning";

export class Suspense {
  /** Whether somebody asked who won, or knows it. */
  told = $state(false);
  /** Who was ahead from first to last; null until it is known. */
  lines: Prospects | null = $state.raw(null);

  constructor(
    private readonly replay: Replay,
    private readonly info: Pick<RecordInfo, "over" | "players" | "outcome">,
    told: boolean,
  ) {
    this.told = told;
  }

  /** Whether the end has been on the table. */
  get ended(): boolean {
    return this.replay.furthest === this.replay.plies;
  }

  /** Whether nothing is left that somebody might not wish to know yet. */
  get whole(): boolean {
    return this.told || this.ended || !this.info.outcome;
  }

  /** The last moment of which anything is told. */
  get known(): number {
    return this.whole ? this.replay.plies : this.replay.furthest;
  }

  /** Whether there is a chart, or one may still come. */
  get charted(): boolean {
    if (!this.info.over || this.info.players < 2) return false;
    return !this.lines || leadsOf(this.lines.seats).some((leads) => leads.some(Boolean));
  }

  /** Where the game turned; it tells of what came after, so it is told with the end. */
  get turning(): Turning | null {
    return this.whole && this.charted && this.lines ? turningOf(this.lines, this.replay.told) : null;
  }

  /** Fetch the chart; without one the game is shown all the same. */
  async look(race: () => Promise<Prospects>): Promise<void> {
    if (!this.charted) return;
    try {
      this.lines = await race();
    } catch {
      this.lines = { seats: [[]], plies: [] };
    }
  }
}
