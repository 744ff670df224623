// Made by ./run protocol from the Python structs; do not edit.

/** The whole position. */
export interface PillarsView {
  game: string;
  seat: number;
  seats: number;
  actor: number;
  callers: number;
  ply: number;
  phases: string[];
  religions: ReligionView[];
  religion: string;
  followers: Record<string, string>;
  pillars: string[];
  banned: string;
  centre: string;
  outer: string;
  stopped: string[];
  numbers: Record<string, number>;
}

/** One religion, for screens. */
export interface ReligionView {
  religion: string;
  seat: number;
  on_board: number;
  off_board: number;
}
