/**
 * The same table again: one tap each. Whoever wants it says so once; when the host opens the next
 * game, guests who said so are ready, and it starts when all are. Nobody is made ready by others.
 */

import type { Table } from "./table.svelte";

export class Rematch {
  /** Whether these eyes want it. */
  wanted = $state(false);
  /** The game that was wanted: another, or other rules, have to be agreed to anew. */
  #same = "";
  #asked = false;
  /** Whether the next game was to have another pack, as everybody was told. */
  #renewed = false;

  constructor(private readonly table: Table) {}

  #rules(): string {
    const now = this.table.now;
    if (!now) return "";
    // Who wanted it knew that the pack is another one, and with it what follows from it.
    const own = this.#renewed ? [] : [now.pack, now.options];
    return JSON.stringify([now.game, now.players, now.edition, now.settings, ...own]);
  }

  /** I would play this again. */
  async want(): Promise<void> {
    this.wanted = true;
    this.#renewed = this.table.now?.renewed ?? false;
    this.#same = this.#rules();
    if (this.table.isHost) {
      if ((await this.table.ask({ do: "next" })).is === "refused") this.wanted = false;
    } else await this.table.ask({ do: "phrase", phrase: "again" });
  }

  /** Whenever the table has changed: do what was wanted, as soon as it can be done. */
  follow(): void {
    const { table } = this;
    const now = table.now;
    if (!this.wanted || !now || now.phase === "over") return;
    if (now.phase !== "lobby" || this.#same !== this.#rules()) {
      [this.wanted, this.#asked] = [false, false];
      return;
    }
    if (this.#asked || table.seat < 0) return;
    if (!table.isHost) {
      this.#asked = true;
      if (!table.me?.ready) void table.ask({ do: "ready", ready: true });
      return;
    }
    const filled = now.seats.every((seat) => seat.people.length || seat.bot);
    const ready = now.people.every((each) => each.seat < 0 || each.person === now.host || each.ready);
    if (!filled || !ready) return;
    this.#asked = true;
    void table.ask({ do: "start" });
  }
}
