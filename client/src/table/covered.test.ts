/** A device without a server that goes from hand to hand: the page holds one hand at most. */

import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { speak } from "$/words/words.svelte";
import { Hands } from "./hands.svelte";

interface Fake {
  url: string;
  sent: { do: string; down?: boolean }[];
  onmessage: ((event: { data: string }) => void) | null;
}
const sockets: Fake[] = vi.hoisted(() => []);

vi.mock("$/base", () => ({ onDevice: true, served: false, house: "device-abc", prefix: () => "", at: (path: string) => path }));
vi.mock("$/device/socket", () => ({
  DeviceSocket: class {
    sent: object[] = [];
    onmessage = null;
    constructor(readonly url: string) {
      sockets.push(this as unknown as Fake);
    }
    send(text: string) {
      this.sent.push(JSON.parse(text) as object);
    }
    close() {}
  },
}));

beforeAll(async () => {
  vi.stubGlobal("location", { protocol: "http:", host: "table", pathname: "/", hash: "" });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});
beforeEach(() => void (sockets.length = 0));

const tell = (n: number, message: object) => sockets[n]!.onmessage!({ data: JSON.stringify(message) });
const people = ["Ann", "Bea"].map((name, person) => ({ person, name, face: "", seat: person, ready: true, up: true }));
const seats = [0, 1].map((person) => ({ people: [person], acting: person, shared: false, bot: "" }));
const room = (phase = "playing") => ({ room: "r", phase, host: 0, game: "rae", players: 2, options: {}, pack: "",
  brought: null, settings: {}, seats, people, asked: null, series: null, games: 1, commitment: "", coded: false });
const update = (play: object, phase?: string) => ({ is: "update", seq: 3, told: [], table: room(phase), play });
const hidden = (asks: string) => ({ view: {}, asks });
const open = (card: string, choices: string[]) => ({
  view: { game: "rae", hand: [card] },
  asks: choices.length ? "turn" : "wait",
  words: { prompt: "", choices: choices.map((action) => ({ action, text: action })), cards: { [card]: {} } },
});
const covers = (n: number) => sockets[n]!.sent.filter((each) => each.do === "cover").map((each) => each.down);

function dealt(): Hands {
  const hands = new Hands(["a", "b"]);
  tell(0, update(hidden("wait")));
  tell(1, update(hidden("turn")));
  hands.turn(true);
  hands.cover(true);
  return hands;
}

test("all hands are covered from the first word on, and it is known who is asked", () => {
  const hands = dealt();
  expect(sockets.map(({ url }) => url.endsWith("&cover=1"))).toEqual([true, true]);
  expect([hands.next, covers(0), covers(1)]).toEqual([1, [], []]);
  expect(hands.tables.map((each) => [each.asked, each.blind])).toEqual([[false, true], [true, true]]);
});

test("who lifts the curtain has their hand, and the other stays away", () => {
  const hands = dealt();
  hands.lift();
  hands.cover(true);
  expect([covers(0), covers(1)]).toEqual([[], [false]]);
  expect(hands.hides(true)).toBe(true);
  // Of the time before it is nothing to be heard.
  tell(1, update(hidden("turn")));
  expect(hands.hides(true)).toBe(true);
  tell(1, { is: "covered", down: false });
  tell(1, update(open("light-4", ["play:light-4"])));
  expect([hands.hides(true), hands.table.asked]).toEqual([false, true]);
  expect(JSON.stringify(hands.table.play)).toContain("light-4");
});

test("when the curtain falls nothing of the hand is left, and what is on its way is not heard", () => {
  const hands = dealt();
  hands.lift();
  hands.cover(true);
  tell(1, { is: "covered", down: false });
  const acted = { seq: 2, at: 0, fact: { kind: "act", seat: 1, by: "person", person: 1, action: "x", events: [], lines: ["light-4 drawn"] } };
  tell(1, { ...update(open("light-4", [])), told: [acted] });
  expect(hands.table.log.length).toBe(1);
  hands.next = 0;
  hands.cover(true);
  tell(1, update(open("light-5", [])));
  tell(1, { is: "covered", down: true });
  tell(1, update(hidden("wait")));
  const bea = hands.tables[1]!;
  expect([covers(1), bea.cards, bea.log, bea.show.shown?.view]).toEqual([[false, true], {}, [], undefined]);
  expect(JSON.stringify([bea.play, bea.show.shown])).not.toContain("light");
});

test("hands are covered before they are dealt", () => {
  const hands = new Hands(["a", "b"]);
  for (const phase of ["lobby", "sharing"]) {
    for (const n of [0, 1]) tell(n, { ...update({}, phase), play: null });
    hands.cover(true);
  }
  expect([covers(0), covers(1), hands.hides(true)]).toEqual([[], [], false]);
});

test("once it is over, or where nothing is secret, all is shown", () => {
  const over = dealt();
  tell(0, update(hidden("over"), "over"));
  over.cover(true);
  expect([covers(0), covers(1)]).toEqual([[false], [false]]);
  sockets.length = 0;
  dealt().cover(false);
  expect([covers(0), covers(1)]).toEqual([[false], [false]]);
});
