import { describe, expect, it } from "vitest";
import type { Heard } from "../../protocol";
import type { QuestorView } from "../../views/questor";
import game from "./game.json";
import { after, beats, sceneOf, turned } from "./scene";

interface Frame {
  view: QuestorView;
  events: Heard[];
}
const frames = game as unknown as Frame[];

describe("motion", () => {
  it("comes by its events alone to what the view shows, through a whole game", () => {
    for (let i = 1; i < frames.length; i++) {
      const { view, events } = frames[i]!;
      const told = events.reduce(after, sceneOf(frames[i - 1]!.view));
      expect(told, `entry ${i}`).toEqual(sceneOf(view));
    }
  });

  it("shows every event that changes the picture", () => {
    for (let i = 1; i < frames.length; i++) {
      const before = sceneOf(frames[i - 1]!.view);
      for (const heard of frames[i]!.events) {
        const steps = beats(before, heard);
        if (steps.length === 0) expect(after(before, heard), heard.event).toEqual(before);
        for (const step of steps) expect(step.lasts).toBeGreaterThan(0);
      }
    }
  });

  it("knows where each step happens, and what the die shows", () => {
    const steps = frames.slice(1).flatMap(({ events }, i) => {
      let scene = sceneOf(frames[i]!.view);
      return events.flatMap((heard) => {
        const seen = beats(scene, heard);
        scene = seen.at(-1)?.scene ?? scene;
        return seen;
      });
    });
    for (const step of steps) {
      if (step.kind !== "rolled-first" && step.kind !== "gems") expect(step.place).toBeGreaterThanOrEqual(0);
      if (step.kind === "revealed") expect(step.dice?.[0]).toBeGreaterThan(0);
    }
  });

  it("turns a tile's arms by a quarter, either way", () => {
    expect(turned(0b1110, "cw")).toBe(0b1101);
    expect(turned(0b1101, "ccw")).toBe(0b1110);
  });
});
