import { describe, expect, test } from "vitest";
import { endOf, formations } from "./formations";
import { distance, place } from "./geometry";
import { frame } from "./positions";
import { ribbons } from "./ribbon";

describe("formations", () => {
  test("an Assembly is its centre and the three around, in its religion's colour", () => {
    const { view, choices } = frame("assembly");
    const [found] = formations(view, choices, "assembly");
    expect(found).toMatchObject({ kind: "assembly", religion: "blue", at: view.centre });
    expect(found!.places.map((each) => view.followers[each])).toEqual(Array(4).fill("blue"));
  });

  test("an Apostate one is unholy, a Machine is called so", () => {
    expect(formations(frame("target").view, [], "unholy")[0]!.kind).toBe("unholy");
    expect(formations(frame("machine").view, [], "")[0]!.kind).toBe("machine");
    expect(formations(frame("assembly").view, [], "machine")[0]!.kind).toBe("machine");
  });

  test("those who choose and those who look on see the same tangled Wings and Assemblies", () => {
    for (const name of ["tangled", "assemblies", "three"]) {
      const { view, choices } = frame(name);
      const chosen = formations(view, choices, "");
      expect(chosen.length).toBeGreaterThan(1);
      expect(formations(view, [], "")).toEqual(expect.arrayContaining(chosen));
    }
  });

  test("Wings are the middle and two or three of one other religion", () => {
    const { view, choices } = frame("tangled");
    for (const { places, religion } of formations(view, choices, "")) {
      expect(view.followers[places[0]!]).not.toBe(religion);
      expect(places.slice(1).every((each) => view.followers[each] === religion)).toBe(true);
      expect(places.length).toBeGreaterThan(2);
    }
  });

  test("a surrounded pillar is shown at the end, and a quiet board shows nothing", () => {
    const { view } = frame("surrounded");
    expect(formations(view, [], "")).toMatchObject([{ kind: "ring", religion: "blue" }]);
    expect(formations(frame("opening").view, [], "")).toEqual([]);
  });

  test("ends are told by winner and reason, without a winner too", () => {
    expect(endOf(frame("surrounded").view)).toMatchObject({ winner: 0, religion: "blue" });
    expect(endOf(frame("wiped-out").view)).toMatchObject({ religion: "apostate", reason: "wiped-out" });
    for (const name of ["neutral-wiped-out", "neutral-surrounded", "turn-limit"])
      expect(endOf(frame(name).view)).toEqual({ winner: -1, religion: "", reason: name });
  });
});

describe("ribbons", () => {
  const crowd = (name: string) => Object.keys(frame(name).view.followers).map((at) => place(at)!);

  test("lie within the window and over no piece if there is room", () => {
    const { view, choices } = frame("assembly");
    const [ribbon] = ribbons(formations(view, choices, ""), ({ kind }) => kind, crowd("assembly"));
    expect(ribbon).toMatchObject({ text: "assembly", religion: "blue" });
    expect(Math.abs(ribbon!.y)).toBeLessThan(390);
    expect(crowd("assembly").filter((each) => distance(each, ribbon!) < 20)).toEqual([]);
  });

  test("do not lie over each other", () => {
    const { view, choices } = frame("tangled");
    const [one, two] = ribbons(formations(view, choices, ""), () => "Wings", crowd("tangled"));
    const apart = Math.abs(one!.y - two!.y) >= 38 || Math.abs(one!.x - two!.x) >= one!.wide;
    expect(apart).toBe(true);
  });
});
