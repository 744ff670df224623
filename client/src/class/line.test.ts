import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ClassLine, type ClassNow } from "./line";

class FakeSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: { do: string; nonce: string }[] = [];
  constructor(readonly url: string) {}
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.onclose?.();
  }
  tell(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let sockets: FakeSocket[];
let states: string[];
let told: ClassNow[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("location", { protocol: "http:", host: "class", pathname: "/" });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  [sockets, states, told] = [[], [], []];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function line() {
  const made = new ClassLine("abc", "en", (now) => void told.push(now), (state, why) => void states.push(`${state} ${why}`.trim()), {
    open: (url) => {
      sockets.push(new FakeSocket(url));
      return sockets.at(-1) as unknown as WebSocket;
    },
    ask: async () => "",
  });
  made.open();
  return made;
}

test("an answer that was cut off goes out again with its nonce, once the class was told anew", async () => {
  const made = line();
  sockets[0]!.tell({ is: "pupil", room: "r", now: 0 });
  const answered = made.ask({ do: "answer", number: 1, choice: 2 });
  sockets[0]!.close();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(sockets[1]!.url).toBe("ws://class/ws?lang=en&room=r");
  expect(sockets[1]!.sent).toEqual([]);
  sockets[1]!.tell({ is: "pupil", room: "r", now: 0 });
  expect(sockets[1]!.sent).toEqual(sockets[0]!.sent);
  sockets[1]!.tell({ is: "done", nonce: sockets[0]!.sent[0]!.nonce, seq: 0 });
  expect((await answered).is).toBe("done");
  expect(told).toHaveLength(2);
  expect(states).toEqual(["up", "cut", "up"]);
});

test.each(["closed", "removed", "void"])("a class that says %s is left for good", async (why) => {
  line();
  sockets[0]!.tell({ is: "pupil", room: "r", now: 0 });
  sockets[0]!.tell({ is: "bye", why });
  sockets[0]!.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(states).toEqual(["up", `closed ${why}`]);
  expect(sockets).toHaveLength(1);
});

test("a way that was asked for is the answer, and a sign of life is answered", async () => {
  const made = line();
  sockets[0]!.tell({ is: "teacher", room: "r", now: 0 });
  const way = made.ask({ do: "screen" });
  sockets[0]!.tell({ is: "ping", n: 7 });
  expect(sockets[0]!.sent.at(-1)).toEqual({ do: "pong", n: 7 });
  sockets[0]!.tell({ is: "way", nonce: sockets[0]!.sent[0]!.nonce, room: "r", link: "wall" });
  expect(await way).toMatchObject({ is: "way", link: "wall" });
});
