import { gzipSync } from "node:zlib";
import { afterEach, expect, test, vi } from "vitest";
import { fetched, plain } from "./packed";
import { still } from "./still";

afterEach(() => vi.unstubAllGlobals());

const bytes = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(text));
const text = (found: Uint8Array): string => new TextDecoder().decode(found);

test("what is packed is unpacked, and what a server unpacked on the way is taken as it is", async () => {
  expect(text(await plain(new Uint8Array(gzipSync("words"))))).toBe("words");
  expect(text(await plain(bytes("words")))).toBe("words");
});

test("every part that comes is counted, and a file that is not there is none", async () => {
  vi.stubGlobal("fetch", async (url: string) => new Response(bytes("12345"), { status: url === "here" ? 200 : 404 }));
  let came = 0;
  expect(text(await fetched("here", (more) => (came += more)))).toBe("12345");
  expect(came).toBe(5);
  await expect(fetched("gone")).rejects.toThrow("404");
});

test("what is the same for everybody lies in files, each read once; the rest is asked for", async () => {
  const asked: string[] = [];
  vi.stubGlobal("location", { pathname: "/games/", href: "https://example.org/games/" });
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url.split("/still/")[1]!);
    const told = { "/api/games": ["six"], "/api/feasts/7/3": ["Thomas"], "/api/games/questor/options": { x: 1 } };
    return new Response(new Uint8Array(gzipSync(JSON.stringify(told))));
  });
  expect(await still("/api/games")).toEqual(["six"]);
  expect(await still("/api/games/questor/options")).toEqual({ x: 1 });
  expect(await still("/api/feasts/7/3")).toEqual(["Thomas"]);
  expect(await still("/api/games/nobody")).toBeUndefined();
  expect(await still("/api/room")).toBeUndefined();
  expect(await still("/api/study/en/memory/all/1/2")).toBeUndefined();
  expect(asked).toEqual(["shelf.pack", "feasts-7.pack"]);
});

test("a file that did not come is asked for again", async () => {
  let up = false;
  vi.stubGlobal("location", { pathname: "/games/", href: "https://example.org/games/" });
  vi.stubGlobal("fetch", async () => (up ? new Response(bytes('{"/api/rules/Q-1.1": 1}')) : Promise.reject(new Error("gone"))));
  expect(await still("/api/rules/Q-1.1")).toBeUndefined();
  up = true;
  expect(await still("/api/rules/Q-1.1")).toBe(1);
});
