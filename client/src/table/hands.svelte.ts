/** Several people on one device: each has a line of their own, and a curtain falls between them. */

import { untrack } from "svelte";
import { onDevice } from "$/base";
import { Table } from "./table.svelte";

export class Hands {
  tables: Table[] = $state.raw([]);
  /** Whose eyes the page shows. */
  shown = $state(0);
  /** Who is to take the device, -1 when the curtain is up. */
  next = $state(-1);
  /** Whether somebody has been looking since the page was opened. */
  looking = $state(false);

  /** `key` is what this browser keeps them by, '' when it does not. */
  constructor(
    links: string[],
    readonly key = "",
  ) {
    // Nobody knows yet who holds the device.
    this.tables = links.map((link) => new Table(link, onDevice && links.length > 1));
    for (const table of this.tables) table.open();
  }

  get table(): Table {
    return this.tables[this.shown]!;
  }

  get shared(): boolean {
    return this.tables.length > 1;
  }

  get links(): string[] {
    return this.tables.map((each) => each.link);
  }

  /** Somebody else sits down at this device. */
  add(link: string): Table {
    const table = new Table(link);
    table.open();
    this.tables = [...this.tables, table];
    return table;
  }

  /**
   * Who should look now: whoever is asked. Where hands are secret a curtain falls first; elsewhere
   * the page turns to them at once.
   */
  turn(secret: boolean): void {
    if (this.next >= 0 || !this.shared || this.table.now?.phase !== "playing") return;
    // First all see what has just been done.
    if (this.table.show.playing) return;
    // Who is asked is known once every line has spoken: one curtain is enough then.
    if (!this.tables.every((each) => each.now || each.farewell)) return;
    const known = this.looking;
    this.looking = true;
    if (known && this.table.asked) return;
    const asked = this.tables.findIndex((each) => each.asked);
    // After a reload nobody knows who holds the device.
    if (secret && (asked >= 0 || !known)) this.next = Math.max(asked, 0);
    else if (asked >= 0) this.shown = asked;
  }

  /**
   * The clock of whoever is to take the device stands until they have it. A line that came back
   * has forgotten that, so it is said again.
   */
  draw(): void {
    this.tables.forEach((each, n) => each.curtain(n === this.next));
  }

  /**
   * Where there is no server, no hand is in the page but that of who looks: the house keeps the
   * others. It is told who that is.
   */
  cover(secret: boolean): void {
    const phase = this.table.now?.phase;
    if (!onDevice || !this.shared || !phase) return;
    // Before they are dealt, too: so that none is told to a page where nobody looks yet.
    const hidden = secret && phase !== "over";
    const looks = phase === "playing" && this.looking && this.next < 0 ? this.shown : -1;
    const { tables } = this;
    untrack(() => tables.forEach((each, n) => each.cover(hidden && n !== looks)));
  }

  /** Whether nothing of a hand may be shown yet: it is not known who holds the device. */
  hides(secret: boolean): boolean {
    if (!secret || !this.shared || this.table.now?.phase !== "playing") return false;
    return !this.looking || (this.next < 0 && this.table.blind);
  }

  /** The one who was called has the device. */
  lift(): void {
    this.shown = this.next;
    this.next = -1;
  }

  close(): void {
    for (const table of this.tables) table.close();
  }
}
