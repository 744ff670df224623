/** Cards without their words, and what stands in their strip. */

import { text, type Box, type Drawings } from "$/drawings/draw";
import { printed } from "./art/faces";
import { GOLD, shape, star } from "./art/shapes";
import { SUITS, gem, suit } from "./art/signs";

const CARD: Box = [0, 0, 120, 168];
const SIGN: Box = [-14, -14, 28, 28];
const KINDS = ["hero", "monster", "lair", "item", "treasure", "event"];

export function drawings(): Drawings {
  const made: Drawings = { star: text(shape(star(5, 12, 12 * 0.455), GOLD, 1.8), SIGN) };
  for (const [name, drawn] of Object.entries(printed())) made[name] = text(drawn, CARD);
  for (const kind of KINDS) made[`gem ${kind}`] = text(gem(kind, 12, 0, 0), SIGN);
  for (const name of SUITS) made[`suit ${name}`] = text(suit(name, 12), SIGN);
  return made;
}
