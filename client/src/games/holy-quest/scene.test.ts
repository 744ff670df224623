import { describe, expect, it } from "vitest";
import type { Heard } from "$/protocol";
import { games } from "./games";
import { after, beats, sceneOf, type Beat, type Scene } from "./scene";

/** What must be the same however one comes there; cards are what was seen last. */
function position({ pawns, clockwise, ice, tokens, allies }: Scene) {
  return { pawns, clockwise, ice, tokens, allies };
}

/** All beats of a game, from its first turn on. */
function* seen(name: string): Generator<{ beat: Beat; before: Scene; heard: Heard; entry: number }> {
  let scene: Scene | null = null;
  for (const [entry, { view, events }] of games[name]!.entries()) {
    if (scene) {
      for (const heard of events) {
        const before: Scene = scene;
        for (const beat of beats(before, heard)) yield { beat, before, heard, entry };
        scene = after(before, heard);
      }
    }
    scene = sceneOf(view, scene);
  }
}

describe.each(Object.keys(games))("motion in a game of %s", (name) => {
  it("comes by its events alone to what the view shows", () => {
    const frames = games[name]!;
    for (const [i, { view, events }] of frames.entries()) {
      const was = frames[i - 1]?.view;
      if (!was || was.pawns.length !== view.pawns.length || was.players.length !== view.players.length) continue;
      const told = events.reduce(after, sceneOf(was, null));
      expect(position(told), `entry ${i}`).toEqual(position(sceneOf(view, null)));
      if (told.top) expect(told.top, `entry ${i}`).toBe(view.top_saint);
    }
  });

  it("shows every event that changes the picture, for a while", () => {
    for (const { beat, before, heard, entry } of seen(name)) {
      expect(beat.lasts, `entry ${entry} ${heard.event}`).toBeGreaterThan(0);
      expect(beat.scene).toEqual(after(before, heard));
    }
    for (const [i, { view, events }] of games[name]!.entries()) {
      const scene = sceneOf(view, null);
      for (const heard of events.filter((each) => !beats(scene, each).length && each.event !== "turn"))
        expect(after(scene, heard), `entry ${i} ${heard.event}`).toEqual(scene);
    }
  });

  it("walks tile by tile: each way begins where the pawn stood and ends where it stands", () => {
    for (const { beat, before, entry } of seen(name)) {
      if (!beat.via.length) continue;
      const place = (scene: Scene) => scene.pawns.find(({ pawn }) => pawn === beat.pawn)?.place;
      expect(beat.via[0], `entry ${entry}`).toBe(place(before));
      expect(beat.via.at(-1), `entry ${entry}`).toBe(place(beat.scene));
      if (beat.gait === "walk") expect(beat.via.length).toBeLessThanOrEqual(13);
    }
  });
});

describe("what is shown", () => {
  const kinds = new Set(Object.keys(games).flatMap((name) => [...seen(name)].map(({ beat }) => beat.kind)));

  it("has been tried with what moves, freezes, melts, turns, is read and is asked", () => {
    const rare = ["swapped", "sent-to-start", "crossed", "forward", "bumped", "back", "froze", "unfroze", "direction"];
    const cards = ["drew-action", "saint-read", "question", "answered", "kept", "token-taken", "allied", "in-throne"];
    for (const kind of [...rare, ...cards]) expect([...kinds], kind).toContain(kind);
  });

  it("throws one die or two, and waits for those who read", () => {
    for (const { beat } of seen("competition")) {
      if (beat.kind === "rolled") expect(beat.dice).toHaveLength(1);
      if (beat.kind === "rolled-both") expect(beat.dice).toHaveLength(2);
      expect(beat.waits === true).toBe(["saint-read", "answered"].includes(beat.kind));
    }
  });

  it("tells who drew an Action card, until the next turn", () => {
    const drawn = [...seen("competition")].filter(({ beat }) => beat.kind === "drew-action");
    expect(drawn.length).toBeGreaterThan(2);
    for (const { beat } of drawn) expect(beat.scene.drawer).toBeGreaterThanOrEqual(0);
    const next = after(drawn[0]!.beat.scene, { event: "turn", facts: { seat: 1 } });
    expect([next.action, next.drawer]).toEqual([0, -1]);
  });

  it("keeps a card before everybody until another is used", () => {
    const cards = [...seen("competition")].flatMap(({ beat }) => (beat.kind === "answered" ? [beat.scene.card!] : []));
    expect(cards.length).toBeGreaterThan(2);
    for (const card of cards) {
      expect(card.saint).not.toBe("");
      expect(card.due).toBeGreaterThan(0);
      expect(card.answer).toBeGreaterThan(0);
    }
  });
});
