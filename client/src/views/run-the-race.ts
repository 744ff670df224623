// Made by ./run protocol from the Python structs; do not edit.

/** The open piles, the own hand, and what is proven of the other. */
export interface RaceView {
  game: string;
  seat: number;
  seats: number;
  actor: number;
  callers: number;
  ply: number;
  pace: "calm" | "race";
  phase: "first" | "hands" | "play" | "refill" | "starters" | "turn-left" | "turn-right";
  turn: number;
  place: number;
  hands: string[][];
  voids: string[][][];
  draw: number[];
  left: number[];
  piles: string[][];
  fits: string[][][];
  meets: string[][][];
  sides: number[];
  side: string[];
  turnings: number;
  fruitless: number;
}
