import { describe, expect, test } from "vitest";
import { GAMES } from "./games";
import { arranged, brief, CARD, drawnGhosts, ghosts, leaning, missing, width } from "./layout";
import { lettered } from "./letters";
import { longest } from "./printed";
import { sceneOf, type Group } from "./scene";

const quest = (of: string, ...suits: string[]): Group => ({
  id: `${of}-1`,
  quest: true,
  of,
  owner: 0,
  cards: suits.map((suit) => `${of}-${suit}`),
});

describe("how groups lie", () => {
  test("a Quest shows the suits it lacks, a Collection one open end until it is whole", () => {
    expect(missing(quest("red", "sword", "scroll"))).toEqual(["chalice", "crown"]);
    const collection = { ...quest("red"), quest: false, of: "crown" };
    expect(ghosts({ ...collection, cards: ["red-crown", "blue-crown"] })).toBe(1);
    expect(ghosts({ ...collection, cards: Array.from({ length: 7 }, (_, n) => `${n}-crown`) })).toBe(0);
  });

  test("what is said over a stack leans inwards at an edge", () => {
    expect([10, 180, 350].map((x) => leaning(x, 360))).toEqual([0.15, 0.5, 0.85]);
  });

  test("few groups are as large as they may be, many shrink until they fit", () => {
    const room = { wide: 780, high: 220, corner: { wide: 384, high: 100 } };
    const few = arranged([quest("red", "sword", "scroll"), quest("blue", "sword", "crown")], room);
    expect(few.by).toBe(1);
    const many = arranged(Array.from({ length: 11 }, () => quest("red", "sword", "scroll")), room);
    expect(many.by).toBeLessThan(1);
    expect(many.high).toBeLessThanOrEqual(room.high);
  });

  test("ten groups fit before every seat of a small window, none has to be scrolled to", () => {
    const three = quest("red", "sword", "scroll", "crown");
    const ten = Array.from({ length: 10 }, (_, n) => (n % 2 ? three : quest("blue", "sword", "crown")));
    // The own area, that of one other and those of three others at 1280x720, and a phone's.
    const own = { wide: 780, high: 220, corner: { wide: 384, high: 100 } };
    for (const [room, largest] of [[own, 1], [{ wide: 780, high: 97 }, 1], [{ wide: 239, high: 119 }, 1], [{ wide: 330, high: 84 }, 0.74]] as const)
      expect(arranged(ten, room, largest).high).toBeLessThanOrEqual(room.high);
  });

  test("where groups are smallest only what can be filled is drawn of what is missing", () => {
    const pair = quest("red", "sword", "scroll");
    expect(width(pair, 0.5)).toBe(CARD.wide + CARD.step);
    expect(width(pair, 0.7)).toBe(width(pair));
    expect([0, 1].map((at) => drawnGhosts(0.5, at, 1))).toEqual([false, true]);
    expect([0, 1].map((at) => drawnGhosts(0.7, at, -1))).toEqual([true, true]);
    const narrow = { wide: 250, high: 128 };
    const eight = arranged(Array.from({ length: 8 }, () => pair), narrow);
    expect(eight.high).toBeLessThanOrEqual(narrow.high);
  });

  test("a name that is told ends where the room ends", () => {
    const pairs = Array.from({ length: 6 }, () => quest("red", "sword", "scroll"));
    for (let wide = 300; wide <= 900; wide += 20) {
      const { placed, by } = arranged(pairs, { wide, high: 260 });
      if (brief(by)) continue;
      for (const { x } of placed) expect(x === 0 || x + 118 <= wide).toBe(true);
    }
  });

  test("nothing overlaps, leaves the room or lies in the corner, in any moment of whole games", () => {
    const room = { wide: 780, high: 220, corner: { wide: 384, high: 100 } };
    for (const { frames } of GAMES)
      for (const { view } of frames)
        for (let seat = 0; seat < view.seats; seat++) {
          const groups = sceneOf(view).groups.filter(({ owner }) => owner === seat);
          const { placed, by, high } = arranged(groups, room);
          if (high > room.high) continue;
          for (const [n, { x, y, group }] of placed.entries()) {
            const [right, low] = [x + width(group, by) * by, y + CARD.high * by];
            expect(right).toBeLessThanOrEqual(room.wide);
            const cornered = right > room.wide - room.corner.wide && low > room.high - room.corner.high;
            expect(cornered).toBe(false);
            const next = placed[n + 1];
            if (next && next.y === y) expect(next.x).toBeGreaterThan(right);
          }
        }
  });
});

describe("letters", () => {
  test("the own groups first, then new ones and piles, then what is others'", () => {
    const groups = [quest("red", "sword"), { ...quest("blue", "sword"), owner: 1 }];
    const lights = ["seat:1", "blue-1", "hand:red-crown", "new:red-crown", "red-1"];
    expect([...lettered(lights, groups, 0)]).toEqual([
      ["red-1", "A"],
      ["new:red-crown", "B"],
      ["blue-1", "C"],
      ["seat:1", "F"],
    ]);
  });

  test("the longest word of a title is what must fit", () => {
    expect(longest("Médaillon d’argent")).toBe(9);
    expect(longest("")).toBe(0);
  });
});
