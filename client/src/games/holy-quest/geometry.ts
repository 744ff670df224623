/**
 * The board as a drawing of 1000 by 1000: one closed line that a turtle walks, with a recess round
 * each Home and a lobe at each corner. Tile n lies n steps after the first order's entrance,
 * clockwise; `turn` quarters bring the reader's order to the bottom.
 */

import type { Point } from "$/board/ways";

export const SIZE = 1000;
export const MID = SIZE / 2;
/** From the edge of the board to the middle of the path. */
export const EDGE = 46;
/** Across a tile. */
export const DEEP = 72;
/** From the entrance to where a recess turns out. */
export const FLAT = 116;
/** The radius of the turns of a recess, which is twice as deep. */
export const TURN = 62;
const CORNER = 100;
const STRAIGHT = MID - EDGE - FLAT - 2 * TURN - CORNER;
const QUARTER = 2 * (FLAT + Math.PI * TURN + STRAIGHT) + (Math.PI / 2) * CORNER;
/** The Throne Room and its ring. */
export const ROSE = 112;
const RING = 91;
const LANE = MID - EDGE - 2 * TURN - DEEP / 2 - ROSE - 4;
/** How deep a tile of Heaven is. */
export const HEAVEN = LANE / 4;
/** Medallions in the lobes: their middle from two edges, and their radius. */
export const LOBE = 194;
export const LOBE_R = 92;

export const ORDERS = ["franciscans", "carmelites", "dominicans", "jesuits"] as const;
export type Order = (typeof ORDERS)[number];
const LETTERS = "fcdj";
const LEGS: readonly (readonly [number, number])[] = [
  [FLAT, 0], [TURN, -1], [TURN, 1], [STRAIGHT, 0], [CORNER, 1], [STRAIGHT, 0], [TURN, 1], [TURN, -1], [FLAT, 0],
];

/** A place on the way, and the heading there: degrees clockwise, 0 to the right. */
export interface Heading extends Point {
  angle: number;
}

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A point after so many quarter turns clockwise: bottom, left, top, right. */
export function turned({ x, y }: Point, quarters: number): Point {
  let at = { x, y };
  for (let n = ((quarters % 4) + 4) % 4; n > 0; n--) at = { x: SIZE - at.y, y: at.x };
  return at;
}

/** So far along the first quarter, which begins at the bottom. */
function along(far: number): Heading {
  let [x, y, angle, left] = [MID, SIZE - EDGE - 2 * TURN, 180, far];
  for (const [size, bend] of LEGS) {
    const length = bend ? (size * Math.PI) / 2 : size;
    const part = Math.min(left, length);
    const heading = radians(angle);
    if (bend) {
      const centre = { x: x - size * bend * Math.sin(heading), y: y + size * bend * Math.cos(heading) };
      const sweep = (bend * part) / size;
      const from = heading - (bend * Math.PI) / 2 + sweep;
      x = centre.x + size * Math.cos(from);
      y = centre.y + size * Math.sin(from);
      angle += (sweep * 180) / Math.PI;
    } else {
      x += part * Math.cos(heading);
      y += part * Math.sin(heading);
    }
    left -= part;
    if (left <= 1e-9) break;
  }
  return { x, y, angle };
}

const shown = ({ x, y }: Point): string => `${x.toFixed(1)},${y.toFixed(1)}`;
export const closed = (points: readonly Point[]): string => `M${points.map(shown).join("L")}z`;
export const opened = (points: readonly Point[]): string => `M${points.map(shown).join("L")}`;

/** Which order a pawn is of, by its sign. */
export function orderOf(pawn: string): number {
  return LETTERS.indexOf(pawn.charAt(0));
}

export function letterOf(order: number): string {
  return LETTERS.charAt(order);
}

/** Where all things lie on a board with so many tiles a quarter, turned by so many quarters. */
export class Plan {
  readonly size: number;
  /** Along a tile. */
  readonly step: number;

  constructor(
    readonly count: number,
    readonly turn: number,
    readonly ring = 12,
  ) {
    this.size = 4 * count;
    this.step = QUARTER / count;
  }

  /** Which side an order sits at: 0 for the bottom, clockwise. */
  side(order: number): number {
    return (order + this.turn) % 4;
  }

