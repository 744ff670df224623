/** Whole games that bots have played, for tests: what changed in the view, what was told, what may be done. */

import type { Heard } from "$/protocol";
import type { HolyQuestView, PawnView } from "$/views/holy-quest";
import recorded from "./games.json";

interface Line {
  view: Partial<HolyQuestView>;
  /** Of as many pawns as before, those that changed, and in what. */
  pawns?: (Partial<PawnView> & { pawn: string })[];
  events?: Heard[];
  legal?: string[];
}

export interface Frame {
  view: HolyQuestView;
  events: Heard[];
  legal: string[];
}

/** By name: the moments of a game, with whole views. */
export const games: Record<string, Frame[]> = Object.fromEntries(
  Object.entries(recorded as unknown as Record<string, Line[]>).map(([name, lines]) => {
    let view = {} as HolyQuestView;
    const frames = lines.map(({ view: change, pawns, events = [], legal = [] }) => {
      view = { ...view, ...change };
      const put = (old: PawnView) => ({ ...old, ...pawns?.find(({ pawn }) => pawn === old.pawn) });
      view.pawns = view.pawns.map(put);
      return { view, events, legal };
    });
    return [name, frames];
  }),
);
