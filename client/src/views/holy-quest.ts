// Made by ./run protocol from the Python structs; do not edit.

/** The whole position. */
export interface HolyQuestView {
  game: string;
  seat: number;
  seats: number;
  actor: number;
  callers: number;
  ply: number;
  phases: string[];
  colours: string[];
  players: PlayerView[];
  turn: string;
  direction: string;
  pawns: PawnView[];
  this_pawn: string;
  target: string;
  ice: number;
  card: number;
  actions_left: number;
  actions_under: number[];
  top_saint: string;
  saint_out: string;
  saints_left: number;
  saints_under: string[];
  read: string[];
  questions: string[];
  question: string;
  advanced: boolean;
  acting: string[];
  teams: boolean;
  scored: boolean;
  sum_to_win: number;
  numbers: Record<string, number>;
  lists: Record<string, number[]>;
}

/** One pawn. */
export interface PawnView {
  pawn: string;
  colour: string;
  saint: string;
  captain: boolean;
  place: string;
  frozen: boolean;
}

/** One seat. */
export interface PlayerView {
  colour: string;
  member: number;
  members: number;
  ally: string;
  cards: string[];
  tokens: string[];
  points: number;
  total: number;
}
