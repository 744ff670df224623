/** Which pieces stand on a place together, and so where each is drawn. */

import { OUTSIDE, TILES, middle, room, roomOutside } from "./geometry";
import type { Side } from "./geometry";
import type { Scene } from "./scene";

export interface Stand {
  x: number;
  y: number;
  scale: number;
}

/** By piece: `hero 0` to `hero 4`, `gem <tile>`, `monsters <tile>`. */
export function stands(scene: Scene): Map<string, Stand> {
  const byPlace = new Map<number, string[]>();
  const add = (place: number, piece: string): void => {
    if (place >= 0) byPlace.set(place, [...(byPlace.get(place) ?? []), piece]);
  };
  scene.where.forEach((place, hero) => add(place, `hero ${hero}`));
  scene.gems.forEach((place) => add(place, `gem ${place}`));
  for (let tile = 0; tile < TILES; tile++) if (scene.monsters[tile]) add(tile, `monsters ${tile}`);
  const found = new Map<string, Stand>();
  for (const [place, pieces] of byPlace) {
    const mid = middle(place);
    const { at, scale } =
      place >= OUTSIDE
        ? roomOutside(pieces.length, (place - OUTSIDE) as Side)
        : room(pieces.length);
    pieces.forEach((piece, i) => {
      const off = at[i] ?? { x: 0, y: 0 };
      found.set(piece, { x: mid.x + off.x, y: mid.y + off.y, scale });
    });
  }
  return found;
}
