import { describe, expect, it } from "vitest";
import type { Heard } from "$/protocol";
import races from "./races.json";
import { beats, sceneOf, topOf, type Scene, type Step } from "./scene";

type View = Parameters<typeof sceneOf>[0];
interface Race {
  name: string;
  seat: number;
  start: View;
  /** Of a pile, how high it is and what lies on top. */
  frames: { events: Heard[]; changed: Partial<Omit<View, "piles"> & { piles: [number, string?][] }> }[];
}
const RACES = races as unknown as Race[];

const seen = (scene: Scene, event: Heard): Step[] => beats(scene, event);
const after = (scene: Scene, event: Heard): Scene => seen(scene, event).at(-1)?.scene ?? scene;

/** What a test compares. */
function outline({ hands, draw, left, sides, piles }: Scene) {
  return { hands, draw, left, sides, piles: piles.map((pile) => [pile.length, ...pile.slice(-1).map(({ card }) => card)]) };
}

describe.each(RACES)("$name, seen from seat $seat", ({ start, frames }) => {
  it("comes by its events alone to every true position", () => {
    let scene = sceneOf(start, null);
    let truth: Record<string, unknown> = outline(scene);
    for (const [n, { events, changed }] of frames.entries()) {
      scene = events.reduce(after, scene);
      truth = { ...truth, ...changed };
      const { hands, draw, left, sides, piles } = truth;
      expect(outline(scene), `entry ${n}`).toEqual({ hands, draw, left, sides, piles });
    }
    expect(scene.over).toBe(true);
  });

  it("shows every event that changes the picture, for a time", () => {
    let scene = sceneOf(start, null);
    for (const { events } of frames)
      for (const event of events) {
        for (const { lasts } of seen(scene, event)) expect(lasts).toBeGreaterThan(0);
        scene = after(scene, event);
      }
  });

  it("remembers who laid what, also when a view follows", () => {
    let scene = sceneOf(start, null);
    for (const { events } of frames)
      for (const event of events) {
        scene = after(scene, event);
        if (event.event !== "played") continue;
        const { seat, slot, pile } = event.facts;
        const view = { ...start, ...scene, piles: scene.piles.map((each) => each.map(({ card }) => card)) };
        const settled = sceneOf(view as unknown as View, scene);
        expect(topOf(settled, pile as "left")?.from).toEqual({ seat, slot: Number(slot) - 1 });
      }
  });
});

it("tells stuck piles from a turn, in a race only", () => {
  const view = RACES[0]!.start;
  expect(sceneOf({ ...view, phase: "turn-left" }, null).stuck).toBe(true);
  expect(sceneOf({ ...view, phase: "turn-left", pace: "calm" }, null).stuck).toBe(false);
  expect(sceneOf({ ...view, phase: "play" }, null).stuck).toBe(false);
});
