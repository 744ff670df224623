// Made by ./run protocol from the Python structs; do not edit.

/** The whole position. */
export interface PillarsView {
  game: string;
  seat: number;
  seats: number;
  actor: number;
  callers: number;
  ply: number;
  phases: ("assemblies" | "consequences" | "draw" | "first" | "machine" | "move" | "outer" | "pillar" | "target" | "wings")[];
  religions: ReligionView[];
  turn: number;
  turns: number;
  turn_limit: number;
  followers: Record<string, "apostate" | "blue" | "gold" | "red">;
  pillars: string[];
  banned: string;
  centre: string;
  outer: string;
  stopped: string[];
  winner: number;
  ending: "" | "blocked" | "neutral-surrounded" | "neutral-wiped-out" | "surrounded" | "turn-limit" | "wiped-out";
}

/** One religion, for screens. */
export interface ReligionView {
  religion: "apostate" | "blue" | "gold" | "red";
  seat: number;
  on_board: number;
  off_board: number;
}
