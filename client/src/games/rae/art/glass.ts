/** A pointed window of panes in rings, with what is seen in it; 200 wide. */

import { LEAD, disc, mix, moved, shape } from "./shapes";

export type Ground = "sky" | "dusk" | "rose" | "leaf" | "ember" | "gold" | "night";

const GROUNDS: Record<Ground, readonly [string, string, string, string]> = {
  sky: ["#3a78b8", "#5a96d0", "#2b5fa0", "#7fb2e0"],
  dusk: ["#5b43a0", "#7b5cc0", "#48347f", "#9a80d8"],
  rose: ["#a83455", "#c7506f", "#8a2444", "#dd7d95"],
  leaf: ["#3f7f3c", "#5c9c55", "#2f6530", "#86bb78"],
  ember: ["#b9541f", "#d6772f", "#94401a", "#eba45a"],
  gold: ["#dba02a", "#edbd55", "#bd8419", "#f5d68c"],
  night: ["#3b3a52", "#54527a", "#2a293c", "#77759c"],
};
const RINGS = [40, 72, 104, 142, 190, 250];
const PANES = 14;
const MIDDLE = 90;

/** The panes of all rings, those of one colour as one path. */
function panes(ground: Ground, y: number): string {
  const colours = GROUNDS[ground];
  const paths = new Map<string, string>();
  const add = (colour: string, d: string) => paths.set(colour, (paths.get(colour) ?? "") + d);
  RINGS.slice(0, -1).forEach((inner, ring) => {
    for (let i = 0; i < PANES; i++) add(colourOf(colours, ring, i), pane(inner, RINGS[ring + 1]!, ring, i, y));
  });
  return [...paths].map(([colour, d]) => shape(d, colour, 1.8)).join("");
}

function pane(inner: number, outer: number, ring: number, i: number, y: number): string {
  const from = ((i + (ring % 2) / 2) * 2 * Math.PI) / PANES;
  const to = from + (2 * Math.PI) / PANES;
  const rim = (r: number, turn: number) =>
    `${(100 + r * Math.sin(turn)).toFixed(1)},${(y - r * Math.cos(turn)).toFixed(1)}`;
  const [near, far] = [`A${inner},${inner} 0 0 0 `, `A${outer},${outer} 0 0 1 `];
  return `M${rim(inner, from)}L${rim(outer, from)}${far}${rim(outer, to)}L${rim(inner, to)}${near}${rim(inner, from)}z`;
}

/** Here and there a golden pane, and a redder one. */
function colourOf(colours: readonly string[], ring: number, i: number): string {
  if (ring === 1 && i % 4 === 1) return "#e3ad3a";
  if (ring === 2 && i % 5 === 2) return mix(colours[2]!, "#b92a3c", 0.55);
  return colours[(i * 2 + ring * 3 + Math.floor(i / 3)) % 4]!;
}

function arch(high: number): string {
  const bow = 200 * 0.58;
  const [low, top] = [(bow * 0.42).toFixed(1), (bow * 0.12).toFixed(1)];
  return `M0,${high.toFixed(1)}V${bow}C0,${low} 60,${top} 100,0C140,${top} 200,${low} 200,${bow}V${high.toFixed(1)}z`;
}

/** The window with a picture, at a place and of a size; `lead` is as wide as on the card. */
export function windowOf(
  ground: Ground,
  picture: string,
  [x, y, wide, high]: readonly [number, number, number, number],
  lead: number,
): string {
  const by = wide / 200;
  const tall = high / by;
  const lower = Math.max(0, tall - 236);
  const outline = arch(tall);
  const halo = disc(100, MIDDLE + lower, 41, mix(GROUNDS[ground][3], "#ffffff", 0.45), 1.8);
  const shine =
    '<path d="M-20,120L120,-20H175L-20,190z" fill="#fff" opacity=".13"/><path d="M60,250L220,80V110L90,250z" fill="#fff" opacity=".08"/>';
  const inside = panes(ground, MIDDLE + lower) + halo + moved(picture, 0, lower) + shine;
  const edge = (colour: string, width: number) =>
    `<path d="${outline}" fill="none" stroke="${colour}" stroke-width="${width.toFixed(1)}"/>`;
  return moved(
    `<clipPath id="w"><path d="${outline}"/></clipPath><g clip-path="url(#w)">${inside}</g>` +
      edge(LEAD, lead / by + 3) +
      edge("#e9cf8e", 1.1 / by),
    x,
    y,
    by,
  );
}
