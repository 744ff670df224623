/** The service worker, which is a script of its own: what it keeps when a new page comes. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const SCRIPT = readFileSync(new URL("../../public/sw.js", import.meta.url), "utf8");
const HTML = { headers: { "content-type": "text/html" } };

/** What is in its cache after somebody has opened a page that is another one now. */
async function after(page: string): Promise<string[]> {
  const kept = new Map<string, Response>([
    ["/", new Response('<html data-device="device-abc" lang="en">old', HTML)],
    ["/assets/old.js", new Response("")],
    ["/offline.json", new Response("")],
    ["/device-abc/table.lib.pack", new Response("")],
  ]);
  const name = (asked: string | { url: string }) => new URL(typeof asked === "string" ? asked : asked.url, "https://example.org").pathname;
  const shell = {
    match: async (asked: string | Request) => kept.get(name(asked))?.clone(),
    put: async (asked: string | Request, answer: Response) => void kept.set(name(asked), answer),
    delete: async (asked: string) => kept.delete(name(asked)),
    keys: async () => [...kept.keys()].map((path) => ({ url: `https://example.org${path}` })),
  };
  const hears: Record<string, (event: object) => void> = {};
  const self = { addEventListener: (event: string, hear: (event: object) => void) => (hears[event] = hear) };
  const location = new URL("https://example.org/sw.js");
  new Function("self", "caches", "fetch", "location", SCRIPT)(self, { open: async () => shell }, async () => new Response(page, HTML), location);
  await new Promise<void>((done) => {
    const request = { url: "https://example.org/table", method: "GET", mode: "navigate" };
    hears["fetch"]!({ request, respondWith: (answer: Promise<Response>) => void answer.then(() => done()) });
  });
  return [...kept.keys()].sort();
}

test("a new page with the same house keeps the house, and nothing else of the old one", async () => {
  expect(await after('<html data-device="device-abc" lang="en">new')).toEqual(["/", "/device-abc/table.lib.pack"]);
});

test("a house that is another one goes with the old page", async () => {
  expect(await after('<html data-device="device-def" lang="en">new')).toEqual(["/"]);
  expect(await after('<html lang="en">none')).toEqual(["/"]);
});

test("the same page keeps everything", async () => {
  expect(await after('<html data-device="device-abc" lang="en">old')).toHaveLength(4);
});
