import { describe, expect, test } from "vitest";
import { onward as next, under, type Way } from "$/board/ways";
import {
  distance,
  isSite,
  JOINTS,
  outline,
  pane,
  PLACES,
  place,
  PITCH,
  REACH,
  SITES,
  site,
  STATIONS,
} from "./geometry";
import { LAND } from "./positions";

const WAYS: Way[] = ["left", "right", "up", "down"];
const BOXES = PLACES.map(({ name: id, x, y }) => ({ id, x, y, wide: 58, high: 58 }));
const onward = (from: string, way: Way) => next(BOXES, from, way);

describe("the board is the one of the rules", () => {
  test("37 sites and 72 stations, of which 18 are pockets", () => {
    expect(SITES).toHaveLength(37);
    expect(STATIONS).toHaveLength(72);
    expect(STATIONS.filter(({ pocket }) => pocket)).toHaveLength(18);
  });

  test("every station has the neighbours that the rules give it", () => {
    const ours = STATIONS.map(({ name, beside }) => [name, [...beside].sort()]);
    const theirs = Object.entries(LAND.neighbours);
    expect(Object.fromEntries(ours)).toEqual(
      Object.fromEntries(theirs.map(([name, beside]) => [name, [...beside].sort()])),
    );
  });

  test("every site has the stations around it and the sites beside it that the rules give it", () => {
    for (const each of SITES) {
      expect([...each.stations].sort()).toEqual([...LAND.surround[each.name]!].sort());
      expect([...each.beside].sort()).toEqual([...LAND.beside[each.name]!].sort());
    }
  });
});

describe("where things lie", () => {
  test("stations lie at one distance from each of their sites", () => {
    for (const each of STATIONS)
      for (const name of each.sites) expect(distance(each, site(name)!)).toBeCloseTo(REACH, 6);
  });

  test("no two places are nearer than a station is to its site", () => {
    const all = [...STATIONS, ...SITES];
    const gaps = all.flatMap((a, k) => all.slice(k + 1).map((b) => distance(a, b)));
    expect(Math.min(...gaps)).toBeGreaterThan(REACH - 0.001);
    expect(REACH).toBeLessThan(PITCH);
  });

  test("a point belongs to the place beneath it, and to none far outside", () => {
    for (const { name, x, y } of PLACES) expect(under(BOXES, { x: x + 9, y: y - 9 })).toBe(name);
    expect(under(BOXES, { x: 900, y: 0 })).toBe("");
  });

  test("nothing else is a place", () => {
    expect([place("-"), place("z9")]).toEqual([undefined, undefined]);
    expect([isSite("g4"), isSite("g45")]).toEqual([false, true]);
  });
});

describe("arrow keys", () => {
  test("reach every place from the middle", () => {
    const found = new Set(["g45"]);
    for (const name of found) for (const way of WAYS) found.add(onward(name, way));
    expect(found.size).toBe(37 + 72);
  });

  test("go the way they point, or stay at the edge", () => {
    const at = (name: string) => place(name)!;
    for (const { name } of PLACES) {
      expect(at(onward(name, "right")).x).toBeGreaterThanOrEqual(at(name).x);
      expect(at(onward(name, "up")).y).toBeLessThanOrEqual(at(name).y);
    }
    expect(onward("g45", "left")).toBe("f4");
  });
});

describe("lines", () => {
  test("each of the 108 joints is drawn once", () => {
    expect(JOINTS).toHaveLength((72 * 3) / 2);
    expect(new Set(JOINTS).size).toBe(108);
  });

  test("a pane inside has six straight sides, a corner's one arc and three", () => {
    const shape = (name: string) => pane(site(name)!).replace(/[^MLAZ]/g, "");
    expect(shape("g45")).toBe("MLLLLLLZ");
    expect(shape("a45").replace(/[MZ]/g, "").split("").sort().join("")).toBe("ALLL");
  });

  test("the outline of one place or none is nothing", () => {
    expect(outline(["g4"], 30)).toBe("");
    expect(outline([], 30)).toBe("");
    expect(outline(["g4", "g3"], 30)).toMatch(/^M.*Z$/);
  });
});
