/** From actions to places of the picture, and back. */

import type { SaintCardsView } from "$/views/saint-cards";
import { DECK, PILE } from "./scene";

/** All that can be done is done in the picture: cards, decks, buttons, plates and panels. */
export const drawn = (): boolean => true;

/** Where a card of the hand goes, by what is done with it. */
const GOALS: Record<string, string> = { play: PILE, give: PILE, "put-below": DECK };

/** Where an action is done; what buttons and panels offer has no spot. */
export function spotsOf(action: string): readonly string[] {
  const [stem = "", card = ""] = action.split(":");
  if (stem === "draw") return [DECK];
  const goal = GOALS[stem];
  return goal ? [card, goal] : [];
}

/** What is done with a card of the hand now, as the phase says it. */
export function stemOf(view: SaintCardsView): string {
  const phase = view.phases.at(-1);
  return phase === "give" || phase === "put-below" ? phase : "play";
}

/** The action that a touch would have been. */
export function wouldBe(view: SaintCardsView, hand: string, spot: string): string {
  if (spot === DECK) return hand ? `put-below:${hand}` : "draw";
  if (spot === PILE) return hand ? `play:${hand}` : "";
  return view.hand.includes(spot) ? `${stemOf(view)}:${spot}` : "";
}

/** What the one large button does now, and whether by itself after a moment. */
export interface Main {
  action: string;
  /** Words for it: the end of a message's name. */
  word: "play" | "play-for" | "give" | "put-below" | "draw" | "end" | "done" | "choose" | "answer" | "wait";
  n: number;
  /** It is all that can be done, and costs nothing. */
  itself: boolean;
}

const OUT_OF_TURN = ["call", "notice"];
/** What a WildCard asks, answered on a sheet over the book. */
export const ASKED: readonly string[] = ["name", "look-at", "take", "put-back"];

/** The main act: with what is taken up, else what ends the turn, else a draw that is all one can do. */
export function mainOf(view: SaintCardsView, actions: readonly string[], chosen: string): Main {
  const stem = stemOf(view);
  const own = actions.filter((each) => !OUT_OF_TURN.includes(each.split(":")[0]!));
  const may = (action: string) => own.includes(action);
  const only = own.length === 1;
  const main = (action: string, word: Main["word"], n = 0, itself = false): Main => ({ action, word, n, itself });
  if (chosen && may(`${stem}:${chosen}`)) {
    const n = view.worth[view.hand.indexOf(chosen)] ?? -1;
    if (stem !== "play") return main(`${stem}:${chosen}`, stem as Main["word"]);
    return n > 0 ? main(`play:${chosen}`, "play-for", n) : main(`play:${chosen}`, "play");
  }
  // Passing with one card and no call costs something: nobody is hurried into it (S-5.1).
  const owes = view.owing.includes(view.seat);
  if (may("pass")) return main("pass", "end", 0, only && !owes);
  if (may("done")) return main("done", "done");
  if (only && may("draw")) return main("draw", "draw", 0, true);
  if (own.some((action) => ASKED.includes(action.split(":")[0]!))) return main("", "answer");
  return main("", own.length ? "choose" : "wait");
}
