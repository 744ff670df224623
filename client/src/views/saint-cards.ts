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
  phases: string[];
  hand: string[];
  fits: string[][];
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
  numbers: Record<string, number>;
}
