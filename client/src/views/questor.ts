// Made by ./run protocol from the Python structs; do not edit.

/** One hero in play, for screens. */
export interface HeroView {
  hero: "healer" | "mage" | "prisoner" | "rogue" | "warrior";
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
  mode: "competition" | "cooperation" | "pairs";
  phases: ("centre" | "charging" | "first" | "gems" | "monsters" | "more" | "picking" | "reveal" | "turn")[];
  rolling: number[];
  round: number;
  heroes: HeroView[];
  hero: "healer" | "mage" | "prisoner" | "rogue" | "warrior" | "";
  compass: "healer" | "mage" | "prisoner" | "rogue" | "warrior" | "";
  compass_rule: boolean;
  tokens: number;
  arms: number[];
  monsters: number[];
  gem_at: number[];
  where: number[];
}
