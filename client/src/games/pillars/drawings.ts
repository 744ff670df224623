/** The window, the stones and the pillars on paper, and where the places lie. */

import { shapes, type Box, type Drawings } from "$/drawings/draw";
import { fetchWords } from "$/words/game.svelte";
import Glazing from "./Glazing.svelte";
import { EXTENT, PLACES } from "./geometry";
import Pier from "./Pier.svelte";
import Stone from "./Stone.svelte";

const HALF = EXTENT + 36;
const BOARD: Box = [-HALF, -HALF, 2 * HALF, 2 * HALF];
const PIECE: Box = [-34, -34, 68, 68];
const RELIGIONS = ["red", "gold", "blue", "apostate"];

export function drawings(): Drawings {
  const places = PLACES.map(({ name, x, y }) => [name, [(x + HALF) / (2 * HALF), (y + HALF) / (2 * HALF)].map((each) => Number(each.toFixed(5)))]);
  return {
    board: shapes(Glazing, { pillars: [] }, BOARD),
    pillar: shapes(Pier, {}, PIECE),
    // Of the whole width and height of the board.
    places: JSON.stringify(Object.fromEntries(places)),
  };
}

export async function lettered(lang: string): Promise<Drawings> {
  await fetchWords("pillars", lang);
  return Object.fromEntries(RELIGIONS.map((religion) => [`stone ${religion}`, shapes(Stone, { religion }, PIECE)]));
}
