/** The dungeon, its tiles and its pieces on paper. */

import { shapes, type Box, type Drawings } from "$/drawings/draw";
import { fetchWords } from "$/words/game.svelte";
import Emblem from "./Emblem.svelte";
import Gem from "./Gem.svelte";
import Hero from "./Hero.svelte";
import Monster from "./Monster.svelte";
import Printed from "./Printed.svelte";
import { CROSS, MARGIN, SIZE, TILE, WIDTH } from "./geometry";
import { HEROES } from "./meaning";
import { say } from "./words";

const PIECE: Box = [-36, -36, 72, 72];
const GRID: Box = [MARGIN, MARGIN, SIZE * TILE, SIZE * TILE];
const ONE: Box = [MARGIN, MARGIN, TILE, TILE];
/** A T with its wall in the north. */
const T = CROSS ^ 1;
const className = "questor";

const tile = (arms: number) => shapes(Printed, { arms }, ONE, { className, less: '.board > :not(defs), .bare, [id$="-rose"]' });
const piece = { className };

export function drawings(): Drawings {
  return {
    tile: tile(T),
    cross: tile(CROSS),
    window: shapes(Printed, {}, GRID, { className, less: '.board > :not(:has([id$="-panes"])), .bare, .tile' }),
    monster: shapes(Monster, {}, PIECE, piece),
    gem: shapes(Gem, {}, PIECE, piece),
    compass: shapes(Emblem, { kind: "compass" as const }, PIECE, piece),
    gift: shapes(Emblem, { kind: "gift" as const }, PIECE, piece),
  };
}

export async function lettered(lang: string): Promise<Drawings> {
  await fetchWords("questor", lang);
  const north = say("questor-dir", { dir: "n" }).charAt(0).toUpperCase();
  const less = '.tile, defs, [id$="-panes"] > *';
  const made: Drawings = { board: shapes(Printed, { north }, [0, 0, WIDTH, WIDTH], { className, less }) };
  for (const hero of HEROES) made[`hero ${hero}`] = shapes(Hero, { hero }, PIECE, piece);
  return made;
}
