// Made by ./run protocol from the Python structs; do not edit.

/** The whole position. */
export interface HolyQuestView {
  game: string;
  seat: number;
  seats: number;
  actor: number;
  callers: number;
  ply: number;
  tiles: string[];
  ring: number;
  phases: ("ally" | "answer" | "ask" | "bump-roll" | "card-freeze" | "card-move" | "card-start" | "card-unfreeze" | "draw" | "fire" | "first" | "freeze" | "freeze-roll" | "granted" | "lot" | "move" | "pick" | "proposed" | "question" | "reveal" | "roll" | "swap" | "thaw" | "token-roll" | "turn" | "wild")[];
  rolling: number[];
  colours: string[];
  players: PlayerView[];
  turn: string;
  turns: number;
  dice: number;
  granted: "both-dice" | "saint" | "start-card" | "token" | "wild";
  count: number;
  six: boolean;
  moves: string[];
  starts: string[];
  direction: "clockwise" | "counterclockwise";
  throne: string[];
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
  option_saints: string[];
  asker: number;
  advanced: boolean;
  acting: string[];
  teams: boolean;
  scored: boolean;
  sum_to_win: number;
}

/** One pawn. */
export interface PawnView {
  pawn: string;
  colour: string;
  saint: string;
  captain: boolean;
  place: string;
  frozen: boolean;
  to_go: number;
  goal: string;
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
