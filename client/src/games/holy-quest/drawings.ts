/** The board in parts, since a pack may have other tiles; pawns, cards and markers. */

import "./glass.css";
import { shapes, text, type Box, type Drawings } from "$/drawings/draw";
import { EFFECT_SIGNS } from "./effects";
import { ORDERS, Plan, SIZE } from "./geometry";
import { actionBack, compass, ground, homes, lanes, medallions, rose } from "./glass";
import Pawn from "./Pawn.svelte";
import { CRYSTAL, SIGNS, tokenOf } from "./signs";

const BOARD: Box = [0, 0, SIZE, SIZE];
const className = "holy";
const MOST_RING = 48;
/** So many points of the path's middle a quarter: what tiles are cut from. */
const POINTS = 360;
const ALL = [true, true, true, true];
const TILES = ["regular", "saint", "action", "fast-forward", "freeze", "fire", "cross-over", "wild", "leaf", "amber", "rose", "sky"];

/** The middle of the path along the first quarter: x, y and the heading in degrees. */
function way(): string {
  const plan = new Plan(POINTS, 0);
  const points = Array.from({ length: POINTS + 1 }, (_, n) => plan.at(n === POINTS ? n - 1e-6 : n));
  return JSON.stringify(points.map(({ x, y, angle }) => [x, y, angle].map((each) => Number(each.toFixed(2)))));
}

export function drawings(): Drawings {
  const plan = new Plan(15, 0);
  const board = (shapes: string) => text(shapes, BOARD, className);
  const made: Drawings = {
    way: way(),
    ground: board(ground(plan, "u") + homes(plan, ALL)),
    lanes: board(lanes(plan, ALL)),
    medals: board(medallions(["saints", "actions", "direction", "ice"])),
    "action-back": text(actionBack("u"), [-47, -62, 86, 118], className),
    compass: text(compass(), [-84, -84, 168, 168], className),
    ice: text(CRYSTAL, [-40, -56, 80, 96], className),
  };
  for (let ring = 4; ring <= MOST_RING; ring += 4) made[`rose ${ring}`] = board(rose(new Plan(15, 0, ring)));
  for (const [name, shape] of Object.entries(SIGNS)) made[`sign ${name}`] = text(shape, [-32, -32, 64, 64], className);
  for (const name of TILES) made[`tile ${name}`] = text(`<rect class="tile t-${name}" width="1" height="1"/>`, [0, 0, 1, 1], className);
  for (const [name, shape] of Object.entries(EFFECT_SIGNS)) made[`effect ${name}`] = text(shape, [-60, -44, 120, 88], className);
  ORDERS.forEach((name, order) => {
    made[`token ${name}`] = text(tokenOf(order), [-18, -18, 36, 36], className);
    for (const captain of [true, false])
      made[`${captain ? "captain" : "pawn"} ${name}`] = shapes(Pawn, { saint: "", order, captain }, [-36, -60, 72, 100], { className, less: ".saint-window, .shadow" });
  });
  return made;
}
