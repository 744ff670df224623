import { describe, expect, it } from "vitest";
import type { QuestorView } from "../../views/questor";
import game from "./game.json";
import { PLACES, placeName, placeNamed } from "./geometry";
import { lit, meant, offersOf, touch } from "$/board/offers";
import { drawn, kindOf, spotsOf, standing, sure, target, wouldBe } from "./meaning";

interface Frame {
  view: QuestorView;
  choices: string[];
}
const frames = game as unknown as Frame[];
const offers = (view: QuestorView, actions: string[]) =>
  offersOf(
    actions.map((action) => ({ action, label: action, group: "" })),
    (action, all) => spotsOf(view, action, all),
  );
const asked = frames.filter(({ choices }) => choices.length > 0);

describe("pointing at a place", () => {
  it("reaches every legal action of a whole game, by one touch or two", () => {
    expect(asked.length).toBeGreaterThan(50);
    for (const { view, choices } of asked) {
      const offered = offers(view, choices);
      const at = (chosen: string): string[] =>
        [...lit(offered, chosen)].flatMap((spot) => {
          const taken = touch(offered, chosen, spot);
          if (taken.does === "take" && !chosen) return at(spot);
          return meant(offered, chosen, spot).map(({ action }) => action);
        });
      expect([...new Set(at(""))].sort()).toEqual([...choices].sort());
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
      const offered = offers(view, choices);
      for (let place = 0; place < PLACES; place++) {
        const asks = touch(offered, "", placeName(place)).does === "ask";
        if (asks) expect(choices).not.toContain(wouldBe(view, "", placeName(place)));
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
    const all = offers(view, ["move:n", "dig:here", "dig:n", "dig:e"]);
    const at = (spot: string) => meant(all, "", spot).map(({ action }) => action);
    expect([at("c2"), at("c3"), at("d3")]).toEqual([["move:n"], ["dig:here", "dig:n"], ["dig:e"]]);
    expect(all.map(({ action }) => sure(view, action, all))).toEqual([false, true, true, false]);
    expect(all.map(({ spots }) => spots.at(-1))).toEqual(["c2", "c3", "c3", "d3"]);
  });

  it("would be a move next door, and more than a move far away", () => {
    const view: QuestorView = { ...frames[0]!.view, hero: "warrior", where: [12, -1, -1, -1, -1], phases: ["turn"] };
    expect(wouldBe(view, "", "d3")).toBe("move:e");
    expect(wouldBe(view, "", "a1")).toBe("stuck");
    expect(wouldBe({ ...view, phases: ["picking"] }, "rogue", "north")).toBe("pick:rogue:north");
  });
});
