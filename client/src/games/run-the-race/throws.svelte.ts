/**
 * Cards that are on their way: a throw is seen at once, and the table says afterwards what came of
 * it. It never waits for an answer, and neither does the next one.
 */

import { EMPTY, HIDDEN, SIDES, topOf, type Scene, type Side } from "./scene";

export interface Throw {
  n: number;
  slot: number;
  side: Side;
  card: string;
  /** What lay on top when it was thrown. */
  aim: string;
}

/** A throw that came back, and the rule against it. */
export interface Miss extends Throw {
  rule: string;
  /** What lies on top now, and who laid it there; -1 for the referee. */
  top: string;
  by: number;
}

interface Asked {
  scene: () => Scene;
  /** Show all that is so at once: the race has begun, though cards are still seen coming. */
  hurry?: () => void;
  /** Send it; the rule against it, or ''. */
  send: (action: string) => Promise<string>;
  /** It came back. */
  missed?: (miss: Miss) => void;
}

/** How long what is said of a miss can be read. */
export const READ = 3200;

export class Throws {
  flying: readonly Throw[] = $state.raw([]);
  /** What came back last; null once it has been read. */
  miss: Miss | null = $state.raw(null);
  /** Cards that flew from here: they are seen on their pile before the table says so. */
  readonly flew = new Set<string>();
  readonly #asked: Asked;
  #count = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(asked: Asked) {
    this.#asked = asked;
  }

  /** The throw that left a slot; undefined while its card is there. */
  of(slot: number): Throw | undefined {
    return this.flying.find((each) => each.slot === slot);
  }

  /** The card that a throw would be aimed at: the last one that these eyes saw fly there. */
  aim(side: Side): string {
    const last = this.flying.filter((each) => each.side === side).at(-1);
    return last?.card ?? topOf(this.#asked.scene(), side)?.card ?? "";
  }

  /** The card of a slot that can be seen; '' for none. */
  #seen(slot: number): string {
    const scene = this.#asked.scene();
    const card = scene.hands[scene.seat]?.[slot] ?? EMPTY;
    return card === EMPTY || card === HIDDEN ? "" : card;
  }

  /** Whether a card flew. What is not shown yet is shown then: no press waits for a picture. */
  go(slot: number, side: Side): boolean {
    if (this.of(slot)) return false;
    if (!this.#seen(slot) || !this.aim(side)) this.#asked.hurry?.();
    const [card, aim] = [this.#seen(slot), this.aim(side)];
    if (!card || !aim) return false;
    const thrown: Throw = { n: ++this.#count, slot, side, card, aim };
    this.flying = [...this.flying, thrown];
    this.flew.add(card);
    this.#read(null);
    const action = `play:${slot + 1}:${side}:${aim}`;
    void this.#asked.send(action).then((rule) => rule && this.#back(thrown, rule));
    return true;
  }

  /** What lies on the piles by now is no longer on its way. */
  settle(): void {
    const scene = this.#asked.scene();
    const still = this.flying.filter(({ slot, card }) => scene.hands[scene.seat]?.[slot] === card);
    if (still.length < this.flying.length) this.flying = still;
  }

  #back(thrown: Throw, rule: string): void {
    this.flying = this.flying.filter((each) => each !== thrown);
    this.flew.delete(thrown.card);
    const top = this.#asked.scene().piles[SIDES.indexOf(thrown.side)]!.at(-1);
    const by = top && typeof top.from === "object" ? top.from.seat : -1;
    const miss = { ...thrown, rule, top: top?.card ?? "", by };
    this.#read(miss);
    this.#asked.missed?.(miss);
  }

  #read(miss: Miss | null): void {
    clearTimeout(this.#timer);
    this.miss = miss;
    if (miss) this.#timer = setTimeout(() => (this.miss = null), READ);
  }
}
