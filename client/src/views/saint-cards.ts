// Made by ./run protocol from the Python structs; do not edit.

/** A card of the Draw Deck whose place someone knows. */
export interface PlacedCard {
  card: string;
  seen_by: number[];
}

/** The table, the own hand, and what is known of hidden cards. */
export interface SaintCardsView {
  game: string;
  seat: number;
  seats: number;
  actor: number;
  callers: number;
  ply: number;
  beginner: boolean;
  expansions: string[];
  learning: boolean;
  phases: ("claim" | "deal" | "draw" | "fine" | "give" | "look" | "look-at" | "name" | "pass" | "put-back" | "put-below" | "second" | "spirit" | "take" | "turn" | "turn-up")[];
  dealer: number;
  turn: number;
  turns: number;
  eased: boolean;
  final: boolean;
  closing: boolean;
  named: number;
  wild_by: number;
  wild_pays: boolean;
  open_wild: boolean;
  guided: number[];
  owing: number[];
  late: number[];
  out: number[];
  hand: string[];
  fits: string[][];
  bears: string[][];
  worth: number[];
  follow: string[][];
  sizes: number[];
  known: string[][];
  voids: number[][][];
  top: string;
  on: string;
  played: string[];
  matched: string[];
  aside: string[];
  deck: number;
  deck_top: PlacedCard[];
  deck_bottom: PlacedCard[];
  treasures: number[];
  looking: number;
  looked: string[];
  fined: number[];
  bearing: number[];
  asked: number[];
  giving: string;
}
