/** A moment of the game that has just ended, shown once more on its own board. */

import { replay as frames } from "$/net/api";
import { outlineOf } from "$/replay/record";
import { Replay } from "$/replay/replay.svelte";
import { language } from "$/words/words.svelte";
import type { Table } from "./table.svelte";

export class Recall {
  /** The moment that is shown; null while the board is as the game left it. */
  replay: Replay | null = $state.raw(null);

  constructor(private readonly table: Table) {}

  /** Which moment is shown, -1 for none. */
  get ply(): number {
    return this.replay?.at ?? -1;
  }

  /** The board as it was before that entry, and then what happened. */
  async show(ply: number): Promise<void> {
    this.end();
    const { record, names, seat } = this.table;
    const replay = new Replay(outlineOf(record), (wish) => frames({ record, ...wish }), language(), names);
    replay.seat = seat;
    this.replay = replay;
    await replay.see(ply - 1);
  }

  /** What follows, once the board that stood before it is drawn. */
  go(): void {
    this.replay?.step(1);
  }

  /** Back to how it ended. */
  end(): void {
    this.replay?.close();
    this.replay = null;
  }
}
