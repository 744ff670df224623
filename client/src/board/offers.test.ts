import { describe, expect, test } from "vitest";
import { brisk, given, lit, meant, offersOf, touch } from "./offers";

/** Cards and piles: `play:card:pile`, `draw:pile`, `pass`. */
const choice = (action: string) => ({ action, label: `do ${action}`, group: "" });
const spotsOf = (action: string) => action.split(":").slice(1);
const offers = (...actions: string[]) => offersOf(actions.map(choice), spotsOf);
const sorted = (spots: Set<string>) => [...spots].sort();

describe("several things can be taken up", () => {
  const all = offers("play:ace:left", "play:ace:right", "play:ten:left", "draw:deck", "pass");

  test("what the picture does not offer is left out", () => {
    expect(all.map(({ action }) => action)).not.toContain("pass");
  });

  test("light lies where something begins, then where what is taken up may go", () => {
    expect(sorted(lit(all, ""))).toEqual(["ace", "deck", "ten"]);
    expect(sorted(lit(all, "ace"))).toEqual(["left", "right"]);
    expect(given(all)).toBe("");
  });

  test("it is taken up, put back, exchanged, or played", () => {
    expect(touch(all, "", "ace")).toEqual({ does: "take", spot: "ace" });
    expect(touch(all, "ace", "ace")).toEqual({ does: "take", spot: "" });
    expect(touch(all, "ace", "ten")).toEqual({ does: "take", spot: "ten" });
    expect(touch(all, "ten", "left")).toEqual({ does: "choose", action: "play:ten:left" });
    expect(touch(all, "ten", "right")).toEqual({ does: "ask", spot: "right" });
  });

  test("the end may be touched first: a list of what may come", () => {
    expect(touch(all, "", "left")).toMatchObject({
      does: "menu",
      choices: [{ action: "play:ace:left" }, { action: "play:ten:left" }],
    });
  });

  test("what lies at one spot is done there, unless it is to be asked", () => {
    expect(touch(all, "", "deck")).toEqual({ does: "choose", action: "draw:deck" });
    expect(touch(all, "", "deck", () => true)).toMatchObject({ does: "menu", spot: "deck" });
  });
});

describe("only one thing can go anywhere", () => {
  const all = offers("go:hero:north", "go:hero:south", "turn:hero:south", "dig:hero");

  test("it is in hand already: where it may go is lit, and what it does where it stands", () => {
    expect(given(all)).toBe("hero");
    expect(sorted(lit(all, ""))).toEqual(["hero", "north", "south"]);
  });

  test("one touch does it; two meanings are asked about", () => {
    expect(touch(all, "", "north")).toEqual({ does: "choose", action: "go:hero:north" });
    expect(touch(all, "", "south")).toMatchObject({ does: "menu", choices: [{}, {}] });
    expect(meant(all, "", "south").map(({ label }) => label)).toEqual([
      "do go:hero:south",
      "do turn:hero:south",
    ]);
    expect(touch(all, "", "east")).toEqual({ does: "ask", spot: "east" });
  });

  test("touched itself, it says where it may go, unless that is a long list", () => {
    const few = offers("go:hero:north", "go:hero:south");
    expect(touch(few, "", "hero")).toMatchObject({ does: "menu", spot: "hero", choices: few });
    const many = offers(...["a", "b", "c", "d", "e", "f", "g"].map((to) => `go:hero:${to}`));
    expect(touch(many, "", "hero")).toEqual({ does: "ask", spot: "hero" });
  });
});

test("nothing offered lights nothing", () => {
  expect(lit([], "").size).toBe(0);
  expect(touch([], "", "ace")).toEqual({ does: "ask", spot: "ace" });
});

describe("nothing has two ways to go", () => {
  const all = offers("move:here:there", "start:home:gate", "start:house:gate", "roll:dice");
  const at = (chosen: string, spot: string, shown = false) => brisk(all, chosen, spot, () => false, shown);

  test("both ends are lit", () => {
    expect(sorted(lit(all, "", true))).toEqual(["dice", "gate", "here", "home", "house", "there"]);
  });

  test("a touch of either end does it; an end that several come to asks which", () => {
    expect(at("", "here")).toEqual({ does: "choose", action: "move:here:there" });
    expect(at("", "there")).toEqual({ does: "choose", action: "move:here:there" });
    expect(at("", "dice")).toEqual({ does: "choose", action: "roll:dice" });
    expect(at("", "gate")).toMatchObject({ does: "menu", spot: "gate" });
    expect(at("house", "gate")).toEqual({ does: "choose", action: "start:house:gate" });
    expect(at("", "elsewhere")).toEqual({ does: "ask", spot: "elsewhere" });
  });

  test("a finger is shown the way first, and goes it when it touches again", () => {
    expect(at("", "there", true)).toEqual({ does: "take", spot: "here" });
    expect(at("here", "there", true)).toEqual({ does: "choose", action: "move:here:there" });
    expect(at("here", "here", true)).toEqual({ does: "choose", action: "move:here:there" });
    expect(at("here", "home", true)).toEqual({ does: "take", spot: "home" });
    expect(at("", "dice", true)).toEqual({ does: "choose", action: "roll:dice" });
  });
});
