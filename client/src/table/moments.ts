/** Which moment of which game a row of the table leads to, for links into the replay. */

import type { Told } from "$/protocol";

export class Moments {
  /** The number of the game, -1 before the first. */
  game = -1;
  /** How many entries count so far. */
  ply = 0;

  /** Count a row in. */
  take(fact: Told["fact"]): void {
    if (fact.kind === "deal") {
      this.game = fact.game;
      this.ply = 0;
    } else if (fact.kind === "act") this.ply += 1;
    else if (fact.kind === "undo") this.ply = Math.max(0, this.ply - fact.n);
  }
}
