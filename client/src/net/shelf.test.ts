import { afterEach, expect, test, vi } from "vitest";
import { botLevels, levelTitle, stock, usualLevel } from "./shelf.svelte";

afterEach(() => vi.unstubAllGlobals());

test("a game is offered with the bots that it has here, in the order of the list", async () => {
  const told: Record<string, unknown> = {
    games: [
      { key: "rae", title: { en: "Ràe" }, levels: ["expert", "club"] },
      { key: "questor", title: { en: "Questor" }, levels: ["club"] },
    ],
    bots: ["club", "expert"].map((level) => ({ level, title: { en: level }, usual: level === "club" })),
  };
  vi.stubGlobal("location", { pathname: "/", href: "https://example.org/" });
  vi.stubGlobal("fetch", async (url: string) => Response.json(told[url.slice(url.lastIndexOf("/") + 1)]));
  await stock();
  expect(botLevels("rae").map(({ level }) => level)).toEqual(["club", "expert"]);
  expect(botLevels("questor").map(({ level }) => level)).toEqual(["club"]);
  expect(botLevels("nobody")).toEqual([]);
  expect([usualLevel(), levelTitle("expert")]).toEqual(["club", "expert"]);
});
