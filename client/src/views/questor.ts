// Made by ./run protocol from the Python structs; do not edit.

/** One hero in play, for screens. */
export interface HeroView {
  hero: string;
  seat: number;
  place: string;
  progress: number;
  need: number;
  complete: boolean;
  met: boolean;
  gift: boolean;
  left: boolean;
}

/** The whole position. */
export interface QuestorView {
  game: string;
  seat: number;
  seats: number;
  actor: number;
  callers: number;
  ply: number;
  phases: string[];
  heroes: HeroView[];
  hero: string;
  arms: number[];
  monsters: number[];
  gem_at: number[];
  where: number[];
  lists: Record<string, number[]>;
  numbers: Record<string, number>;
}
