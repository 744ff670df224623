import { describe, expect, it } from "vitest";
import { MID, Plan, SIZE } from "./geometry";
import { ground, path, tilesOf } from "./glass";
import { route } from "./route";
import { sentences } from "./voice.svelte";

describe.each([15, 12])("a board with %i tiles a quarter", (count) => {
  it("is one closed line with tiles of one length", () => {
    const plan = new Plan(count, 0);
    for (let n = 0; n < plan.size; n++) {
      const [a, b] = [plan.at(n), plan.at(n + 1)];
      const far = Math.hypot(a.x - b.x, a.y - b.y);
      expect(far).toBeLessThanOrEqual(plan.step + 0.1);
      expect(far).toBeGreaterThan(plan.step * 0.75);
      expect(Math.min(a.x, a.y)).toBeGreaterThan(0);
      expect(Math.max(a.x, a.y)).toBeLessThan(SIZE);
    }
  });

  it("has the reader's order at the bottom, whichever it is", () => {
    for (const order of [0, 1, 2, 3]) {
      const plan = new Plan(count, (4 - order) % 4);
      const entrance = plan.at(order * count);
      expect(entrance.x).toBeCloseTo(MID, 1);
      expect(entrance.y).toBeGreaterThan(MID + 250);
      expect(plan.home(order, 0).y).toBeGreaterThan(SIZE - 60);
      expect(plan.onRing((order * plan.ring) / 4).y).toBeGreaterThan(MID + 80);
      expect(plan.heaven(order, 4).y).toBeLessThan(plan.heaven(order, 1).y);
    }
  });
});

describe("tiles", () => {
  const quarter = ["entrance", "holy-ground", "start", "saint", "freeze", "next-start", "next-holy-ground"];
  const words = [...quarter, ...quarter, ...quarter, ...quarter];

  it("that do nothing at this table, and those of absent orders, are plain path", () => {
    const shown = tilesOf(words, ["saint"], [true, false, true, true]);
    expect(shown[3]).toMatchObject({ sign: "saint" });
    expect(shown[4]).toMatchObject({ sign: "regular", glass: "" });
    expect(shown[0]).toMatchObject({ sign: "gate", glass: "leaf" });
    expect(shown[5]).toMatchObject({ sign: "regular" });
    expect(shown[7]).toMatchObject({ sign: "regular" });
    expect(shown[12]).toMatchObject({ sign: "start", glass: "rose", start: "counterclockwise" });
  });

  it("are drawn without styles of their own, which no page may have", () => {
    const plan = new Plan(7, 0);
    const drawing = ground(plan, "a") + path(plan, tilesOf(words, ["saint", "freeze"], [true, true, true, true]));
    expect(drawing).not.toContain("style=");
    expect(drawing).not.toContain("NaN");
  });
});

describe("a way", () => {
  const course = { size: 48, ring: 12, clockwise: true };

  it("turns into Heaven at one's own entrance, and goes on to the ring and the Throne Room", () => {
    expect(route(course, "c1", "path-10", "heaven-2")).toEqual(["path-10", "path-11", "path-12", "heaven-1", "heaven-2"]);
    expect(route(course, "c1", "heaven-4", "ring-4")).toEqual(["heaven-4", "ring-3", "ring-4"]);
    expect(route(course, "c1", "ring-2", "throne")).toEqual(["ring-2", "throne"]);
    expect(route({ ...course, clockwise: false }, "f1", "path-2", "heaven-1")).toEqual(["path-2", "path-1", "path-0", "heaven-1"]);
  });

  it("leads back against the direction, and leaps where nobody can walk", () => {
    expect(route(course, "f1", "path-3", "path-1", true)).toEqual(["path-3", "path-2", "path-1"]);
    expect(route(course, "f1", "path-3", "path-2")).toEqual(["path-3", "path-2"]);
    expect(route(course, "f1", "home", "path-2")).toEqual(["home", "path-2"]);
  });
});

describe("a life", () => {
  it("is read sentence by sentence, past saints", () => {
    expect(sentences("She met St. Francis. He said: “Come!” Then they left.")).toEqual([
      "She met St. Francis.",
      "He said: “Come!”",
      "Then they left.",
    ]);
  });
});
