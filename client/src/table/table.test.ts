import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { PlayShown, Shown } from "$/net/told";
import type { TableNow, Told } from "$/protocol";
import { notes } from "$/kit/toasts.svelte";
import { learn, speak } from "$/words/words.svelte";
import { Hands } from "./hands.svelte";
import { actionOf } from "./keys";
import { forget, forgetAll, keep, keyFor, keyIn, mine, mineOf, seatIn } from "./mine.svelte";
import { allBy, carryOut, leave, taken, type Plan } from "./plan";
import { Table } from "./table.svelte";

const sent: { do: string; nonce: string; [key: string]: unknown }[] = [];
let sockets: FakeSocket[] = [];

class FakeSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    sockets.push(this);
  }
  send(text: string) {
    sent.push(JSON.parse(text));
  }
  close() {}
  tell(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

beforeAll(async () => {
  vi.stubGlobal("location", { protocol: "http:", host: "table", pathname: "/", hash: "" });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("WebSocket", FakeSocket);
  await speak("en");
  await learn("room");
});
beforeEach(() => {
  sent.length = 0;
  sockets = [];
  notes.length = 0;
});

const now = (over: Partial<TableNow> = {}): TableNow => ({
  room: "r",
  phase: "playing",
  host: 0,
  game: "questor",
  players: 3,
  options: {},
  pack: "",
  brought: null,
  settings: {},
  seats: [
    { people: [0], acting: 0, shared: false, bot: "" },
    { people: [1, 2], acting: 1, shared: true, bot: "" },
    { people: [], acting: -1, shared: false, bot: "club" },
  ],
  people: [
    { person: 0, name: "Ann", face: "", seat: 0, ready: true, up: true },
    { person: 1, name: "Bob", face: "", seat: 1, ready: true, up: true },
    { person: 2, name: "Cleo", face: "", seat: 1, ready: true, up: true },
  ],
  asked: null,
  series: null,
  games: 1,
  commitment: "00",
  coded: false,
  ...over,
});

const play = (actions: string[], asks = "turn"): PlayShown => ({
  view: { actor: 0 },
  asks,
  answered: false,
  undo: "",
  clocks: [],
  outcome: null,
  words: {
    prompt: "Ann, move.",
    choices: actions.map((action) => ({ action, label: action, group: "" })),
    sections: [],
    places: {},
    cards: {},
    briefing: [],
    outcome: "",
  },
});

const act = (seq: number, line: string): Told => ({
  seq,
  at: 0,
  fact: {
    kind: "act",
    seat: 0,
    by: "person",
    person: 0,
    action: "move:n",
    events: [{ event: "moved", facts: {} }],
    lines: [line],
  },
});

const update = (seq: number, told: Told[], over: Partial<Shown> = {}): Shown => ({
  is: "update",
  seq,
  told,
  table: now(),
  play: play([]),
  ...over,
});

function seated(person = 0, link = "abc"): Table {
  const table = new Table(link);
  table.open();
  sockets.at(-1)!.tell({ is: "welcome", room: "r", person, seq: 1, now: 0 });
  return table;
}

test("seats are called by those who sit there", () => {
  const table = seated();
  table.hear(update(5, []));
  expect(table.names).toEqual(["Ann", "Bob / Cleo", "Clover"]);
  expect([table.seat, table.isHost]).toEqual([0, true]);
});

test("what happened before a reload is in the log, but is not acted out again", () => {
  const table = seated();
  table.hear(update(5, [act(3, "Ann moves north."), act(4, "Ann moves south.")]));
  expect(table.log.map((each) => each.text)).toEqual(["Ann moves north.", "Ann moves south."]);
  expect(table.show.shown?.events).toEqual([]);
  table.hear(update(6, [act(5, "Ann moves east.")], { table: null }));
  expect(table.show.shown?.events).toEqual([{ event: "moved", facts: {} }]);
  expect(table.log.length).toBe(3);
});

test("all of the page waits for the board, and the log comes with what is seen", () => {
  const table = seated();
  table.hear(update(1, [act(1, "Ann moves north.")], { play: play(["move:s"]) }));
  let told: (events: number) => void = () => {};
  let done = () => {};
  table.show.join({ act: (_, tells, ends) => ([told, done] = [tells, ends]), skip: () => done() });
  const fresh = [act(2, "Bob rolls."), act(3, "Bob slays a monster.")];
  table.hear(update(3, fresh, { table: now({ phase: "over" }), play: play([]) }));
  expect([table.log.length, table.now?.phase, table.choices.length, table.busy]).toEqual([1, "playing", 1, true]);
  void table.act("move:s");
  expect(sent.filter((each) => each.do === "act")).toEqual([]);
  told(1);
  expect(table.log.map((each) => [each.text, each.ply])).toEqual([
    ["Ann moves north.", 1],
    ["Bob rolls.", 2],
  ]);
  done();
  expect(table.log.map((each) => each.ply)).toEqual([1, 2, 3]);
  expect([table.now?.phase, table.choices.length, table.busy]).toEqual(["over", 0, false]);
});

test("a line of the log knows its moment in the record, undone ones and earlier games aside", () => {
  const table = seated();
  const undo: Told = { seq: 4, at: 0, fact: { kind: "undo", seat: 0, n: 1, by: "person" } };
  table.hear(update(6, [act(2, "a"), act(3, "b"), undo, act(5, "c")]));
  expect(table.log.map((each) => each.ply)).toEqual([1, undefined, undefined, 2]);
  expect(table.log.map((each) => each.undone)).toEqual([undefined, true, undefined, undefined]);
  const next: Told = { seq: 6, at: 0, fact: { kind: "next", rematch: true } };
  const deal: Told = { seq: 7, at: 0, fact: { kind: "deal", game: 1, header: {} } };
  table.hear(update(9, [next, deal, act(8, "d")]));
  expect(table.log.map((each) => each.ply)).toEqual([undefined, undefined, undefined, undefined, undefined, 1]);
});

test("a game that goes on from a record counts what it goes on from once", () => {
  const table = seated();
  const fact = { kind: "choose", game: "questor", players: 3, options: {}, pack: "", plies: 2 } as const;
  const deal: Told = { seq: 3, at: 0, fact: { kind: "deal", game: 0, header: {} } };
  table.hear(update(8, [{ seq: 2, at: 0, fact }, deal, act(4, "a"), act(5, "b"), act(6, "c")]));
  expect(table.log.flatMap((each) => each.ply ?? [])).toEqual([1, 2, 3]);
});

test("phrases and undo are told by name, also of those who left", () => {
  const table = seated();
  table.hear(update(5, []));
  const gone = now({ people: now().people.slice(0, 1) });
  const told: Told[] = [
    { seq: 5, at: 0, fact: { kind: "phrase", person: 1, phrase: "wow" } },
    { seq: 6, at: 0, fact: { kind: "undo", seat: 0, n: 1, by: "person", person: 0 } },
  ];
  table.hear(update(7, told, { table: gone }));
  expect(table.log.map((each) => each.text)).toEqual(["Bob: “Wow!”", "Ann undid a move."]);
});

test("a seat adds its bytes to the luck once for each promise", () => {
  const table = seated();
  table.hear(update(5, [], { table: now({ phase: "sharing" }), play: null }));
  sockets[0]!.tell(update(5, [], { table: now({ phase: "sharing" }), play: null }));
  const shares = sent.filter((each) => each.do === "share");
  expect(shares.length).toBe(1);
  expect(shares[0]!["share"]).toMatch(/^[0-9a-f]{32}$/);
});

test("an action says what it was decided on; a die of one's own is entered", async () => {
  const table = seated();
  sockets[0]!.tell(update(9, [], { play: play(["move:n"]) }));
  expect(table.asked).toBe(true);
  const done = table.act("move:n");
  expect(sent.at(-1)).toMatchObject({ do: "act", action: "move:n", seen: 9 });
  expect(table.busy).toBe(true);
  sockets[0]!.tell({ is: "done", nonce: sent.at(-1)!.nonce, seq: 10 });
  await done;
  expect(table.busy).toBe(false);
  expect(table.advised).toBe(true);
  sockets[0]!.tell(update(11, [], { play: play(["roll:3"], "enter") }));
  expect([table.asked, table.advised]).toEqual([true, false]);
  void table.act("roll:3");
  expect(sent.at(-1)).toMatchObject({ do: "enter", action: "roll:3" });
});

test("a refusal is said in words", async () => {
  const table = seated();
  sockets[0]!.tell(update(9, []));
  const answer = table.ask({ do: "start" });
  sockets[0]!.tell({ is: "refused", nonce: sent.at(-1)!.nonce, code: "not-host" });
  await answer;
  expect(notes.map((each) => each.text)).toEqual(["Only the host can do that."]);
});

test("why not names the rule, and opens no book", async () => {
  vi.stubGlobal("fetch", async () => ({
    ok: true,
    json: async () => [{ rule: "T-1.1", says: { en: "It is not your turn." } }],
  }));
  const table = seated();
  sockets[0]!.tell(update(9, []));
  const asked = table.whyNot("move:n");
  sockets[0]!.tell({ is: "why", nonce: sent.at(-1)!.nonce, action: "move:n", rule: "T-1.1" });
  await asked;
  expect(table.why).toEqual({ words: "It is not your turn.", rule: "T-1.1" });
  expect([table.rule, table.reading]).toEqual(["", false]);
});

test("why not is said of what was touched, where the table has words for it", async () => {
  const table = seated();
  sockets[0]!.tell(update(9, []));
  const asked = table.whyNot("stuck", "a5");
  expect(sent.at(-1)).toMatchObject({ do: "why-not", action: "stuck", at: "a5" });
  const words = "a5 is too far: one step at a time.";
  sockets[0]!.tell({ is: "why", nonce: sent.at(-1)!.nonce, action: "stuck", rule: "Q-3.1", at: "a5", words });
  await asked;
  expect(table.why).toEqual({ words, rule: "Q-3.1" });
});

test("the own bytes are looked for in the header, and it is said", async () => {
  for (const honest of [true, false]) {
    sockets = [];
    notes.length = 0;
    const table = seated(0, `witness ${honest}`);
    sockets[0]!.tell(update(3, [], { table: now({ phase: "sharing", commitment: `77${honest}` }) }));
    const { nonce, share } = sent.at(-1)!;
    sockets[0]!.tell({ is: "done", nonce, seq: 4 });
    const header = { commitment: `77${honest}`, shares: [honest ? share : "00"] };
    sockets[0]!.tell(update(5, [{ seq: 4, at: 0, fact: { kind: "deal", game: 0, header } }]));
    const word = honest ? "helped to shuffle" : "did not use";
    await vi.waitFor(() => expect(table.log.at(-1)?.text).toContain(word));
    expect(notes.length).toBe(honest ? 0 : 1);
  }
});

test("what is said of the deal stands before what was played since", async () => {
  const table = seated(0, "witness late");
  sockets[0]!.tell(update(3, [], { table: now({ phase: "sharing", commitment: "99" }) }));
  const { nonce, share } = sent.at(-1)!;
  const header = { commitment: "99", shares: [share] };
  sockets[0]!.tell(update(6, [{ seq: 4, at: 0, fact: { kind: "deal", game: 0, header } }, act(5, "Ann moves.")]));
  sockets[0]!.tell({ is: "done", nonce, seq: 4 });
  await vi.waitFor(() => expect(table.log.some(({ text }) => text.includes("helped to shuffle"))).toBe(true));
  expect(table.log.at(-1)?.text).toBe("Ann moves.");
});

test("bytes that the table had no use for are not missed", async () => {
  const table = seated(0, "witness again");
  sockets[0]!.tell(update(3, [], { table: now({ phase: "sharing", commitment: "88" }) }));
  const header = { commitment: "88", shares: ["11"] };
  sockets[0]!.tell(update(5, [{ seq: 4, at: 0, fact: { kind: "deal", game: 0, header } }]));
  sockets[0]!.tell({ is: "refused", nonce: sent.at(-1)!.nonce, code: "not-sharing" });
  await vi.waitFor(() => expect(table.log.length).toBe(1));
  expect(notes).toEqual([]);
});

test("a plan is carried out step by step and stops at a no", async () => {
  const plan: Plan = { game: "questor", players: 3, options: {}, settings: null, chairs: allBy(3, { by: "bot", level: "club" }), start: true };
  leave("abc", plan);
  expect(taken("other")).toBe(null);
  expect(taken("abc")).toBe(plan);
  expect(taken("abc")).toBe(null);
  const asked: string[] = [];
  const table = { ask: async (message: { do: string }) => (asked.push(message.do), { is: "done" }) };
  const hands = { table } as unknown as Hands;
  const here = async (_: Hands, seat: number, name: string) => asked.push(`${name} ${seat}`) > 0;
  await carryOut(hands, plan, here);
  expect(asked).toEqual(["choose", "sit", "bot", "bot", "start"]);
  asked.length = 0;
  await carryOut(hands, { ...plan, chairs: [{ by: "here", name: "Bea" }, { by: "link" }], start: false }, here);
  expect(asked).toEqual(["choose", "sit", "Bea 1"]);
  asked.length = 0;
  table.ask = async (message) => (asked.push(message.do), { is: "refused" });
  await carryOut(hands, plan, here);
  expect(asked).toEqual(["choose"]);
});

test("between secret hands a curtain falls, between open ones the page turns", () => {
  for (const secret of [true, false]) {
    sockets = [];
    const hands = new Hands(["a", "b"]);
    sockets[0]!.tell(update(1, [], { play: play([]) }));
    sockets[1]!.tell(update(1, [], { play: play(["move:n"]) }));
    hands.turn(secret);
    expect([hands.shown, hands.next]).toEqual(secret ? [0, 1] : [1, -1]);
    if (secret) hands.lift();
    expect([hands.shown, hands.next]).toEqual([1, -1]);
    hands.turn(secret);
    expect([hands.shown, hands.next]).toEqual([1, -1]);
  }
});

test("after a reload nobody sees a secret hand unasked, even if it is the first one's turn", () => {
  const hands = new Hands(["a", "b"]);
  sockets[0]!.tell(update(1, [], { play: play(["move:n"]) }));
  sockets[1]!.tell(update(1, [], { play: play([]) }));
  hands.turn(true);
  expect(hands.next).toBe(0);
  const alone = new Hands(["a"]);
  sockets[2]!.tell(update(1, [], { play: play(["move:n"]) }));
  alone.turn(true);
  expect(alone.next).toBe(-1);
});

test("after a reload one curtain falls, for the one who is asked, whoever's line is first", () => {
  const hands = new Hands(["a", "b"]);
  sockets[0]!.tell(update(1, [], { play: play([]) }));
  hands.turn(true);
  expect([hands.next, hands.hides(true), hands.hides(false)]).toEqual([-1, true, false]);
  sockets[1]!.tell(update(1, [], { play: play(["move:n"]) }));
  hands.turn(true);
  expect([hands.next, hands.hides(true)]).toEqual([1, false]);
  hands.lift();
  hands.turn(true);
  expect([hands.shown, hands.next]).toEqual([1, -1]);
});

test("the clock stands behind the curtain, and a line that came back is told again", () => {
  const hands = new Hands(["a", "b"]);
  const timed = now({ settings: { clock: { kind: "limit" } } });
  sockets[0]!.tell(update(1, [], { table: timed, play: play([]) }));
  sockets[1]!.tell(update(1, [], { table: timed, play: play(["move:n"]) }));
  const curtains = () => sent.filter((each) => each.do === "curtain").map((each) => each["down"]);
  hands.turn(true);
  hands.draw();
  hands.draw();
  expect(curtains()).toEqual([true]);
  sockets[1]!.tell({ is: "done", nonce: sent.at(-1)!.nonce, seq: 1 });
  vi.useFakeTimers();
  sockets[1]!.onopen?.();
  sockets[1]!.onclose?.();
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
  sockets[2]!.tell(update(1, [], { table: timed, play: play(["move:n"]) }));
  hands.draw();
  expect(curtains()).toEqual([true, true]);
  hands.lift();
  hands.draw();
  expect(curtains()).toEqual([true, true, false]);
});

test("tables are kept by a key of the device, the latest first, a few words at a time", () => {
  const one = keyFor("one", ["a"]);
  const two = keyFor("two", ["b"]);
  keep(one, { door: "d", game: "rae" });
  expect(mine().map((each) => each.room)).toEqual(["one", "two"]);
  expect(mineOf(one)).toMatchObject({ links: ["a"], door: "d", game: "rae" });
  expect(keyFor("one", ["a", "c"])).toBe(one);
  expect(mineOf(one)!.links).toEqual(["a", "c"]);
  expect(keyFor("one", ["z"])).not.toBe(one);
  expect([keyIn(`~${two}`), keyIn("b")]).toEqual([two, ""]);
});

test("who watches keeps the seat they have, and what is forgotten is gone", () => {
  const seat = keyFor("own", ["mine"]);
  const watched = keyFor("other", ["look"]);
  keep(watched, { watching: true });
  expect(seatIn("own")?.key).toBe(seat);
  expect(seatIn("other")).toBeUndefined();
  forget(seat);
  expect(seatIn("own")).toBeUndefined();
  forgetAll();
  expect(mine()).toEqual([]);
});

test("letters do nothing when they are turned off or held with others", () => {
  const key = (over: object) => ({ key: "u", target: null, ...over }) as unknown as KeyboardEvent;
  vi.stubGlobal("Element", class {});
  expect(actionOf(key({}), true)).toBe("undo");
  expect(actionOf(key({ key: "3" }), true)).toBe(3);
  expect(actionOf(key({}), false)).toBe(null);
  expect(actionOf(key({ ctrlKey: true }), true)).toBe(null);
});

test("the keys of the table are documented", () => {
  const page = readFileSync(join(import.meta.dirname, "../../../docs/page.md"), "utf8");
  for (const key of ["1–9", "C", "U", "H", "R", "P", "L", "?"]) expect(page).toContain(`| \`${key}\``);
});
