import { describe, expect, it } from "vitest";
import type { QuestorView } from "../../views/questor";
import game from "./game.json";
import { PLACES, placeNamed } from "./geometry";
import { drawn, kindOf, meanings, offeredAt, standing, target, wouldBe } from "./meaning";

interface Frame {
  view: QuestorView;
  choices: string[];
}
const frames = game as unknown as Frame[];
const named = (choices: string[]) => choices.map((action) => ({ action, label: action }));
const asked = frames.filter(({ choices }) => choices.length > 0);

describe("pointing at a place", () => {
  it("reaches every legal action of a whole game", () => {
    expect(asked.length).toBeGreaterThan(50);
    for (const { view, choices } of asked) {
      const reached = [...meanings(view, named(choices)).values()].flat().map(({ action }) => action);
      expect(reached.sort()).toEqual([...choices].sort());
    }
  });

  it("offers all but dice and turns of one's own", () => {
    for (const { view, choices } of asked)
      for (const action of choices) expect(drawn(view, action), action).toBe(true);
    expect(drawn(asked[0]!.view, "roll:3")).toBe(false);
    expect(drawn(asked[0]!.view, "turn:n")).toBe(false);
  });

  it("asks about something forbidden wherever nothing is allowed", () => {
    for (const { view, choices } of asked) {
      const lit = meanings(view, named(choices));
      for (let place = 0; place < PLACES; place++) {
        if (!lit.has(place)) expect(choices).not.toContain(wouldBe(view, place, null));
      }
    }
  });

  it("means the neighbour for a side, the tile for a name, and the hero's own place for the rest", () => {
    const view: QuestorView = { ...frames[0]!.view, hero: "mage", where: [-1, -1, 12, -1, -1], phases: ["turn"] };
    expect(standing(view)).toBe(12);
    expect(target(view, "move:n")).toBe(7);
    expect(target(view, "dig:here")).toBe(12);
    expect(target(view, "pass")).toBe(12);
    expect(target(view, "blink:a1")).toBe(0);
    expect(target(view, "rotate:e5:ccw")).toBe(24);
    expect(target(view, "pick:rogue:west")).toBe(placeNamed("west"));
    expect(target(view, "pick:prisoner")).toBe(12);
    expect(target(view, "roll:3")).toBe(-1);
    expect(kindOf("rotate:e5:ccw")).toBe("rotate");
    expect(kindOf("pass")).toBe("pass");
  });

  it("goes where it can, and digs an open neighbour from the hero's own place", () => {
    const view: QuestorView = { ...frames[0]!.view, hero: "mage", where: [-1, -1, 12, -1, -1], phases: ["turn"] };
    const choices = named(["move:n", "dig:here", "dig:n", "dig:e"]);
    const at = (place: number) => meanings(view, choices).get(place)?.map(({ action }) => action);
    expect(at(7)).toEqual(["move:n"]);
    expect(at(12)).toEqual(["dig:here", "dig:n"]);
    expect(at(13)).toEqual(["dig:e"]);
    expect(choices.map(({ action }) => offeredAt(view, action, choices))).toEqual([7, 12, 12, 13]);
  });

  it("would be a move next door, and more than a move far away", () => {
    const view: QuestorView = { ...frames[0]!.view, hero: "warrior", where: [12, -1, -1, -1, -1], phases: ["turn"] };
    expect(wouldBe(view, 13, null)).toBe("move:e");
    expect(wouldBe(view, 0, null)).toBe("stuck");
    expect(wouldBe({ ...view, phases: ["picking"] }, 25, "rogue")).toBe("pick:rogue:north");
  });
});
