/** Phrases at the plates of those who said them, each for a while. */

import type { TableNow, Told } from "$/protocol";

export interface Bubble {
  id: number;
  seat: number;
  phrase: string;
}

/** Milliseconds for which a phrase is seen. */
export const SPOKEN = 4000;

export class Bubbles {
  shown: Bubble[] = $state.raw([]);

  /** The latest of a seat. */
  at(seat: number): Bubble | undefined {
    return this.shown.find((each) => each.seat === seat);
  }

  /** What somebody at a seat says is seen there; whoever stands is in the log only. */
  hear(told: readonly Told[], now: TableNow | null): void {
    for (const { seq, fact } of told) {
      if (fact.kind !== "phrase") continue;
      const seat = now?.people.find((each) => each.person === fact.person)?.seat ?? -1;
      const others = this.shown.filter((each) => each.seat !== seat);
      this.shown = [...others, { id: seq, seat, phrase: fact.phrase }];
      setTimeout(() => (this.shown = this.shown.filter((each) => each.id !== seq)), SPOKEN);
    }
  }
}
