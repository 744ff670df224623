import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("document", { documentElement: { dataset: { house: "device-abc" } } });
  vi.stubGlobal("location", { pathname: "/games/index.html", search: "", hash: "", href: "https://example.org/games/index.html" });
});
afterEach(() => vi.unstubAllGlobals());

test("where only files are, a place stands behind a '?'", async () => {
  const { at, onDevice } = await import("$/base");
  expect(onDevice).toBe(true);
  expect(at("/table")).toBe("/games/?table");
  expect(at("/")).toBe("/games/");
});

test("the files of the house and what is kept have the name of their place", async () => {
  const { filesOfHouse, nameOf, shellOf } = await import("./files");
  expect(filesOfHouse()).toBe("https://example.org/games/device-abc/");
  expect(shellOf("https://example.org/games/")).toBe("questable-1/games");
  expect(nameOf("https://example.org/games/")).not.toBe(nameOf("https://example.org/other/"));
});

test("what only a server works out is no place here", async () => {
  const { placeOf } = await import("$/pages");
  expect(["/rules", "/lab", "/analysis", "/table"].map(placeOf)).toEqual(["/rules", "/", "/", "/table"]);
});

test("a table that is forgotten is deleted by its house, once", async () => {
  const asked = vi.fn(async () => Response.json(null));
  vi.doMock("./house", () => ({ asked }));
  const { keyFor, mine, mineOf } = await import("$/table/mine.svelte");
  const { forgetTable } = await import("$/table/forgetting");
  await forgetTable(mineOf(keyFor("room", ["mine", "yours"]))!);
  expect(asked.mock.calls).toEqual([["/api/room/forget", expect.anything(), "mine"]]);
  expect(mine()).toEqual([]);
  vi.doUnmock("./house");
});

test("games on this device wait for whoever is here, and nobody waits until the house is awake", async () => {
  const asked = vi.fn(() => new Promise<Response>(() => {}));
  vi.doMock("./house", () => ({ asked }));
  const { keep, keyFor } = await import("$/table/mine.svelte");
  const { myTurns } = await import("$/start/turns.svelte");
  expect(await myTurns()).toEqual([]);
  expect(asked).not.toHaveBeenCalled();
  const keys = ["lobby", "playing", "over"].map((phase) => {
    const key = keyFor(phase, [phase]);
    keep(key, { phase });
    return key;
  });
  expect((await myTurns()).map((each) => each.key)).toEqual([keys[1]]);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  vi.doUnmock("./house");
});
