/** Whole games for tests: what one seat, or a spectator, hears of them, and sees now and then. */

import type { Heard } from "$/protocol";
import type { RaeView } from "$/views/rae";
import recorded from "./games.json";

interface Seen extends Pick<RaeView, "hand" | "sizes" | "scores" | "pile" | "discards" | "lifted"> {
  event: string;
  replies: number[];
  besieged: number[];
  groups: string[];
}

export interface Frame {
  events: Heard[];
  view: RaeView;
}

export interface Game {
  name: string;
  start: RaeView;
  frames: Frame[];
}

/** A view with what was recorded of it; the rest is of no account to the picture. */
export function viewOf(seen: Partial<Seen>, seat = 0): RaeView {
  const groups = (seen.groups ?? []).map((text) => {
    const [group = "", of = "", n = "", owner = "", ...cards] = text.split(" ");
    return { group, of, n: Number(n), owner: Number(owner), cards, points: 0, moved: [] };
  });
  return {
    game: "rae",
    seat,
    seats: seen.sizes?.length ?? 2,
    actor: 0,
    callers: 0,
    ply: 0,
    teams: false,
    target: 30,
    phases: ["turn"],
    turn: 0,
    turns: 1,
    played: 0,
    limit: 3,
    added: 0,
    add_limit: 2,
    event_used: false,
    hand: [],
    sizes: [0, 0],
    known: [],
    scores: [0, 0],
    pile: 40,
    discards: [],
    lifted: "",
    event: "",
    replies: [],
    asked: [],
    offered: "",
    besieged: [],
    ...seen,
    groups,
  };
}

interface Recorded {
  name: string;
  seat: number;
  start: Seen;
  frames: { events: [string, Heard["facts"]][]; view: Seen }[];
}

export const GAMES: Game[] = (recorded as unknown as Recorded[]).map(({ name, seat, start, frames }) => ({
  name,
  start: viewOf(start, seat),
  frames: frames.map(({ events, view }) => ({
    events: events.map(([event, facts]) => ({ event, facts })),
    view: viewOf(view, seat),
  })),
}));
