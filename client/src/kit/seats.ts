/** How a seat is told from others: a glass colour, a shape and a letter, never colour alone. */

export type Glass = "sky" | "rose" | "leaf" | "amber" | "violet" | "ember";
export type Shape = "circle" | "diamond" | "square" | "triangle" | "hexagon" | "star";

export interface Mark {
  glass: Glass;
  shape: Shape;
  letter: string;
}

const GLASS: Glass[] = ["sky", "rose", "leaf", "amber", "violet", "ember"];
const SHAPES: Shape[] = ["circle", "diamond", "square", "triangle", "hexagon", "star"];

/** The mark of seat n. */
export function markOf(seat: number): Mark {
  const n = ((seat % GLASS.length) + GLASS.length) % GLASS.length;
  return { glass: GLASS[n]!, shape: SHAPES[n]!, letter: String.fromCharCode(65 + n) };
}

/** Glasses as a bar: one beside the other, from top to bottom. */
export function barOf(glasses: readonly Glass[]): string {
  const stops = glasses.map((glass, n) => {
    const [from, to] = [n, n + 1].map((each) => `${(100 * each) / glasses.length}%`);
    return `var(--${glass}) ${from} ${to}`;
  });
  return `linear-gradient(${stops.join(", ") || "var(--line) 0 100%"})`;
}

/** The corners of a shape around 0,0 with about the area of a circle of radius 1; circles have none. */
const CORNERS: Record<Exclude<Shape, "circle">, [number, number][]> = {
  diamond: ring(4, 1.2, 0),
  square: ring(4, 1.24, Math.PI / 4),
  triangle: [
    [0, -1.22],
    [1.2, 0.92],
    [-1.2, 0.92],
  ],
  hexagon: ring(6, 1.1, Math.PI / 6),
  star: Array.from({ length: 10 }, (_, i) => {
    const reach = i % 2 ? 0.72 : 1.28;
    return [reach * Math.sin((i * Math.PI) / 5), -reach * Math.cos((i * Math.PI) / 5)];
  }),
};

function ring(corners: number, reach: number, turn: number): [number, number][] {
  return Array.from({ length: corners }, (_, i) => {
    const angle = turn + (i * 2 * Math.PI) / corners;
    return [reach * Math.sin(angle), -reach * Math.cos(angle)];
  });
}

/** An SVG path of a shape of radius r around 0,0. */
export function outline(shape: Shape, r: number): string {
  if (shape === "circle") return `M${-r},0a${r},${r} 0 1 0 ${2 * r},0a${r},${r} 0 1 0 ${-2 * r},0z`;
  const points = CORNERS[shape].map(([x, y]) => `${(x * r).toFixed(2)},${(y * r).toFixed(2)}`);
  return `M${points.join("L")}z`;
}
