import { expect, test } from "vitest";
import { modeIn } from "$/start/modes";
import { askedIn, hashOf, type Asked } from "./address";

const asked: Asked = {
  game: "questor",
  players: 3,
  bots: "random",
  games: 200,
  options: { mage_tiles: "22", gifts: true },
  numbers: { "goals.tiles": 20, "die.monsters.0": 3 },
  against: { mage_tiles: "18", gifts: false },
  house: true,
};

test("what is compared goes into an address and comes back", () => {
  expect(askedIn(hashOf(asked))).toEqual(asked);
  expect(hashOf({ game: "rae", players: 0, bots: "", games: 0, options: {}, numbers: {}, against: {}, house: false })).toBe("rae");
  expect(askedIn("rae")).toEqual({ game: "rae", players: 0, bots: "", games: 0, options: {}, numbers: {}, against: {}, house: false });
});

test("a link to a new table is understood, and the other way round", () => {
  expect(askedIn("questor&name=Ours&players=2&-gifts=true")).toMatchObject({ game: "questor", players: 2, options: { gifts: true } });
  expect(modeIn(hashOf(asked))).toEqual({ game: "questor", name: "", players: 3, options: asked.options });
});

test("what is no number is left out", () => {
  expect(askedIn("questor&players=x&.goals.tiles=many&.goals.trophies=2.5&.goals.three=3")).toMatchObject({ players: 0, numbers: { "goals.three": 3 } });
  expect(askedIn("questor&players=-2&games=1e9x")).toMatchObject({ players: 0, games: 0 });
});
