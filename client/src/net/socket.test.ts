import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { announced } from "./notice.svelte";
import { learnRoom } from "./rooms";
import { Line, type LineState } from "./socket";
import { tableTime } from "./time";
import type { Shown } from "./told";

const AHEAD = 90_000;

class FakeSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: { do: string; nonce: string }[] = [];
  constructor(
    readonly url: string,
    readonly protocols: string[],
  ) {}
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.onclose?.();
  }
  tell(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  begin(seq: number) {
    this.onopen?.();
    this.tell({ is: "welcome", room: "r", person: 0, seq, now: Date.now() + AHEAD });
    this.tell({ is: "update", seq, told: [], table: null, play: null });
  }
}

let sockets: FakeSocket[];
let states: string[];
let heard: Shown[];
let why: string;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("location", { protocol: "http:", host: "table", pathname: "/" });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  [sockets, states, heard, why] = [[], [], [], ""];
  learnRoom("", "abc");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function line() {
  const made = new Line(
    "abc",
    "en",
    {
      update: (update: Shown) => void heard.push(update),
      welcome: () => {},
      state: (state: LineState, said) => void states.push(`${state} ${said}`.trim()),
    },
    {
      open: (url, protocols) => {
        const socket = new FakeSocket(url, protocols);
        sockets.push(socket);
        return socket as unknown as WebSocket;
      },
      ask: async () => why,
    },
  );
  made.open();
  return made;
}

const back = () => vi.advanceTimersByTimeAsync(20_000);

test("the link is no part of the address", () => {
  line();
  expect(sockets[0]!.url).toBe("ws://table/ws?since=0&lang=en&show=plain");
  expect(sockets[0]!.protocols).toEqual(["questable.1", "link.abc"]);
});

test("the room's name stands in the address once the table has told it", async () => {
  line();
  sockets[0]!.begin(3);
  sockets[0]!.close();
  await back();
  expect(sockets[1]!.url).toMatch(/^ws:\/\/table\/ws\?since=3&lang=en&show=plain&room=r$/);
});

test("the time is the table's, whatever the device's own clock says", async () => {
  line();
  sockets[0]!.begin(1);
  expect(tableTime()).toBe(Date.now() + AHEAD);
  vi.setSystemTime(Date.now() - 3_600_000);
  sockets[0]!.close();
  await back();
  sockets[1]!.begin(1);
  expect(tableTime()).toBe(Date.now() + AHEAD);
});

test("what is shown is said once: by the address, or over the open line", async () => {
  const made = line();
  made.shows("picture");
  expect(sockets[0]!.sent).toEqual([]);
  sockets[0]!.begin(3);
  expect(sockets[0]!.sent).toEqual([{ do: "show", show: "picture" }]);
  made.shows("picture");
  made.shows("plain");
  expect(sockets[0]!.sent.slice(1)).toEqual([{ do: "show", show: "plain" }]);
  sockets[0]!.close();
  made.shows("picture");
  await back();
  expect(sockets[1]!.url).toContain("&show=picture");
  sockets[1]!.begin(3);
  expect(sockets[1]!.sent).toEqual([]);
});

test("a new socket builds on no words of the one before", async () => {
  const play = { view: {}, asks: "wait", answered: false, undo: "", clocks: [], outcome: null };
  const told = (words: object) => ({ is: "update", seq: 1, told: [], table: null, play: { ...play, words } });
  line();
  sockets[0]!.begin(1);
  sockets[0]!.tell(told({ prompt: "Go!" }));
  sockets[0]!.tell(told({}));
  expect(heard.at(-1)!.play!.words!.prompt).toBe("Go!");
  sockets[0]!.close();
  await back();
  sockets[1]!.tell(told({}));
  expect(heard.at(-1)!.play!.words!.prompt).toBe("");
});

test("after a cut it comes back with the last row, and asks again with the same nonce", async () => {
  const made = line();
  sockets[0]!.begin(12);
  const answer = made.ask({ do: "start" });
  const first = sockets[0]!.sent[0]!;
  sockets[0]!.close();
  expect(states).toEqual(["up", "cut"]);
  await back();
  expect(sockets[1]!.url).toContain("since=12");
  sockets[1]!.begin(14);
  expect(sockets[1]!.sent).toEqual([first]);
  sockets[1]!.tell({ is: "done", nonce: first.nonce, seq: 14 });
  expect(await answer).toMatchObject({ is: "done", seq: 14 });
  sockets[1]!.close();
  await back();
  sockets[2]!.begin(14);
  expect(sockets[2]!.sent).toEqual([]);
});

