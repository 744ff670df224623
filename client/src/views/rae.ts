// Made by ./run protocol from the Python structs; do not edit.

/** A Quest or a Collection on the table. */
export interface GroupView {
  group: string;
  of: string;
  n: number;
  owner: number;
  cards: string[];
  points: number;
  moved: string[];
}

/** The table, the own hand, and what is known of the others. */
export interface RaeView {
  game: string;
  seat: number;
  seats: number;
  actor: number;
  callers: number;
  ply: number;
  teams: boolean;
  target: number;
  phases: ("deal" | "discard" | "draw" | "exchange" | "first" | "lifted" | "offer" | "refill" | "reply" | "steal" | "taxes" | "tome" | "turn")[];
  turn: number;
  turns: number;
  played: number;
  limit: number;
  added: number;
  add_limit: number;
  event_used: boolean;
  hand: string[];
  sizes: number[];
  known: string[][];
  groups: GroupView[];
  scores: number[];
  pile: number;
  discards: string[];
  lifted: string;
  event: string;
  replies: number[];
  asked: number[];
  offered: string;
  besieged: number[];
}
