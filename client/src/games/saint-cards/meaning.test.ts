import { describe, expect, it } from "vitest";
import type { SaintCardsView } from "../../views/saint-cards";
import { mainOf, spotsOf, wouldBe } from "./meaning";

const view = (more: Partial<SaintCardsView>): SaintCardsView =>
  ({ seat: 0, phases: ["turn"], hand: ["monica", "augustine"], worth: [3, -1], owing: [], ...more }) as SaintCardsView;

describe("where things are done", () => {
  it("plays a card from the hand onto the pile, and draws at the deck", () => {
    expect(spotsOf("play:monica")).toEqual(["monica", "pile"]);
    expect(spotsOf("put-below:monica")).toEqual(["monica", "deck"]);
    expect(spotsOf("draw")).toEqual(["deck"]);
    expect(spotsOf("name:19")).toEqual([]);
  });

  it("asks of a card that cannot be played why not, as the phase has it", () => {
    expect(wouldBe(view({}), "", "augustine")).toBe("play:augustine");
    expect(wouldBe(view({ phases: ["pass", "put-below"] }), "", "augustine")).toBe("put-below:augustine");
    expect(wouldBe(view({}), "", "deck")).toBe("draw");
  });
});

describe("the main button", () => {
  it("plays what is taken up, and says for how many treasures", () => {
    expect(mainOf(view({}), ["play:monica", "draw"], "monica")).toMatchObject({ word: "play-for", n: 3, action: "play:monica" });
    expect(mainOf(view({ worth: [] }), ["play:monica"], "monica")).toMatchObject({ word: "play" });
  });

  it("ends a turn by itself only where nothing else can be done and nothing is owed", () => {
    expect(mainOf(view({ phases: ["pass"] }), ["pass"], "")).toMatchObject({ word: "end", itself: true });
    expect(mainOf(view({ phases: ["pass"] }), ["notice:2", "pass"], "").itself).toBe(true);
    expect(mainOf(view({ phases: ["second"] }), ["play:monica", "pass"], "").itself).toBe(false);
    expect(mainOf(view({ phases: ["pass"], owing: [0] }), ["call", "pass"], "").itself).toBe(false);
  });

  it("draws by itself where that is all one can do, and never chooses among cards", () => {
    expect(mainOf(view({}), ["draw"], "")).toMatchObject({ word: "draw", itself: true });
    expect(mainOf(view({}), ["play:monica", "draw"], "")).toMatchObject({ word: "choose", action: "" });
    expect(mainOf(view({}), [], "")).toMatchObject({ word: "wait" });
  });

  it("asks for no card while a WildCard asks for a century, a player or one of the cards looked at", () => {
    for (const asked of ["name:17", "look-at:2", "take:monica", "put-back:monica"])
      expect(mainOf(view({}), [asked, "call"], "")).toMatchObject({ word: "answer", action: "" });
  });
});
