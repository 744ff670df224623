/** What touching a place of the board means: the actions it stands for, or what it would be. */

import type { Way } from "$/board/ways";
import type { HolyQuestView } from "$/views/holy-quest";
import { ORDERS, letterOf, spotOf } from "./geometry";

/** Actions of pawns that go nowhere by them. */
const AT_PAWN = ["thaw", "freeze", "unfreeze", "swap", "bump"];
/** Where the rest is done; `pass`, `accept` and `decline` are stones beside the rose. */
const AT: Record<string, string> = {
  roll: "dice",
  both: "dice",
  draw: "actions",
  pass: "pass",
  accept: "accept",
  decline: "decline",
};
/** By phase: what touching a pawn would be. */
const WOULD: Record<string, string> = {
  turn: "thaw",
  freeze: "freeze",
  "card-freeze": "freeze",
  fire: "unfreeze",
  "card-unfreeze": "unfreeze",
  swap: "swap",
  wild: "bump",
};

export function phaseOf(view: HolyQuestView): string {
  return view.phases[view.phases.length - 1] ?? "";
}

/** The spot of an order's sign. */
export function shieldOf(order: string): string {
  return `order-${letterOf(ORDERS.indexOf(order as (typeof ORDERS)[number]))}`;
}

/** The spots of an action: where it is done, or from where to where a pawn goes. */
export function spotsOf(view: HolyQuestView, action: string): string[] {
  const [kind = "", what = ""] = action.split(":");
  if (kind === "move" || kind === "start" || AT_PAWN.includes(kind)) {
    const found = view.pawns.find(({ pawn }) => pawn === what);
    if (!found) return [];
    const here = spotOf(what, found.place);
    return AT_PAWN.includes(kind) || !found.goal ? [here] : [here, spotOf(what, found.goal)];
  }
  if (kind === "token" || kind === "ally") return [shieldOf(what)];
  if (kind === "part") return [shieldOf(view.turn)];
  if (kind === "answer" || kind === "ask" || kind === "pick") return [action.replace(":", "-")];
  return AT[kind] && !what ? [AT[kind]] : [];
}

/** Whether the picture offers this action. */
export function drawn(view: HolyQuestView, action: string): boolean {
  return spotsOf(view, action).length > 0;
}

/** The pawn that is touched at a spot, or ''. */
export function pawnAt(view: HolyQuestView, spot: string): string {
  return view.pawns.find(({ pawn, place }) => place !== "throne" && spotOf(pawn, place) === spot)?.pawn ?? "";
}

/** The action that touching a place would be, for asking why it is not allowed; '' for none. */
export function wouldBe(view: HolyQuestView, spot: string): string {
  const pawn = pawnAt(view, spot);
  const phase = phaseOf(view);
  if (!pawn) return "";
  if (["move", "card-move", "card-start"].includes(phase)) return `${pawn === spot ? "start" : "move"}:${pawn}`;
  return WOULD[phase] ? `${WOULD[phase]}:${pawn}` : "";
}

/** Left and right walk along the path, right the way that pawns go; other keys lead to what lies there. */
export function onward(view: HolyQuestView, from: string, way: Way): string | undefined {
  if (!from.startsWith("path-") || way === "up" || way === "down") return undefined;
  const [size, ahead] = [view.tiles.length, view.direction === "clockwise" ? 1 : -1];
  return `path-${(Number(from.slice(5)) + (way === "right" ? ahead : -ahead) + size) % size}`;
}
