import { beforeEach, describe, expect, it, vi } from "vitest";
import { beats, sceneOf, type Scene } from "./scene";
import { READ, Throws } from "./throws.svelte";

const VIEW = {
  seat: 0,
  pace: "race" as const,
  phase: "play" as const,
  actor: -2,
  hands: [
    ["francis", "clare", "-", "monica", "?"],
    ["?", "?", "?", "?", "?"],
  ],
  draw: [3, 3],
  left: [8, 8],
  piles: [["anne"], ["denis"]],
  sides: [5, 5],
};
let scene: Scene;
let sent: string[];
let answers: ((rule: string) => void)[];
let throws: Throws;

function heard(event: string, facts: Record<string, string | number>): void {
  for (const beat of beats(scene, { event, facts })) scene = beat.scene;
  throws.settle();
}

beforeEach(() => {
  vi.useFakeTimers();
  [scene, sent, answers] = [sceneOf(VIEW, null), [], []];
  throws = new Throws({
    scene: () => scene,
    send: (action) => {
      sent.push(action);
      return new Promise((done) => answers.push(done));
    },
  });
});

describe("a throw", () => {
  it("goes out at once, aimed at what lies on top", () => {
    expect(throws.go(0, "left")).toBe(true);
    expect(sent).toEqual(["play:1:left:anne"]);
    expect(throws.of(0)?.card).toBe("francis");
  });

  it("waits for no other, and may be aimed at one that is still on its way", () => {
    throws.go(0, "left");
    throws.go(1, "left");
    throws.go(3, "right");
    expect(sent).toEqual(["play:1:left:anne", "play:2:left:francis", "play:4:right:denis"]);
  });

  it("is nothing from an empty slot, of a hidden card, or of one that has left already", () => {
    for (const slot of [2, 4]) expect(throws.go(slot, "left")).toBe(false);
    throws.go(0, "left");
    expect(throws.go(0, "right")).toBe(false);
    expect(sent).toHaveLength(1);
  });

  it("is not lost while cards are still seen coming: all is shown, and it flies", () => {
    const dealt = scene;
    const hands = [["-", "-", "-", "-", "-"], dealt.hands[1]!];
    scene = { ...dealt, hands, piles: [[], []] };
    let hurried = 0;
    throws = new Throws({
      scene: () => scene,
      hurry: () => {
        hurried += 1;
        scene = dealt;
      },
      send: (action) => {
        sent.push(action);
        return new Promise(() => {});
      },
    });
    expect(throws.go(0, "left")).toBe(true);
    expect(throws.go(0, "left")).toBe(false);
    expect(throws.go(1, "right")).toBe(true);
    expect(sent).toEqual(["play:1:left:anne", "play:2:right:denis"]);
    expect(hurried).toBe(1);
  });

  it("has landed when the table says so, whichever comes first, answer or news", async () => {
    throws.go(0, "left");
    heard("played", { seat: 0, slot: 1, card: "francis", pile: "left", left: 7 });
    expect(throws.flying).toEqual([]);
    answers[0]!("");
    await vi.advanceTimersByTimeAsync(0);
    expect(throws.miss).toBeNull();
  });

  it("comes back when it was too late: who covered what, and nothing is lost", async () => {
    throws.go(0, "left");
    heard("played", { seat: 1, slot: 4, card: "martha", pile: "left", left: 7 });
    expect(throws.of(0)).toBeDefined();
    answers[0]!("S-6.5");
    await vi.advanceTimersByTimeAsync(0);
    expect(throws.of(0)).toBeUndefined();
    expect(throws.miss).toMatchObject({ aim: "anne", top: "martha", by: 1, rule: "S-6.5", slot: 0 });
    expect(throws.go(0, "left")).toBe(true);
    expect(sent.at(-1)).toBe("play:1:left:martha");
  });

  it("is told of until it has been read", async () => {
    throws.go(0, "right");
    heard("turned", { pile: "right", card: "cecilia" });
    answers[0]!("S-6.5");
    await vi.advanceTimersByTimeAsync(0);
    expect(throws.miss?.by).toBe(-1);
    vi.advanceTimersByTime(READ);
    expect(throws.miss).toBeNull();
  });
});
