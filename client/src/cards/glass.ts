/** The materials of cards: glass, lead and paper, and shapes made of them as SVG. */

export const LEAD = "#3b3331";
export const PAPER = "#fff9ea";
export const GOLD = "#e0ab22";
export const WHITE = "#fffaee";
/** Around what matches. */
export const HALO = "#ffd869";

const round = (n: number): string => String(Math.round(n * 100) / 100);

/** A filled pane with its lead. */
export function pane(d: string, fill: string, lead = 2, more = ""): string {
  return `<path d="${d}" fill="${fill}" stroke="${LEAD}" stroke-width="${lead}" stroke-linejoin="round" stroke-linecap="round" ${more}/>`;
}

export function disc(x: number, y: number, r: number, fill: string, lead = 2, stroke = LEAD): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${r}" fill="${fill}" stroke="${stroke}" stroke-width="${lead}"/>`;
}

export function line(d: string, width = 2, colour = LEAD): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** Several shapes together, moved and scaled. */
export function group(shapes: string, transform: string): string {
  return `<g transform="${transform}">${shapes}</g>`;
}

/** The same shape at several places. */
export const strewn = (at: readonly string[], shape: (transform: string) => string): string =>
  at.map((transform) => shape(`transform="${transform}"`)).join("");

/** Letters and figures within a sign. */
export function letters(x: number, y: number, text: string, size: number, fill: string, font = "text"): string {
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" font-family="var(--font-${font})" font-weight="${font === "text" ? 700 : 400}" text-anchor="middle">${text}</text>`;
}

/** A star of so many points, around 0,0. */
export function star(points: number, out: number, inner: number): string {
  const corners = Array.from({ length: 2 * points }, (_, i) => {
    const reach = i % 2 ? inner : out;
    const turn = (i * Math.PI) / points;
    return `${round(reach * Math.sin(turn))},${round(-reach * Math.cos(turn))}`;
  });
  return `M${corners.join("L")}z`;
}

/** A flower of so many petals, around 0,0. */
export function petals(n: number, reach: number, bend: number): string {
  const arcs = Array.from({ length: n }, (_, i) => {
    const [from, to] = [i - 0.5, i + 0.5].map((each) => (each * 2 * Math.PI) / n) as [number, number];
    const at = (turn: number) => `${round(reach * Math.sin(turn))},${round(-reach * Math.cos(turn))}`;
    return `${i ? "L" : "M"}${at(from)}A${bend},${bend} 0 0 1 ${at(to)}`;
  });
  return `${arcs.join("")}z`;
}

export const HEART = "M0,7C-9,1 -8.6,-6 -4.4,-6.6C-2,-6.9 -.6,-5.4 0,-3.8C.6,-5.4 2,-6.9 4.4,-6.6C8.6,-6 9,1 0,7z";
export const GEM = "M-14,-4L-8,-13H8L14,-4L0,14z";

const SHINE = "card-shine";

/** The light that falls on glass: one for the whole page, there as soon as a card asks for it. */
export function shine(): string {
  if (!document.getElementById(SHINE)) {
    const holder = document.createElement("div");
    holder.setAttribute("aria-hidden", "true");
    holder.style.position = "absolute";
    holder.innerHTML =
      `<svg width="0" height="0"><defs><linearGradient id="${SHINE}" x1="0" y1="0" x2="1" y2="1">` +
      `<stop offset="0" stop-color="#fff" stop-opacity=".75"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/>` +
      `<stop offset="1" stop-color="#000" stop-opacity=".35"/></linearGradient></defs></svg>`;
    document.body.append(holder);
  }
  return `url(#${SHINE})`;
}
