/** A mode that somebody made is the same again by link and by file. */

import { beforeEach, expect, test, vi } from "vitest";
import { dropMode, fileOf, hashOf, keepMode, keptModes, modeIn, modeOf, typed, type OwnMode } from "./modes";

const MODE: OwnMode = {
  game: "holy-quest",
  name: "Sunday & \"friends\"",
  players: 3,
  options: { mode: "full", dice: "2", captains: false, difficulty: 3, target: "auto" },
};
const isNumber = (key: string) => ["difficulty", "target"].includes(key);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});

test("a link says all of it", () => {
  const found = modeIn(hashOf(MODE));
  expect({ ...found, options: typed(found.options, isNumber) }).toEqual(MODE);
  expect(modeIn("pillars")).toEqual({ game: "pillars", name: "", players: 0, options: {} });
  expect(modeIn("pillars&players=x").players).toBe(0);
});

test("a file says all but how many play, as the commands have it", () => {
  expect(modeOf(fileOf(MODE))).toEqual({ ...MODE, players: 0 });
  expect(modeOf('# ours\ngame = "rae"\nname = "x"\n\n[options]\nteams = true # two against two\n')?.options).toEqual({ teams: true });
  for (const wrong of ["", "hello", "game = [1]", "[options]\na = 1"]) expect(modeOf(wrong)).toBe(null);
});

test("one of a name is kept, and can be forgotten", () => {
  keepMode(MODE);
  keepMode({ ...MODE, players: 4 });
  keepMode({ ...MODE, game: "rae" });
  expect(keptModes().map((each) => [each.game, each.players])).toEqual([
    ["rae", 3],
    ["holy-quest", 4],
  ]);
  dropMode(MODE);
  expect(keptModes().length).toBe(1);
  localStorage.setItem("questable.modes", "nonsense");
  expect(keptModes()).toEqual([]);
});
