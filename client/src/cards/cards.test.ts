import { describe, expect, it } from "vitest";
import type { SaintFacts } from "../protocol";
import { BAND, SIZES, bandOf, besideOf, linesOf, signsOf, uprightOf, wrapped, type Size } from "./face";
import { LEAST_STEP, fanOf, stepOf } from "./fan";

const francis: SaintFacts = {
  name: "St. Francis of Assisi",
  main: "brown",
  ribbons: ["teal"],
  birth: 12,
  passing: 13,
  month: 10,
  regions: ["western-europe"],
  order: "franciscan",
  designations: ["lay-soldier"],
  expansions: ["stigmatists", "bilocators"],
  days: "about 1181 – 1226 · 4 October",
  text: "",
  facts: {},
};
const most: SaintFacts = {
  ...francis,
  ribbons: ["red", "blue", "gray", "pink"],
  regions: ["africa", "caucasus", "americas"],
};

describe("a card's signs", () => {
  it("stand in one order, each once, on the card", () => {
    for (const size of ["large", "hand", "thumb"] as Size[])
      for (const card of [francis, most])
        for (const right of [false, true]) {
          const signs = signsOf(card, size, right);
          expect(new Set(signs.map(({ fact }) => fact)).size).toBe(signs.length);
          for (const { x, y, r } of signs) {
            expect(x - r).toBeGreaterThan(0);
            expect(x + r).toBeLessThan(SIZES[size].width);
            expect(y + r).toBeLessThan(SIZES[size].height);
          }
        }
  });

  it("stand at the right on the facing page, at the same height", () => {
    const [left, right] = [signsOf(francis, "large"), signsOf(francis, "large", true)];
    expect(right.map(({ y }) => y)).toEqual(left.map(({ y }) => y));
    expect(right[0]!.x).toBe(300 - left[0]!.x);
  });

  it("leave centuries out on a WildCard", () => {
    const wild = { ...francis, text: "Draw two cards.", regions: [], order: "", designations: [], expansions: [] };
    expect(signsOf(wild, "large").map(({ kind }) => kind)).toEqual(["colour", "month", "colour"]);
  });
});

describe("a name", () => {
  it("is broken where both lines are about as long, never after a small word", () => {
    expect(linesOf("St. Francis of Assisi", 13)).toEqual(["St. Francis", "of Assisi"]);
    expect(linesOf("St. Monica", 13)).toEqual(["St. Monica"]);
    expect(wrapped("one two three four", 9)).toEqual(["one two", "three", "four"]);
  });
});

describe("a fan", () => {
  const card = { width: 120, height: 168 };

  it("shows the strip of every card, whatever the room", () => {
    for (const room of [374, 600, 816])
      for (let n = 1; n <= 24; n++) {
        const { leaves } = fanOf(n, room, card);
        expect(leaves).toHaveLength(n);
        for (const [i, leaf] of leaves.entries()) {
          const next = leaves[i + 1];
          if (next && next.x > leaf.x) expect(next.x - leaf.x).toBeGreaterThanOrEqual(LEAST_STEP - 0.01);
        }
      }
  });

  it("never spreads cards further than they need", () => {
    expect(stepOf(2000, 120, 3)).toBe(106);
    expect(stepOf(374, 120, 4)).toBeCloseTo(84.67, 1);
  });

  it("is as high with every number of cards; a second row reaches over what lies above", () => {
    for (let n = 1; n <= 24; n++) {
      const { leaves, height } = fanOf(n, 816, card);
      expect(height).toBe(card.height + 15);
      expect(Math.max(...leaves.map(({ y }) => y)) + card.height).toBeLessThanOrEqual(height);
    }
  });

  it("lies in two rows over sixteen cards", () => {
    const { leaves } = fanOf(17, 816, card);
    expect(new Set(leaves.map(({ y }) => y)).size).toBe(2);
    expect(leaves.at(-1)!.y).toBe(0);
  });

  it("lies in one row for longer where less of a card has to be seen", () => {
    const small = { width: 86, height: 120 };
    expect(fanOf(6, 238, small).leaves[0]!.y).toBeLessThan(0);
    expect(fanOf(7, 238, small, 25).leaves.every(({ y }) => y >= 0)).toBe(true);
  });

  it("tells how much of each card is in sight: the last of a row whole, the others a step", () => {
    const { seen, step } = fanOf(7, 600, card);
    expect(seen.slice(0, -1)).toEqual(Array(6).fill(step / 120));
    expect(seen.at(-1)).toBe(1);
    expect(fanOf(17, 816, card).seen.filter((share) => share === 1)).toHaveLength(2);
  });
});

describe("a name beside the strip", () => {
  it("is whole, in three lines at most, and never wider than what is in sight", () => {
    for (const name of ["St. Nicholas of Flüe", "St. John Baptist de La Salle", "Sainte Claire d’Assise", "Our Lady"]) {
      const { lines, font } = besideOf(name, 46);
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.length).toBeLessThan(4);
      expect(name.endsWith(lines.join(" "))).toBe(true);
      expect(Math.max(...lines.map((line) => line.length)) * font * 0.53).toBeLessThanOrEqual(46);
    }
  });

  it("loses its title before it loses anything else, and is left out rather than cut", () => {
    expect(besideOf("St. Stephen the First Martyr", 46).lines[0]).toBe("Stephen");
    expect(besideOf("St. Wenceslaus", 20).lines).toEqual([]);
  });

  it("stands upright where no word fits, as high as the card at most", () => {
    expect(uprightOf("St. Wenceslaus", 16)).toEqual({ text: "Wenceslaus", font: 14 });
    for (const name of ["St. Thérèse of Lisieux", "St. Stephen the First Martyr", "Our Lady"]) {
      const { text, font } = uprightOf(name, 14)!;
      expect(text.length * font * 0.53).toBeLessThanOrEqual(148.01);
      expect(font).toBeLessThanOrEqual(14 * 0.9);
    }
    expect(uprightOf("St. Clare", 8)).toBeNull();
  });
});

describe("a name in the band of a small card", () => {
  // A card of a race is some 68 pixels wide on a phone, of the 120 that it is drawn in.
  const SCALE = 68 / SIZES.hand.width;

  it("is whole, within the band, and can be read on a phone", () => {
    const names = ["St. Stephen the First Martyr", "St. Mary Magdalene", "St. Kateri Tekakwitha", "Sainte Marguerite-Marie Alacoque", "St. Bede"];
    for (const name of names) {
      const { lines, font } = bandOf(name);
      expect(lines.join(" ").replaceAll("- ", "-")).toBe(name.replace(/^\S+ /, ""));
      expect(lines.length * font).toBeLessThanOrEqual(BAND.high);
      for (const line of lines) expect(line.length * font * 0.53).toBeLessThanOrEqual(BAND.wide);
      expect(font * SCALE).toBeGreaterThan(8.9);
    }
  });

  it("is as large as it can be where it is short", () => {
    expect(bandOf("St. Bede").font * SCALE).toBeGreaterThan(11);
  });

  it("leaves what counts in a race above it", () => {
    const counted = signsOf(most, "hand").filter(({ kind, y, r }) => y + r < BAND.top && kind !== "region");
    expect(counted.map(({ fact }) => fact)).toEqual(expect.arrayContaining(["colour-brown", "birth-century", "passing-century", "feast-month"]));
  });
});
