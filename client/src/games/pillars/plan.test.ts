import { describe, expect, test } from "vitest";
import { drawn, drop, joining, labelOf, lit, placesOf, touch, wouldBe } from "./plan";
import { frame, FRAMES, LAND } from "./positions";

const actions = (name: string) => frame(name).choices.map(({ action }) => action);

describe("a move of a follower", () => {
  const { view, choices } = frame("opening");
  const places = { g6: "g6 is empty." };

  test("first picks it up, then goes where it may", () => {
    expect(touch(choices, view, "", "f6")).toEqual({ does: "select", place: "f6" });
    expect([...lit(choices, view, "f6")].sort()).toEqual(["f7", "g6"]);
    expect(touch(choices, view, "f6", "g6")).toEqual({ does: "choose", action: "move:f6:g6" });
  });

  test("can be thought better of, or begun with another", () => {
    expect(touch(choices, view, "f6", "f6")).toEqual({ does: "select", place: "" });
    expect(touch(choices, view, "f6", "h6")).toEqual({ does: "select", place: "h6" });
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

  test("is dropped where it may go, asked about beside, put back elsewhere", () => {
    expect(drop(choices, "f6", "g6")).toEqual({ does: "choose", action: "move:f6:g6" });
    expect(drop(choices, "g5", "g4")).toEqual({ does: "nothing" });
    expect(drop(choices, "g5", "f5")).toEqual({ does: "ask", action: "move:g5:f5", at: "f5" });
    expect(drop(choices, "f6", "a5")).toEqual({ does: "nothing" });
    expect(drop(choices, "f6", "")).toEqual({ does: "nothing" });
  });

  test("says what it does once picked up", () => {
    expect(labelOf(choices, view, "f6", "g6", places)).toBe("move:f6:g6. g6 is empty.");
    expect(labelOf(choices, view, "", "g6", places)).toBe("g6 is empty.");
  });
});

describe("what is not offered is asked about as what it would have been", () => {
  const { view, choices } = frame("opening");

  test("somebody else's follower, and a pillar out of time", () => {
    expect(touch(choices, view, "", "e3")).toEqual({ does: "ask", action: "move:e3:d3", at: "e3" });
    expect(touch(choices, view, "", "g45")).toMatchObject({ does: "ask" });
    expect(wouldBe(view, "", "g45")).toMatch(/^pillar:g45:/);
    expect(wouldBe(view, "", "i45")).toBe("pillar:g45:i45");
  });

  test("a station that nobody may enter: the own follower beside it", () => {
    expect(wouldBe(view, "", "f5")).toBe("move:g5:f5");
    expect(wouldBe(view, "g5", "h5")).toBe("move:g5:h5");
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
    expect(touch(choices, view, "", from!)).toEqual({ does: "select", place: from });
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
    expect(lit(choices, view, "")).toEqual(new Set([view.outer]));
    expect(touch(choices, view, "", view.outer)).toMatchObject({ does: "menu", choices });
    expect(choices.map(({ action }) => joining(choices, action.split(":")[1]!)?.action)).toEqual(
      actions("target"),
    );
    expect(joining(choices, "apostate")).toBeUndefined();
  });

  test("a hint marks where an action begins and ends", () => {
    const { view } = frame("target");
    expect(placesOf(view, "move:f6:g6")).toEqual(["f6", "g6"]);
    expect(placesOf(view, "convert:g4")).toEqual(["g4"]);
    expect(placesOf(view, "to:red")).toEqual([view.outer]);
    expect(placesOf({ ...view, centre: "g5" }, "stop")).toEqual(["g5"]);
    expect(placesOf(view, "pass")).toEqual([]);
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
          (first.does === "select" && touch(choices, view, first.place, to!).does === "choose");
        expect(done, action).toBe(true);
        expect(drawn(view, action), action).toBe(true);
      }
    }
  });
});
