/** What saints' cards are made of, and what all games share on paper. */

import { cardBack } from "$/cards/back";
import Dove from "$/cards/Dove.svelte";
import Frame from "$/cards/Frame.svelte";
import Gem from "$/cards/Gem.svelte";
import Sign from "$/cards/Sign.svelte";
import type { Kind } from "$/cards/face";
import { COLOURS, glassOf } from "$/cards/signs/colours";
import { ORDERS } from "$/cards/signs/orders";
import { REGIONS } from "$/cards/signs/regions";
import { DESIGNATIONS, EXPANSIONS } from "$/cards/signs/seals";
import Rose from "$/kit/Window.svelte";
import Window from "$/windows/Window.svelte";
import { picture, shapes, text, type Drawings } from "./draw";

/** A card for poker, 63 by 88 millimetres, as the page draws its large ones. */
const [WIDTH, HEIGHT] = [300, 419];
const LAST_CENTURY = 21;
const MONTHS = 12;
/** A sign reaches so far from its middle, with some room for its lead. */
const ROOM = 11.5;

export function drawings(): Drawings {
  const made: Drawings = {
    back: decodeURIComponent(cardBack().replace("data:image/svg+xml,", "")),
    dove: shapes(Dove, { x: 0, y: 0, width: 100, height: 120 }, [0, 0, 100, 120]),
    treasure: picture(Gem, { size: 32 }),
    // The window of somebody whom the collection does not know.
    window: picture(Window, { saint: "" }),
    rose: picture(Rose, { petals: 12 }),
  };
  const sign = (kind: Kind, value: string | number) => {
    made[`sign ${kind} ${value}`] = shapes(Sign, { sign: { kind, value, x: 0, y: 0, r: 10 } }, [-ROOM, -ROOM, 2 * ROOM, 2 * ROOM]);
  };
  for (const colour of Object.keys(COLOURS)) {
    const frame = { width: WIDTH, height: HEIGHT, border: 11, corner: 16, glass: glassOf(colour) };
    made[`frame ${colour}`] = shapes(Frame, frame, [0, 0, WIDTH, HEIGHT]);
    sign("colour", colour);
  }
  for (let n = 0; n <= LAST_CENTURY; n++) {
    sign("birth", n);
    sign("passing", n);
  }
  for (let n = 1; n <= MONTHS; n++) sign("month", n);
  const tables = { region: REGIONS, order: ORDERS, designation: DESIGNATIONS, expansion: EXPANSIONS } as const;
  for (const [kind, table] of Object.entries(tables)) for (const value of Object.keys(table)) sign(kind as Kind, value);
  for (const [name, glass] of GLASSES) made[`glass ${name}`] = text(`<rect width="1" height="1" fill="${glass}"/>`, [0, 0, 1, 1]);
  return made;
}

/** The page's glasses, for borders and tables. */
const GLASSES = ["sky", "rose", "leaf", "amber", "violet", "ember"].map((name) => [name, `var(--${name})`] as const);
