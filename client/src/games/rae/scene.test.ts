import { describe, expect, test } from "vitest";
import type { Heard } from "$/protocol";
import { beats } from "./beats";
import { GAMES, viewOf } from "./games";
import { after, handSpots, sceneOf, type Scene } from "./scene";

/** What two scenes must agree on: cards of an event are in play until the discards have them. */
function told(scene: Scene) {
  const { discards, pending, unseen, ...rest } = scene;
  return { ...rest, used: [...discards, ...pending].sort() };
}

describe("what is seen of a game", () => {
  test.each(GAMES)("$name: by its events alone it comes to the true table", ({ start, frames }) => {
    let scene = sceneOf(start);
    for (const [n, { events, view }] of frames.entries()) {
      scene = events.reduce(after, scene);
      expect(told(scene), `moment ${n}`).toEqual(told(sceneOf(view)));
    }
  });

  test.each(GAMES)("$name: what is acted out leads to the same", ({ start, frames }) => {
    let scene = sceneOf(start);
    for (const { events, view } of frames) {
      for (const event of events) {
        const steps = beats(scene, event);
        if (!steps.length) expect(after(scene, event), event.event).toEqual(scene);
        for (const { lasts } of steps) expect(lasts).toBeGreaterThan(0);
        const there = steps.at(-1)?.scene ?? scene;
        expect(there, event.event).toEqual(after(scene, event));
        scene = there;
      }
      expect(told(scene)).toEqual(told(sceneOf(view)));
    }
  });

  test("the games have all that can happen", () => {
    const kinds = new Set(GAMES.flatMap(({ frames }) => frames.flatMap(({ events }) => events.map(({ event }) => event))));
    for (const kind of ["stolen-card", "paid-card", "exchanged-cards", "burnt", "cancelled", "formed", "no-draw"])
      expect(kinds).toContain(kind);
  });
});

describe("how a card gets there", () => {
  const heard = (event: string, facts: Heard["facts"]): Heard => ({ event, facts });
  const scene = sceneOf(
    viewOf({ hand: ["red-sword", "red-sword"], sizes: [2, 5], groups: ["quest red 1 1 red-crown red-scroll"] }),
  );
  const added = heard("added", { seat: 0, card: "red-sword", group: "quest", of: "red", n: 1, owner: 1 });

  test("it is in the air first, neither in the hand nor in the group", () => {
    const [flying, landed] = beats(scene, added);
    expect(flying?.flights).toEqual([{ card: "red-sword", from: "hand:red-sword.2", to: "red-1:red-sword" }]);
    expect(flying?.scene.unseen).toEqual(["hand:red-sword.2", "red-1:red-sword"]);
    expect(flying?.scene.hand).toHaveLength(2);
    expect(landed?.scene.unseen).toEqual([]);
    expect(landed?.scene.hand).toEqual(["red-sword"]);
  });

  test("others' cards come from where they sit, and nobody sees what is stolen", () => {
    const other = heard("stolen", { seat: 1, from: 0 });
    expect(beats(scene, other)[0]?.flights).toEqual([{ card: "", from: "hand", to: "seat:1" }]);
  });

  test("an event is large for more than a second, with whom it is aimed at", () => {
    const [beat] = beats(scene, heard("event-at-seat", { seat: 1, event: "thieves", at: 0 }));
    expect(beat?.lasts).toBe(1200);
    expect(beat?.banner).toEqual({ card: "thieves", seat: 1, at: 0, cancelled: false });
  });

  test("equal cards in a hand are spots of their own", () => {
    expect(handSpots(["a", "b", "b", "c"])).toEqual(["hand:a", "hand:b", "hand:b.2", "hand:c"]);
  });
});
