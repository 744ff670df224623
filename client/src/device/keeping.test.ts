import { afterEach, beforeEach, expect, test, vi } from "vitest";

const LIST = { folder: "device-abc", bytes: 12, files: { "assets/a.js": 2, "device-abc/table.lib.pack": 10 } };
let shell: Map<string, Response>;
let up: Set<string>;
let line: { type?: string };

/** A cache that fetches from those that are up. */
const cache = {
  match: async (url: string) => shell.get(url)?.clone(),
  put: async (url: string, answer: Response) => void shell.set(url, answer),
  add: async (url: string) => {
    if (!up.has(url)) throw new Error(url);
    shell.set(url, new Response("x"));
  },
};
const at = (name: string) => `https://example.org/${name}`;

beforeEach(() => {
  vi.resetModules();
  [shell, line] = [new Map(), {}];
  up = new Set(["", ...Object.keys(LIST.files)].map(at));
  vi.stubGlobal("document", { documentElement: { dataset: { device: "device-abc" } } });
  vi.stubGlobal("location", { pathname: "/", search: "", hash: "", href: at("") });
  vi.stubGlobal("caches", { open: async () => cache });
  vi.stubGlobal("navigator", { serviceWorker: {}, connection: line });
  vi.stubGlobal("fetch", async () => Response.json(LIST));
});
afterEach(() => vi.unstubAllGlobals());

test("nothing is fetched before somebody says so, and the size is told", async () => {
  const { consider, keeping } = await import("./keeping.svelte");
  await consider();
  expect([keeping.stage, keeping.of, shell.size]).toEqual(["offered", 12, 0]);
});

test("what was wanted is there, the page itself included, and from then on it is offered without a line", async () => {
  const { keepAll, keeping } = await import("./keeping.svelte");
  const { isKept } = await import("./kept.svelte");
  await keepAll();
  expect([keeping.stage, keeping.bytes, isKept()]).toEqual(["kept", 12, true]);
  expect([...shell.keys()].sort()).toEqual([at(""), at("assets/a.js"), at("device-abc/table.lib.pack"), at("offline.json")]);
});

test("half of it is nothing", async () => {
  up.delete(at("device-abc/table.lib.pack"));
  const { keepAll, keeping } = await import("./keeping.svelte");
  const { isKept, look } = await import("./kept.svelte");
  await keepAll();
  expect([keeping.stage, isKept(), await look()]).toEqual(["failed", false, false]);
});

test("what is of another house does not count", async () => {
  shell.set(at("offline.json"), Response.json({ ...LIST, folder: "device-old" }));
  const { look } = await import("./kept.svelte");
  expect(await look()).toBe(false);
});

test("who wanted it once gets what is new, but is asked where bytes are dear", async () => {
  const { wishes } = await import("$/kit/wishes.svelte");
  wishes.away = true;
  const { consider, keeping } = await import("./keeping.svelte");
  line.type = "cellular";
  await consider();
  expect([keeping.stage, shell.size]).toEqual(["offered", 0]);
  line.type = "wifi";
  await consider();
  expect(keeping.stage).toBe("kept");
});

test("over plain http nothing is offered", async () => {
  vi.stubGlobal("caches", undefined);
  delete (globalThis as { caches?: unknown }).caches;
  const { consider, keeping } = await import("./keeping.svelte");
  await consider();
  expect(keeping.stage).toBe("none");
});
