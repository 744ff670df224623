import { describe, expect, test } from "vitest";
import { lit as lights, offersOf, touch as touched } from "$/board/offers";
import type { Choice } from "$/protocol";
import type { PillarsView } from "$/views/pillars";
import { drawn, spotsOf, wouldBe } from "./plan";
import { frame, FRAMES, LAND } from "./positions";

const offers = (choices: Choice[], view: PillarsView) =>
  offersOf(choices, (action) => spotsOf(view, action));
const lit = (choices: Choice[], view: PillarsView, chosen: string) =>
  lights(offers(choices, view), chosen);
const touch = (choices: Choice[], view: PillarsView, chosen: string, name: string) =>
  touched(offers(choices, view), chosen, name, (action) => action === "stop");

const actions = (name: string) => frame(name).choices.map(({ action }) => action);

describe("a move of a follower", () => {
  const { view, choices } = frame("opening");

  test("first picks it up, then goes where it may", () => {
    expect(touch(choices, view, "", "f6")).toEqual({ does: "take", spot: "f6" });
    expect([...lit(choices, view, "f6")].sort()).toEqual(["f7", "g6"]);
    expect(touch(choices, view, "f6", "g6")).toEqual({ does: "choose", action: "move:f6:g6" });
  });

  test("can be thought better of, or begun with another", () => {
    expect(touch(choices, view, "f6", "f6")).toEqual({ does: "take", spot: "" });
    expect(touch(choices, view, "f6", "h6")).toEqual({ does: "take", spot: "h6" });
  });

  test("begins at the free station too: a list of those who may come", () => {
    const outcome = touch(choices, view, "", "g6");
    expect(outcome.does === "menu" && outcome.choices.map(({ action }) => action).sort()).toEqual(
      actions("opening").filter((action) => action.endsWith(":g6")).sort(),
    );
  });

  test("lights only what is offered", () => {
    const starts = actions("opening").map((action) => action.split(":")[1]!);
    expect([...lit(choices, view, "")].sort()).toEqual([...new Set(starts)].sort());
    expect(lit([], view, "").size).toBe(0);
  });
});

describe("what is not offered is asked about as what it would have been", () => {
  const { view, choices } = frame("opening");

  test("somebody else's follower, and a pillar out of time", () => {
    expect(touch(choices, view, "", "e3")).toEqual({ does: "ask", spot: "e3" });
    expect(wouldBe(view, "", "e3")).toBe("move:e3:d3");
    expect(touch(choices, view, "", "g45")).toMatchObject({ does: "ask" });
    expect(wouldBe(view, "", "g45")).toMatch(/^pillar:g45:/);
    expect(wouldBe(view, "", "i45")).toBe("pillar:g45:i45");
  });

  test("a station that nobody may enter: the own follower beside it", () => {
    expect(wouldBe(view, "", "f5")).toBe("move:g5:f5");
    expect(wouldBe(view, "g5", "h5")).toBe("move:g5:h5");
    const far = Object.keys(LAND.neighbours).find(
      (name) => !view.followers[name] && !LAND.neighbours["g5"]!.includes(name),
    );
    expect(wouldBe(view, "g5", far!), "P-3.1 says how far it may go").toBe("pass");
  });

  test("in every position an action of the table comes to mind for each place", () => {
    for (const { view: seen } of FRAMES)
      for (const name of Object.keys(LAND.neighbours)) {
        const [kind, from, to] = wouldBe(seen, "", name).split(":");
        expect(["move", "convert", "assembly", "outer"]).toContain(kind);
        if (kind === "move") expect(LAND.neighbours[from!]).toContain(to);
      }
  });
});

describe("choices at one place", () => {
  test("the middle of tangled Wings", () => {
    const { view, choices } = frame("tangled");
    const [first] = actions("tangled");
    expect(touch(choices, view, "", first!.split(":")[1]!)).toEqual({ does: "choose", action: first });
    expect(wouldBe(view, "", "g4")).toBe("convert:g4");
  });

  test("one of several Assemblies, and the follower given up", () => {
    for (const name of ["assemblies", "outer"]) {
      const { view, choices } = frame(name);
      for (const action of actions(name))
        expect(touch(choices, view, "", action.split(":")[1]!)).toEqual({ does: "choose", action });
    }
  });

  test("a pillar goes from site to site", () => {
    const { view, choices } = frame("assembly");
    const [first] = actions("assembly");
    const [, from, to] = first!.split(":");
    expect(touch(choices, view, "", from!)).toEqual({ does: "take", spot: from });
    expect(touch(choices, view, from!, to!)).toEqual({ does: "choose", action: first });
  });

  test("a Machine is stopped at its centre, from a list", () => {
    const { view, choices } = frame("machine");
    expect(lit(choices, view, "")).toContain(view.centre);
    expect(touch(choices, view, "", view.centre)).toMatchObject({
      does: "menu",
      choices: [{ action: "stop" }],
    });
  });

  test("a new religion is chosen at the follower or at a tray", () => {
    const { view, choices } = frame("target");
    const trays = choices.map(({ action }) => action.split(":")[1]!);
    expect(lit(choices, view, "")).toEqual(new Set(trays));
    expect(touch(choices, view, "", view.outer)).toMatchObject({ does: "menu", choices });
    expect(trays.map((tray) => touch(choices, view, "", tray))).toEqual(
      actions("target").map((action) => ({ does: "choose", action })),
    );
    expect(wouldBe(view, view.outer, "apostate")).toBe("to:apostate");
  });

  test("a hint marks where an action begins and ends", () => {
    const { view } = frame("target");
    expect(spotsOf(view, "move:f6:g6")).toEqual(["f6", "g6"]);
    expect(spotsOf(view, "convert:g4")).toEqual(["g4"]);
    expect(spotsOf(view, "to:red")).toEqual([view.outer, "red"]);
    expect(spotsOf({ ...view, centre: "g5" }, "stop")).toEqual(["g5"]);
    expect(spotsOf(view, "pass")).toEqual([]);
  });

  test("every choice of every position can be reached by touch, but for a pass", () => {
    expect([drawn(FRAMES[0]!.view, "pass"), drawn(FRAMES[0]!.view, "draw:red")]).toEqual([false, false]);
    for (const { view, choices } of FRAMES) {
      const spots: Record<string, string> = { stop: view.centre, to: view.outer };
      for (const { action } of choices) {
        const [kind, from, to] = action.split(":");
        const first = touch(choices, view, "", spots[kind!] ?? from!);
        const done =
          (first.does === "choose" && first.action === action) ||
          (first.does === "menu" && first.choices.some((each) => each.action === action)) ||
          (first.does === "take" && touch(choices, view, first.spot, to!).does === "choose");
        expect(done, action).toBe(true);
        expect(drawn(view, action), action).toBe(true);
      }
    }
  });
});
