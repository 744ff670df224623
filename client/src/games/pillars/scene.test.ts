import { describe, expect, test } from "vitest";
import type { Heard } from "$/protocol";
import { around, distance, place, site } from "./geometry";
import { STORIES } from "./positions";
import { beats, positionOf, sceneOf, type Scene } from "./scene";

const heard = (event: string, facts: Heard["facts"]): Heard => ({ event, facts });
const acted = (scene: Scene, events: readonly Heard[]) =>
  events.reduce((now, event) => beats(now, event).at(-1)?.scene ?? now, scene);

describe("what is seen of a game", () => {
  test.each(STORIES)("$name: by its events alone it comes to the true position", ({ start, end, events }) => {
    const last = acted(sceneOf(start, null), events);
    const drawn = positionOf(last);
    expect(drawn.followers).toEqual(end.followers);
    expect([...drawn.pillars].sort()).toEqual([...end.pillars].sort());
    expect(drawn.followers).not.toEqual(start.followers);
  });

  test("a piece keeps its key while it moves, and so does whatever stands still", () => {
    const { start, events } = STORIES[0]!;
    const before = sceneOf(start, null);
    const move = events.find(({ event }) => event === "moved")!;
    const after = beats(before, move).at(-1)!.scene;
    const key = (scene: Scene, at: unknown) => scene.stones.find((each) => each.at === at)?.key;
    expect(key(after, move.facts["to"])).toBe(key(before, move.facts["from"]));
    const settled = sceneOf(positionOf(after), after);
    expect(settled.stones.map(({ key }) => key)).toEqual(after.stones.map(({ key }) => key));
    expect(new Set([...settled.stones, ...settled.pillars].map(({ key }) => key)).size).toBe(
      settled.stones.length + settled.pillars.length,
    );
  });

  test("Wings are seen before they turn one, and the last step stays on the board", () => {
    const seen = STORIES.flatMap(({ start, events }) => {
      let scene = sceneOf(start, null);
      return events.flatMap((event) => {
        const steps = beats(scene, event);
        scene = steps.at(-1)?.scene ?? scene;
        return steps.map((step) => ({ event, step }));
      });
    });
    const turned = seen.filter(({ event }) => event.facts["by"] === "wings");
    expect(turned.length).toBeGreaterThan(1);
    expect(turned.map(({ step }) => step.scene.told?.kind)).toContain("wings");
    for (const { event, step } of seen.filter(({ event }) => event.event === "moved"))
      expect(step.scene.trail).toEqual({ from: event.facts["from"], to: event.facts["to"] });
  });

  test("what is only said is not shown", () => {
    const scene = sceneOf(STORIES[0]!.start, null);
    expect(beats(scene, heard("tangled", {}))).toEqual([]);
    expect(beats(scene, heard("stopped", {}))).toHaveLength(1);
  });

  test("between two pockets a follower goes around their site", () => {
    const [from, to, rim] = ["a4", "a5", "a45"] as const;
    const way = around(from, to);
    expect(distance(way[0]!, place(from)!)).toBeLessThan(0.01);
    expect(distance(way.at(-1)!, place(to)!)).toBeLessThan(0.01);
    const reach = distance(place(from)!, site(rim)!);
    for (const point of way) expect(distance(point, site(rim)!)).toBeCloseTo(reach, 1);
    expect(around("g4", "g5")).toEqual([]);
  });
});
