import { describe, expect, test } from "vitest";
import { offersOf, lit } from "$/board/offers";
import { GAMES, viewOf } from "./games";
import { drawn, meant, spotsOf, spread, waysOf, wouldBe } from "./plan";

const choice = (action: string) => ({ action, label: action, group: "" });
const view = viewOf({
  hand: ["red-sword", "red-sword", "red-crown", "blue-crown", "fireball", "taxes", "thieves"],
  sizes: [7, 5],
  groups: ["quest red 2 1 red-chalice red-scroll", "collection crown 1 0 green-crown black-crown yellow-crown"],
});

describe("where an action is done", () => {
  test("a card goes from the hand to the group that it joins", () => {
    expect(waysOf(view, "add:red-crown:quest-2")).toEqual([["hand:red-crown", "red-2"]]);
    expect(waysOf(view, "add:red-crown:collection-1")).toEqual([["hand:red-crown", "crown-1"]]);
  });

  test("either of two equal cards will do, and either of two begins a group", () => {
    expect(waysOf(view, "add:red-sword:quest-2").map(([from]) => from)).toEqual(["hand:red-sword", "hand:red-sword.2"]);
    const laid = waysOf(view, "lay:red-crown:blue-crown");
    expect(laid).toContainEqual(["hand:red-crown", "hand:blue-crown"]);
    expect(laid).toContainEqual(["hand:blue-crown", "new:red-crown"]);
  });

  test("however many ask for the ways of an action, they are worked out once a view", () => {
    const ways = waysOf(view, "lay:red-crown:blue-crown");
    expect(waysOf(view, "lay:red-crown:blue-crown")).toBe(ways);
    const other = { ...view, hand: ["red-crown"] };
    expect(waysOf(other, "lay:red-crown:blue-crown")).not.toEqual(ways);
  });

  test("events are aimed at a card, a seat or the table", () => {
    expect(spotsOf(view, "event:fireball:red-scroll:quest-2")).toEqual(["hand:fireball", "red-2:red-scroll"]);
    expect(spotsOf(view, "event:thieves:1")).toEqual(["hand:thieves", "seat:1"]);
    expect(spotsOf(view, "event:taxes")).toEqual(["hand:taxes", "play"]);
  });

  test("a card is taken where it lies, and goes on from the place of what is lifted", () => {
    expect(spotsOf(view, "take:green-crown:collection-1")).toEqual(["crown-1:green-crown"]);
    const lifted = viewOf({ ...view, groups: [], lifted: "green-crown" });
    expect(spotsOf(lifted, "to:quest-3")).toEqual(["lifted", "green-3"]);
  });

  test("Taxes go to who raised them, what is given for another card into the Mirror", () => {
    const taxed = { ...view, phases: ["turn", "taxes"] as never, turn: 1, event: "event:taxes" };
    expect(spotsOf(taxed, "give:red-crown")[1]).toBe("seat:1");
    const seen = { ...view, phases: ["turn", "offer"] as never, event: "event:enchanted-mirror:3" };
    expect(spotsOf(seen, "give:red-crown")[1]).toBe("mirror");
  });

  test("many ways are one action, and what is taken up lights its goals only", () => {
    const offers = offersOf(spread(view, [choice("lay:red-crown:blue-crown"), choice("add:red-crown:quest-2")]), (each) =>
      spotsOf(view, each),
    );
    expect(new Set(offers.map(({ action }) => meant(action)))).toEqual(
      new Set(["lay:red-crown:blue-crown", "add:red-crown:quest-2"]),
    );
    expect(lit(offers, "hand:red-crown")).toEqual(new Set(["hand:blue-crown", "new:blue-crown", "red-2"]));
  });

  test("everything but what people turn up themselves is on the picture", () => {
    for (const action of ["done", "reply", "decline", "discard:red-crown"]) expect(drawn(view, action)).toBe(true);
    for (const action of ["first:0", "draw:red-sword", "steal:red-sword"]) expect(drawn(view, action)).toBe(false);
  });

  test("every card that was laid, added or burnt in whole games had a place on the picture", () => {
    for (const { frames } of GAMES)
      for (const { events, view: seen } of frames)
        for (const { event, facts } of events.filter(({ event }) => event === "added")) {
          const action = `add:${facts["card"]}:${facts["group"]}-${facts["n"]}`;
          const ways = waysOf({ ...seen, hand: [String(facts["card"])] }, action);
          expect(ways[0]?.[1], event).toBe(`${facts["of"]}-${facts["n"]}`);
        }
  });
});

describe("what a touch would have been", () => {
  test("a card at a group where it does not go is asked about as added there", () => {
    expect(wouldBe(view, "hand:red-crown", "red-2")).toBe("add:red-crown:quest-2");
    expect(wouldBe(view, "hand:red-sword", "crown-1")).toBe("");
    expect(wouldBe(view, "hand:red-sword", "hand:blue-crown")).toBe("lay:red-sword:blue-crown");
  });

  test("events at seats, the King alone, a card of a Collection", () => {
    expect(wouldBe(view, "hand:thieves", "seat:0")).toBe("event:thieves:0");
    expect(wouldBe(view, "", "hand:long-live-the-king")).toBe("reply");
    expect(wouldBe(view, "", "hand:taxes")).toBe("event:taxes");
    expect(wouldBe(view, "", "crown-1")).toBe("take:yellow-crown:collection-1");
    expect(wouldBe(view, "", "pile")).toBe("");
  });
});
