/** Positions of golden games (tests/games/pillars/page_positions.py), for tests. */

import type { Choice, Heard } from "$/protocol";
import type { PillarsView } from "$/views/pillars";
import type { Position } from "./position";
import positions from "./positions.json";

export interface Frame {
  name: string;
  seat: number;
  view: PillarsView;
  choices: Choice[];
  /** All that was told since the turn began. */
  events: Heard[];
}

interface Story {
  name: string;
  start: Position;
  end: Position;
  events: Heard[];
}

/** What the rules say of the board, by name. */
interface Land {
  neighbours: Record<string, string[]>;
  surround: Record<string, string[]>;
  beside: Record<string, string[]>;
}

export const FRAMES = positions.frames as unknown as Frame[];
export const STORIES = positions.stories as unknown as Story[];
export const LAND: Land = positions.land;

export function frame(name: string): Frame {
  const found = FRAMES.find((each) => each.name === name);
  if (!found) throw new Error(`there is no position ${name}`);
  return found;
}
