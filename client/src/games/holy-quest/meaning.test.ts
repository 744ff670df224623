import { describe, expect, it } from "vitest";
import { Plan, orderOf, spotOf } from "./geometry";
import { games } from "./games";
import { drawn, onward, spotsOf, wouldBe } from "./meaning";
import { route } from "./route";

describe.each(Object.keys(games))("the picture in a game of %s", (name) => {
  const plan = new Plan(games[name]![0]!.view.tiles.length / 4, 0);

  it("offers everything that may be done", () => {
    for (const [i, { view, legal }] of games[name]!.entries())
      for (const action of legal) expect(drawn(view, action), `entry ${i}: ${action}`).toBe(true);
  });

  it("leads each pawn to where it then goes, and knows the way there", () => {
    for (const [i, { view, legal }] of games[name]!.entries()) {
      for (const action of legal) {
        const [kind = "", sign = ""] = action.split(":");
        const pawn = view.pawns.find((each) => each.pawn === sign);
        if (!pawn || !["move", "start"].includes(kind)) continue;
        const [from, to] = spotsOf(view, action);
        expect([from, to], `entry ${i}`).toEqual([spotOf(sign, pawn.place), spotOf(sign, pawn.goal)]);
        expect(plan.spot(from!)).toBeDefined();
        expect(plan.spot(to!)).toBeDefined();
        if (kind === "start") continue;
        const course = { size: view.tiles.length, ring: view.ring, clockwise: view.direction === "clockwise" };
        const way = route(course, sign, pawn.place, pawn.goal);
        expect([way[0], way.at(-1)]).toEqual([pawn.place, pawn.goal]);
        expect(way.length, `entry ${i}: ${way}`).toBeGreaterThan(1);
        expect(new Set(way).size).toBe(way.length);
      }
    }
  });

  it("asks of a pawn that cannot be chosen what is asked of the others", () => {
    for (const { view, legal } of games[name]!) {
      if (!legal.length) continue;
      for (const { pawn, place } of view.pawns) {
        const would = place === "throne" ? "" : wouldBe(view, spotOf(pawn, place));
        if (would) expect(would.split(":")[1]).toBe(pawn);
      }
    }
  });
});

describe("keys", () => {
  it("walk along the path, right the way that pawns go", () => {
    const { view } = games["full"]![0]!;
    const back = { ...view, direction: "counterclockwise" as const };
    expect(onward({ ...view, direction: "clockwise" }, "path-47", "right")).toBe("path-0");
    expect(onward(back, "path-0", "right")).toBe("path-47");
    expect(onward(back, "path-0", "up")).toBeUndefined();
    expect(onward(view, "saints", "left")).toBeUndefined();
  });
});

describe("a pawn's sign", () => {
  it("says its order", () => expect(["f1", "c2", "d3", "j4"].map(orderOf)).toEqual([0, 1, 2, 3]));
});
