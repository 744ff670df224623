import { describe, expect, it } from "vitest";
import { onward } from "$/board/ways";
import {
  ALL_SIDES, CENTRE, CROSS, OUTSIDE, PLACES, ROWS, WIDTH, banks, isOpen, middle, neighbour, opposite,
  paths, placeName, placeNamed, room, roomOutside, wallOf,
} from "./geometry";
import type { Side } from "./geometry";

const ALL = Array.from({ length: PLACES }, (_, place) => place);

/** How far the outline reaches to a side. */
function reach(d: string, side: Side): number {
  const points = d.match(/-?\d+(\.\d+)? -?\d+(\.\d+)?/g)!.map((pair) => pair.split(" ").map(Number));
  const along = points.map(([x = 0, y = 0]) => [-y, x, y, -x][side]!);
  return Math.max(...along);
}

describe("places", () => {
  it("have names that lead back to them", () => {
    expect(placeName(0)).toBe("a1");
    expect(placeName(24)).toBe("e5");
    expect(placeName(OUTSIDE + 1)).toBe("east");
    for (const place of ALL) expect(placeNamed(placeName(place))).toBe(place);
  });

  it("touch both ways", () => {
    for (const place of ALL)
      for (const side of ALL_SIDES) {
        const beyond = neighbour(place, side);
        if (beyond >= 0) expect(neighbour(beyond, opposite(side))).toBe(place);
      }
    expect(neighbour(2, 0)).toBe(OUTSIDE);
    expect(neighbour(1, 0)).toBe(-1);
  });

  it("lie inside the drawing", () => {
    for (const place of ALL) {
      const mid = middle(place);
      for (const n of [mid.x, mid.y]) expect(n > 0 && n < WIDTH).toBe(true);
    }
  });

  it("are all in the rows, once, and all within reach of the cursor", () => {
    expect(ROWS.flat().sort((a, b) => a - b)).toEqual(ALL);
    const boxes = ALL.map((place) => ({ id: placeName(place), ...middle(place), wide: 100, high: 100 }));
    const reached = new Set([placeName(CENTRE)]);
    for (const id of reached)
      for (const way of ["up", "right", "down", "left"] as const) reached.add(onward(boxes, id, way));
    expect(reached.size).toBe(PLACES);
    expect(onward(boxes, "c1", "up")).toBe("north");
    expect(onward(boxes, "c1", "left")).toBe("b1");
  });
});

describe("walls", () => {
  it("are drawn where the arms are missing", () => {
    for (const wall of ALL_SIDES) {
      const arms = CROSS ^ (1 << wall);
      expect(wallOf(arms)).toBe(wall);
      for (const side of ALL_SIDES) {
        expect(isOpen(arms, side)).toBe(side !== wall);
        expect(reach(paths(arms), side)).toBe(side === wall ? 25 : 50);
      }
    }
    expect(wallOf(CROSS)).toBeNull();
    expect(wallOf(0)).toBeNull();
  });

  it("leave open ends open: a bank goes along a path, never across it", () => {
    for (const arms of [CROSS, 14, 13, 11, 7]) {
      const lines = banks(arms).split("M").slice(1);
      expect(lines).toHaveLength(arms === CROSS ? 4 : 3);
      for (const line of lines) {
        const points = line.split("L").map((pair) => pair.split(" ").map(Number));
        for (let i = 1; i < points.length; i++) {
          const [a, b] = [points[i - 1]!, points[i]!];
          const onEdge = (n: number): boolean => Math.abs(n) === 50;
          expect((onEdge(a[0]!) && a[0] === b[0]) || (onEdge(a[1]!) && a[1] === b[1])).toBe(false);
        }
      }
    }
  });
});

describe("pieces on one place", () => {
  it("each have room of their own on it", () => {
    for (let count = 1; count <= 7; count++) {
      const { at, scale } = room(count);
      expect(at).toHaveLength(count);
      for (const { x, y } of at) expect(Math.max(Math.abs(x), Math.abs(y)) + 20 * scale).toBeLessThan(50);
      const seen = new Set(at.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`));
      expect(seen.size).toBe(count);
    }
    for (let count = 1; count <= 5; count++) expect(roomOutside(count, 1).at).toHaveLength(count);
  });
});