test("what was asked half an hour ago is not asked again", async () => {
  const made = line();
  sockets[0]!.begin(12);
  const old = made.ask({ do: "start" });
  sockets[0]!.close();
  vi.setSystemTime(Date.now() + 1_790_000);
  void made.ask({ do: "ready" });
  vi.setSystemTime(Date.now() + 10_001);
  await back();
  sockets[1]!.begin(12);
  expect(sockets[1]!.sent.map((each) => each.do)).toEqual(["ready"]);
  expect(await old).toMatchObject({ is: "refused", code: "stale" });
});

test("what is asked while the line is cut goes out when it is back", async () => {
  const made = line();
  void made.ask({ do: "ready" });
  expect(sockets[0]!.sent).toEqual([]);
  sockets[0]!.begin(1);
  expect(sockets[0]!.sent.map((each) => each.do)).toEqual(["ready"]);
});

test.each(["removed", "void", "gone"])("a farewell for good: %s", async (said) => {
  const made = line();
  sockets[0]!.begin(1);
  const open = made.ask({ do: "undo" });
  sockets[0]!.tell({ is: "bye", why: said });
  sockets[0]!.close();
  await back();
  expect(states.at(-1)).toBe(`closed ${said}`);
  expect(sockets.length).toBe(1);
  expect(await open).toMatchObject({ is: "refused", code: "no-link" });
});

test("a restart is no farewell", async () => {
  line();
  sockets[0]!.begin(1);
  sockets[0]!.tell({ is: "bye", why: "restart" });
  sockets[0]!.close();
  await back();
  expect(states).toEqual(["up", "cut restart"]);
  expect(sockets.length).toBe(2);
});

test("a link that nobody knows ends it; a server that is away does not", async () => {
  line();
  sockets[0]!.close();
  await back();
  expect(sockets.length).toBe(2);
  why = "no-link";
  sockets[1]!.close();
  await back();
  expect(states.at(-1)).toBe("closed no-link");
  expect(sockets.length).toBe(2);
});

test("a line that says nothing for 45 seconds is dead, though nobody closed it", async () => {
  line();
  sockets[0]!.begin(1);
  sockets[0]!.close = () => {};
  await vi.advanceTimersByTimeAsync(40_000);
  sockets[0]!.tell({ is: "ping", n: 1 });
  await vi.advanceTimersByTimeAsync(40_000);
  expect(states).toEqual(["up"]);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(states).toEqual(["up", "cut"]);
  await back();
  expect(sockets.length).toBe(2);
});

test("a class whose lines were cut together does not come back in the same instant", async () => {
  const waited = async (random: number): Promise<number> => {
    vi.spyOn(Math, "random").mockReturnValue(random);
    line();
    const before = sockets.length;
    sockets.at(-1)!.begin(1);
    sockets.at(-1)!.close();
    let ms = 0;
    for (; sockets.length === before && ms < 1_000; ms += 5) await vi.advanceTimersByTimeAsync(5);
    vi.restoreAllMocks();
    return ms;
  };
  const [first, last] = [await waited(0), await waited(0.99)];
  expect(first).toBeGreaterThan(100);
  expect(last).toBeLessThan(400);
  expect(last - first).toBeGreaterThan(100);
});

test("what the keeper of the house says is no answer", () => {
  line();
  sockets[0]!.begin(1);
  sockets[0]!.tell({ is: "notice", text: { en: "Back at noon." } });
  expect([announced("en"), announced("fr")]).toEqual(["Back at noon.", "Back at noon."]);
  sockets[0]!.tell({ is: "notice", text: {} });
  expect(announced("en")).toBe("");
});

test("a history in parts is one piece of news", async () => {
  line();
  sockets[0]!.onopen?.();
  const told = (seq: number) => ({ seq, at: 0, fact: { kind: "phrase", person: 0, phrase: "wow" } });
  sockets[0]!.tell({ is: "update", seq: 1, told: [told(0)], table: null, play: null, part: "now" });
  expect(states).toEqual([]);
  sockets[0]!.tell({ is: "update", seq: 2, told: [told(1)], table: null, play: null });
  expect(heard.map((update) => update.told.map((each) => each.seq))).toEqual([[0, 1]]);
  sockets[0]!.tell({ is: "update", seq: 3, told: [told(2)], table: null, play: null, part: "now" });
  sockets[0]!.close();
  await back();
  expect(sockets[1]!.url).toContain("since=2");
  sockets[1]!.begin(2);
  expect(heard.at(-1)!.told).toEqual([]);
});

test("a ping is answered at once; an answer that never comes cuts the line", async () => {
  const made = line();
  sockets[0]!.begin(1);
  sockets[0]!.tell({ is: "ping", n: 7 });
  expect(sockets[0]!.sent).toEqual([{ do: "pong", n: 7 }]);
  void made.ask({ do: "next" });
  await vi.advanceTimersByTimeAsync(11_000);
  expect(states).toContain("cut");
});
