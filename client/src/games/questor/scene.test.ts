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

  it("shows every event that changes the picture, and ends with the truth", () => {
    for (let i = 1; i < frames.length; i++) {
      const [before, end] = [sceneOf(frames[i - 1]!.view), sceneOf(frames[i]!.view)];
      const steps = beats(before, frames[i]!.events, end);
      if (steps.length === 0) expect(end).toEqual(before);
      else expect(steps[steps.length - 1]!.scene).toBe(end);
      for (const step of steps) expect(step.ms).toBeGreaterThan(0);
    }
  });

  it("knows where each step happens, and what the die shows", () => {
    const steps = frames.slice(1).flatMap(({ view, events }, i) =>
      beats(sceneOf(frames[i]!.view), events, sceneOf(view)),
    );
    for (const step of steps) {
      if (step.kind !== "rolled-first" && step.kind !== "gems") expect(step.place).toBeGreaterThanOrEqual(0);
      if (step.kind === "revealed") expect(step.die).toBeGreaterThan(0);
    }
  });

  it("turns a tile's arms by a quarter, either way", () => {
    expect(turned(0b1110, "cw")).toBe(0b1101);
    expect(turned(0b1101, "ccw")).toBe(0b1110);
  });
});
