import { afterEach, expect, test, vi } from "vitest";
import { enterRoom, openRoom, record, seeRoom } from "./api";
import { inRoom, learnRoom } from "./rooms";

afterEach(() => vi.unstubAllGlobals());

test("a room's name stands in an address once it is known, and never a link", async () => {
  const asked: string[] = [];
  vi.stubGlobal("location", { pathname: "/" });
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const told = { room: "abcdef", link: "own", door: "door", watch: "watch", kind: "watch" };
    return Promise.resolve({ ok: true, json: async () => told, text: async () => "" });
  });
  await seeRoom("strange");
  await seeRoom("strange");
  await openRoom("Ann");
  await record("own", 0);
  await enterRoom("door", "Bob", false);
  await seeRoom("watch");
  expect(asked).toEqual([
    "/api/room",
    "/api/room?room=abcdef",
    "/api/rooms",
    "/api/room/records/0?room=abcdef",
    "/api/room/enter?room=abcdef",
    "/api/room?room=abcdef",
  ]);
});

test("what else an address asks for stays", () => {
  learnRoom("abcdef", "link");
  expect(inRoom("/ws?since=3", "link")).toBe("/ws?since=3&room=abcdef");
  expect(inRoom("/ws?since=3", "other")).toBe("/ws?since=3");
  expect(inRoom("/api/games")).toBe("/api/games");
});
