/** Pieces of glass and lines of lead, as the text of an SVG. */

export const LEAD = "#3b3331";
export const WHITE = "#fffaee";
export const GOLD = "#e0ab22";

/** A pane of glass in its lead; `more` are further attributes. */
export function shape(d: string, fill: string, lead = 2, more = ""): string {
  return `<path d="${d}" fill="${fill}" stroke="${LEAD}" stroke-width="${lead}" stroke-linejoin="round" stroke-linecap="round" ${more}/>`;
}

export function disc(x: number, y: number, r: number, fill: string, lead = 2): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${LEAD}" stroke-width="${lead}"/>`;
}

export function box(
  x: number,
  y: number,
  wide: number,
  high: number,
  fill: string,
  lead = 2,
  corner = 0,
): string {
  return `<rect x="${x}" y="${y}" width="${wide}" height="${high}" rx="${corner}" fill="${fill}" stroke="${LEAD}" stroke-width="${lead}" stroke-linejoin="round"/>`;
}

export function line(d: string, wide = 2, colour = LEAD, more = ""): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${wide}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
}

/** A bar with its lead on both sides. */
export function two(d: string, outer: number, inner: number, colour: string): string {
  return line(d, outer) + line(d, inner, colour);
}

/** Moved and made larger, as a whole. */
export function moved(drawn: string, x: number, y: number, by = 1): string {
  return `<g transform="translate(${x} ${y}) scale(${by.toFixed(4)})">${drawn}</g>`;
}

/** The attribute that brings a shape around 0,0 to a point. */
export function at(x: number, y: number): string {
  return `transform="translate(${x} ${y})"`;
}

/** The same at many points. */
export function many(points: readonly [number, number][], each: (x: number, y: number) => string): string {
  return points.map(([x, y]) => each(x, y)).join("");
}

const round = (value: number): string => value.toFixed(2);

/** A star around 0,0. */
export function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * points }, (_, i) => {
    const [reach, turn] = [i % 2 ? inner : outer, (i * Math.PI) / points];
    return `${round(reach * Math.sin(turn))},${round(-reach * Math.cos(turn))}`;
  });
  return `M${corners.join("L")}z`;
}

/** A flower around 0,0. */
export function petals(count: number, reach: number, bend: number): string {
  const rim = (i: number) => {
    const turn = ((i - 0.5) * 2 * Math.PI) / count;
    return `${round(reach * Math.sin(turn))},${round(-reach * Math.cos(turn))}`;
  };
  const leaves = Array.from({ length: count }, (_, i) => `A${bend},${bend} 0 0 1 ${rim(i + 1)}`);
  return `M${rim(0)}${leaves.join("")}z`;
}

export function oval(x: number, y: number, wide: number, high: number): string {
  return `M${x - wide},${y}a${wide},${high} 0 1 0 ${2 * wide},0a${wide},${high} 0 1 0 ${-2 * wide},0z`;
}

/** A colour on its way to another. */
export function mix(from: string, to: string, share: number): string {
  const parts = [1, 3, 5].map((i) => {
    const [a, b] = [parseInt(from.slice(i, i + 2), 16), parseInt(to.slice(i, i + 2), 16)];
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${parts.join("")}`;
}

export function glow(x: number, y: number, r: number, colour = "#ffe9a8"): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}" opacity=".55"/>`;
}
