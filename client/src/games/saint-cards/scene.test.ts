import { describe, expect, it } from "vitest";
import type { Heard } from "../../protocol";
import recorded from "./games.json";
import { beats, sceneOf, type Beat, type Scene, type Seen } from "./scene";

interface Frame {
  view: Partial<Seen>;
  events: Heard[];
}
const games = Object.entries(recorded as unknown as Record<string, Frame[]>);

/** The scene and all beats after an entry's events. */
function acted(from: Scene, events: Heard[]): { scene: Scene; seen: Beat[] } {
  const seen: Beat[] = [];
  let scene = from;
  for (const heard of events) {
    const some = beats(scene, heard);
    seen.push(...some);
    scene = some.at(-1)?.scene ?? scene;
  }
  return { scene, seen };
}

/** Claims that were wrong are known by the choices that are left; the order of cards is the deck's. */
const plain = (scene: Scene) => ({
  ...scene,
  hand: [...scene.hand].sort(),
  shared: [...scene.shared].sort(),
  wrong: [],
  missed: [],
});

describe.each(games)("the picture of a whole game: %s", (_, frames) => {
  it("comes by its events alone to what the view shows", () => {
    let view = frames[0]!.view as Seen;
    for (const [n, frame] of frames.entries()) {
      if (n === 0) continue;
      const { scene } = acted(sceneOf(view), frame.events);
      view = { ...view, ...frame.view };
      expect(plain(scene), `entry ${n}`).toEqual(plain(sceneOf(view)));
    }
  });

  it("shows every step for a while, and no card that these eyes may not see", () => {
    let view = frames[0]!.view as Seen;
    for (const frame of frames.slice(1)) {
      const told = JSON.stringify(frame.events);
      const { seen } = acted(sceneOf(view), frame.events);
      for (const beat of seen) {
        expect(beat.lasts).toBeGreaterThan(0);
        if (beat.flies?.card) expect(told).toContain(beat.flies.card);
      }
      view = { ...view, ...frame.view };
    }
  });
});

describe("a card that is played", () => {
  it("lies beside the one it was played on until it is paid, then on it", () => {
    const before = { ...sceneOf(games[0]![1][0]!.view as Seen), top: "monica", hand: ["augustine"], sizes: [1, 4], treasures: [0, 0] };
    const told: Heard[] = [
      { event: "played", facts: { seat: 0, card: "augustine", on: "monica" } },
      { event: "matched", facts: { seat: 0, card: "augustine", on: "monica", facts: "birth-century geography-africa", n: 2 } },
      { event: "paid", facts: { seat: 0, n: 2, total: 2, for: "matches" } },
    ];
    const { seen, scene } = acted({ ...before, seat: 0 }, told);
    expect(seen.map(({ kind }) => kind)).toEqual(["play", "land", "match", "pays", "settle", "rest"]);
    expect(seen[2]!.scene).toMatchObject({ top: "monica", laid: "augustine", shared: ["birth-century", "geography-africa"] });
    expect(scene).toMatchObject({ top: "augustine", laid: "", hand: [], treasures: [2, 0] });
  });
});

describe("being noticed", () => {
  const scene = sceneOf({ ...(games[0]![1][0]!.view as Seen), seat: 0 });
  const noticed = (seat: number): Heard => ({ event: "noticed", facts: { seat, by: 2 } }) as unknown as Heard;

  it("is told with who noticed, and for longer to whoever it happens to", () => {
    const [[own], [other]] = [beats(scene, noticed(0)), beats(scene, noticed(1))];
    expect(own).toMatchObject({ kind: "noticed", seat: 0, by: 2 });
    expect(own!.lasts).toBeGreaterThan(2000);
    expect(other!.lasts).toBeLessThan(own!.lasts);
  });
});
