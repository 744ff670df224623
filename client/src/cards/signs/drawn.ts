/** A sign of a card as shapes around 0,0: the page draws them live, plain pages have them from the build. */

import type { Kind } from "../face";
import { LEAD, letters } from "../glass";
import { COLOURS } from "./colours";
import { MONTHS } from "./months";
import { ORDERS, SHIELD } from "./orders";
import { REGIONS, TILE } from "./regions";
import { DESIGNATIONS, EIGHT, EXPANSIONS } from "./seals";

const CIRCLE = "M-13.6,0a13.6,13.6 0 1 0 27.2,0a13.6,13.6 0 1 0 -27.2,0z";
const DIAL = "M-15.6,0a15.6,15.6 0 1 0 31.2,0a15.6,15.6 0 1 0 -31.2,0z";
const CELL = "M-14,-15H14Q20,-15 20,-9V9Q20,15 14,15H-14Q-20,15 -20,9V-9Q-20,-15 -14,-15z";
const OUTLINES: Record<Exclude<Kind, "colour">, string> = {
  month: DIAL, region: TILE, order: SHIELD, designation: EIGHT, expansion: CIRCLE, birth: CELL, passing: CELL,
};
const TABLES = { region: REGIONS, order: ORDERS, designation: DESIGNATIONS, expansion: EXPANSIONS };
const CENTURIES = 21;
const line = (d: string, width: number, transform = "") =>
  `<path ${transform} d="${d}" fill="none" stroke="${LEAD}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const colourOf = (value: string) => COLOURS[value] ?? COLOURS["white"]!;

/** What tells a sign's kind. */
export const outlineOf = (kind: Kind, value: string): string =>
  kind === "colour" ? colourOf(value).outline : OUTLINES[kind];

/** The shapes of a sign; `shine` paints the light on glass, '' for none. */
export function drawn(kind: Kind, value: string, shine = ""): string {
  if (kind === "colour") return ofColour(value, shine);
  if (kind === "birth" || kind === "passing") return ofCentury(kind, value);
  if (kind === "month") return MONTHS[Number(value)] ?? "";
  return TABLES[kind][value] ?? "";
}

function ofColour(value: string, shine: string): string {
  const { outline, glass, letter, base, size, dark } = colourOf(value);
  const light = shine ? `<path d="${outline}" fill="${shine}" fill-opacity=".55"/>` : "";
  const ink = dark
    ? 'fill="#241a08"'
    : 'fill="#fff" stroke="#1b120c" stroke-opacity=".75" stroke-width="2" stroke-linejoin="round" paint-order="stroke"';
  return (
    `<path d="${outline}" fill="${glass}" stroke="${LEAD}" stroke-width="1.7" stroke-linejoin="round"/>${light}` +
    `<text class="letter" y="${base}" font-size="${size}" ${ink} font-family="var(--font-text)" font-weight="700" text-anchor="middle">${letter}</text>`
  );
}

function ofCentury(kind: "birth" | "passing", value: string): string {
  const sun =
    `<g transform="translate(-11 2) scale(.78)"><path d="M-6,3A6,6 0 0 1 6,3z" fill="#f0a02c" stroke="${LEAD}"/>` +
    `${line("M-9,3H9M0,-6V-4.8M-6.4,-3L-5.4,-2M6.4,-3L5.4,-2", 1.3)}</g>`;
  const cross = line("M0,-7V5M-3.8,-3H3.8", 2, 'transform="translate(-12 1.5) scale(.78)"');
  return (
    `<path d="${CELL}" fill="${kind === "birth" ? "#fff8e6" : "#e9ddf0"}" stroke="${LEAD}" stroke-width="1.5"/>` +
    (kind === "birth" ? sun : cross) +
    letters(7, 6.8, value || "?", Number(value) >= 20 ? 17.5 : 19, "#2a2119", "display")
  );
}

/** All signs there are, by kind and value. */
export function allSigns(): Record<string, string> {
  const found: Record<string, string> = {};
  const add = (kind: Kind, values: string[]) => values.forEach((value) => (found[`${kind}:${value}`] = drawn(kind, value)));
  add("colour", Object.keys(COLOURS));
  add("month", Object.keys(MONTHS).filter((value) => MONTHS[Number(value)]));
  for (const kind of Object.keys(TABLES) as (keyof typeof TABLES)[]) add(kind, Object.keys(TABLES[kind]));
  const centuries = Array.from({ length: CENTURIES }, (_, n) => String(n + 1));
  add("birth", centuries);
  add("passing", centuries);
  return found;
}
