// Made by ./run protocol from the Python structs; do not edit.

/** The open piles, the own hand, and what is proven of the other. */
export interface RaceView {
  game: string;
  seat: number;
  seats: number;
  actor: number;
  callers: number;
  ply: number;
  pace: string;
  phase: string;
  hands: string[][];
  voids: string[][][];
  draw: number[];
  left: number[];
  piles: string[][];
  sides: number[];
  side: string[];
  numbers: Record<string, number>;
}