  /** So far along the path, in tiles; `off` is to the inside. */
  at(tile: number, off = 0): Heading {
    const whole = (((tile % this.size) + this.size) % this.size) * this.step;
    const quarter = Math.floor(whole / QUARTER + 1e-9);
    const { x, y, angle } = along(whole - quarter * QUARTER);
    const heading = radians(angle);
    const beside = { x: x - off * Math.sin(heading), y: y + off * Math.cos(heading) };
    return { ...turned(beside, quarter + this.turn), angle: angle + 90 * (quarter + this.turn) };
  }

  /** The outline of a tile. */
  cell(tile: number, gap = 2.6, inset = 0): string {
    const half = 0.5 - gap / this.step;
    const off = DEEP / 2 - inset;
    const steps = Array.from({ length: 9 }, (_, i) => tile - half + (i / 4) * half);
    const outer = steps.map((far) => this.at(far, off));
    const inner = steps.reverse().map((far) => this.at(far, -off));
    return closed([...outer, ...inner]);
  }

  /** The path's edge. */
  edge(off: number): string {
    return closed(Array.from({ length: 480 }, (_, i) => this.at((this.size * i) / 480, off)));
  }

  heaven(order: number, n: number): Point {
    return turned({ x: MID, y: MID + ROSE + 2 + (4 - n + 0.5) * HEAVEN }, this.side(order));
  }

  /** A niche of a Home, 0 to 3, from left to right for who sits before it. */
  home(order: number, n: number): Point {
    return turned({ x: MID + (n - 1.5) * 60, y: SIZE - 48 }, this.side(order));
  }

  /** The sign over a Home. */
  shield(order: number): Point {
    return turned({ x: MID, y: SIZE - EDGE - 2 * TURN + DEEP / 2 + 30 }, this.side(order));
  }

  /** Where on the ring a tile lies, in radians clockwise from the top. */
  bearing(n: number): number {
    return Math.PI + ((n / this.ring) * 4 + this.turn) * (Math.PI / 2);
  }

  onRing(n: number): Point {
    const bearing = this.bearing(n);
    return { x: MID + RING * Math.sin(bearing), y: MID - RING * Math.cos(bearing) };
  }

  /** Where a pawn stands: `place` as the view names it, `pawn` as f1. */
  stand(pawn: string, place: string): Point {
    const [order, own] = [orderOf(pawn), Number(pawn.slice(1)) - 1];
    const [kind, digits = ""] = place.split("-");
    if (kind === "path") return this.at(Number(digits));
    if (kind === "heaven") return this.heaven(order, Number(digits));
    if (kind === "ring") return this.onRing(Number(digits));
    if (kind === "home") return this.home(order, own);
    const bearing = this.bearing((order * this.ring) / 4) + (own - 1.5) * 0.36;
    return { x: MID + 44 * Math.sin(bearing), y: MID - 44 * Math.cos(bearing) };
  }

  /** Where a spot of the board lies: a tile, a tile of Heaven, a niche, a pile. */
  spot(id: string): Point | undefined {
    const [kind = "", first = "", second = ""] = id.split("-");
    if (kind === "path") return this.at(Number(first));
    if (kind === "ring") return this.onRing(Number(first));
    if (kind === "heaven") return this.heaven(orderOf(first), Number(second));
    if (kind === "order") return this.shield(orderOf(first));
    if (kind === "throne" || kind === "dice") return { x: MID, y: MID };
    const lobe = LOBES[kind];
    if (lobe) return lobe;
    return /^[fcdj][1-4]$/.test(kind) ? this.home(orderOf(kind), Number(kind.slice(1)) - 1) : undefined;
  }
}

/** The medallions: they stay where they are, whoever looks. */
export const LOBES: Record<string, Point> = {
  saints: { x: LOBE, y: LOBE },
  actions: { x: SIZE - LOBE, y: LOBE },
  direction: { x: LOBE, y: SIZE - LOBE },
  ice: { x: SIZE - LOBE, y: SIZE - LOBE },
};

/** The spot at which a pawn is touched: its tile, or at Home its niche. */
export function spotOf(pawn: string, place: string): string {
  const [kind, digits = ""] = place.split("-");
  if (kind === "home") return pawn;
  return kind === "heaven" ? `heaven-${pawn.charAt(0)}-${digits}` : place;
}
