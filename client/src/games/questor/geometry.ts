/** Where everything of a Questor board lies, in units of the drawing: a tile is 100 wide. */

import type { Point } from "$/board/ways";

export const SIZE = 5;
export const TILES = 25;
export const OUTSIDE = 25;
export const PLACES = 29;
export const CENTRE = 12;
export const CROSS = 15;
export const TILE = 100;
/** Room around the grid for the outside spaces. */
export const MARGIN = 80;
export const WIDTH = TILE * SIZE + 2 * MARGIN;

export const SIDES = ["n", "e", "s", "w"] as const;
export type Side = 0 | 1 | 2 | 3;
export const ALL_SIDES: readonly Side[] = [0, 1, 2, 3];
export const ENTRANCES = ["north", "east", "south", "west"] as const;
/** The tile in the middle of each side. */
const ENTRANCE_TILE = [2, 14, 22, 10] as const;
/** Steps to the east and to the south, by side. */
const STEP = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

export function opposite(side: Side): Side {
  return ((side + 2) & 3) as Side;
}

/** `a1` to `e5`, or an entrance's name. */
export function placeName(place: number): string {
  if (place >= OUTSIDE) return ENTRANCES[place - OUTSIDE] ?? "";
  return "abcde".charAt(place % SIZE) + String(Math.floor(place / SIZE) + 1);
}

/** The place of that name, or -1. */
export function placeNamed(name: string): number {
  for (let place = 0; place < PLACES; place++) if (placeName(place) === name) return place;
  return -1;
}

/** The place on a side of a place, or -1. */
export function neighbour(place: number, side: Side): number {
  if (place < 0) return -1;
  if (place >= OUTSIDE) {
    return side === opposite((place - OUTSIDE) as Side) ? ENTRANCE_TILE[(place - OUTSIDE) as Side] : -1;
  }
  const column = (place % SIZE) + STEP[side][0];
  const row = Math.floor(place / SIZE) + STEP[side][1];
  if (column >= 0 && column < SIZE && row >= 0 && row < SIZE) return row * SIZE + column;
  return ENTRANCE_TILE[side] === place ? OUTSIDE + side : -1;
}

/** The side of a place on which another lies, if they touch. */
export function sideTowards(from: number, to: number): Side | null {
  return ALL_SIDES.find((side) => neighbour(from, side) === to) ?? null;
}

export function isOpen(arms: number, side: Side): boolean {
  return ((arms >> side) & 1) === 1;
}

/** The side of a T that has no arm, or null for a cross and a face-down tile. */
export function wallOf(arms: number): Side | null {
  return ALL_SIDES.find((side) => arms === (CROSS ^ (1 << side))) ?? null;
}

/** Top left of a tile. */
export function corner(tile: number): Point {
  return { x: MARGIN + (tile % SIZE) * TILE, y: MARGIN + Math.floor(tile / SIZE) * TILE };
}

/** The middle of a place. */
export function middle(place: number): Point {
  if (place >= OUTSIDE) {
    const side = (place - OUTSIDE) as Side;
    const gate = middle(ENTRANCE_TILE[side]);
    const away = TILE / 2 + MARGIN / 2 + 4;
    return { x: gate.x + STEP[side][0] * away, y: gate.y + STEP[side][1] * away };
  }
  const at = corner(place);
  return { x: at.x + TILE / 2, y: at.y + TILE / 2 };
}

/** Half the width of a path. */
const HALF = 25;

/** The way around a tile's paths, clockwise around (0, 0): by side, left corner to right corner. */
function round(arms: number): { left: string[]; right: string[]; open: boolean }[] {
  const out = TILE / 2;
  return ALL_SIDES.map((side) => {
    const [dx, dy] = STEP[side];
    // Left and right as seen walking out; in the drawing y grows to the south.
    const at = (along: number, hand: number): string =>
      `${dx * along + dy * HALF * hand} ${dy * along - dx * HALF * hand}`;
    const open = isOpen(arms, side);
    return {
      left: open ? [at(HALF, 1), at(out, 1)] : [at(HALF, 1)],
      right: open ? [at(out, -1), at(HALF, -1)] : [at(HALF, -1)],
      open,
    };
  });
}

/** The outline of a tile's paths. */
export function paths(arms: number): string {
  return `M${round(arms).flatMap(({ left, right }) => [...left, ...right]).join("L")}Z`;
}

/** The edges along a tile's paths, with nothing across the open ends. */
export function banks(arms: number): string {
  const sides = round(arms);
  const first = sides.findIndex(({ open }) => open);
  const turned = [...sides.slice(first), ...sides.slice(0, first)];
  let drawn = "";
  turned.forEach(({ left, right, open }, i) => {
    if (open && i > 0) drawn += `L${left.join("L")}`;
    drawn += open ? `M${right.join("L")}` : `L${[...left, ...right].join("L")}`;
  });
  return `${drawn}L${turned[0]?.left.join("L") ?? ""}`;
}

/** Room for so many pieces on one place: where each stands and how large, around (0, 0). */
export function room(count: number): { at: Point[]; scale: number } {
  const spread = (points: [number, number][], scale: number) => ({
    at: points.map(([x, y]) => ({ x, y })),
    scale,
  });
  if (count <= 1) return spread([[0, 0]], 0.9);
  if (count === 2) return spread([[-21, 0], [21, 0]], 0.8);
  if (count === 3) return spread([[-21, -17], [21, -17], [0, 21]], 0.78);
  if (count === 4) return spread([[-20, -20], [20, -20], [-20, 20], [20, 20]], 0.76);
  const ring = Array.from({ length: count - 1 }, (_, i): [number, number] => {
    const turn = (2 * Math.PI * i) / (count - 1) - Math.PI / 2;
    return [Math.cos(turn) * 31, Math.sin(turn) * 31];
  });
  return spread([[0, 0], ...ring], count <= 5 ? 0.64 : 0.56);
}

/** The rows of the board as a reader goes through them: outside spaces belong to the middle. */
export const ROWS: readonly (readonly number[])[] = [
  [OUTSIDE],
  ...Array.from({ length: SIZE }, (_, row) => {
    const tiles = Array.from({ length: SIZE }, (_, column) => row * SIZE + column);
    return row === 2 ? [OUTSIDE + 3, ...tiles, OUTSIDE + 1] : tiles;
  }),
  [OUTSIDE + 2],
];

/** Room outside a gate, where the ground is wide and low, or high and narrow. */
export function roomOutside(count: number, side: Side): { at: Point[]; scale: number } {
  const across = count <= 1 ? [0] : count === 2 ? [-22, 22] : [-31, 0, 31];
  const lines = Math.ceil(count / 3);
  const at = Array.from({ length: Math.max(count, 1) }, (_, i) => {
    const along = across[i % across.length] ?? 0;
    const away = lines > 1 ? (i < 3 ? -15 : 15) : 0;
    return side % 2 === 0 ? { x: along, y: away } : { x: away, y: along };
  });
  return { at, scale: count <= 1 ? 0.95 : count === 2 ? 0.78 : 0.56 };
}
