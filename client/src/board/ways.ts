/** Where spots lie on the screen: the next one that way, and the one under a finger. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A spot as it lies there, by its middle. */
export interface Box extends Point {
  id: string;
  wide: number;
  high: number;
}

export type Way = "left" | "right" | "up" | "down";

const HEADINGS: Record<Way, Point> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** Where the cursor goes with an arrow key: the nearest that lies more that way than aside. */
export function onward(boxes: readonly Box[], from: string, way: Way): string {
  const start = boxes.find(({ id }) => id === from);
  if (!start) return boxes[0]?.id ?? from;
  const { x, y } = HEADINGS[way];
  let best = from;
  let least = Infinity;
  for (const each of boxes) {
    const ahead = (each.x - start.x) * x + (each.y - start.y) * y;
    const aside = Math.abs((each.x - start.x) * y + (each.y - start.y) * x);
    const cost = ahead + 1.6 * aside;
    if (ahead > 1 && aside <= ahead * 1.8 && cost < least) [best, least] = [each.id, cost];
  }
  return best;
}

/** More than anything is away. */
const FIRST = 1e6;

/**
 * The spot under a point, '' for none. Those that `catches` says so reach further, and where the
 * point is within one of them, nothing smaller that lies in it or over it comes before it.
 */
export function under(
  boxes: readonly Box[],
  at: Point,
  catches: (id: string) => number = () => 0,
): string {
  let best = "";
  let least = Infinity;
  for (const { id, x, y, wide, high } of boxes) {
    const out = Math.max(Math.abs(at.x - x) - wide / 2, Math.abs(at.y - y) - high / 2);
    const before = out <= 0 && catches(id) > 0 ? FIRST : 0;
    const far = Math.hypot(at.x - x, at.y - y) - before;
    if (out <= catches(id) && far < least) [best, least] = [id, far];
  }
  return best;
}

/** The next of some in order, round and round. */
export function leap(
  order: readonly string[],
  bright: ReadonlySet<string>,
  from: string,
  step: number,
): string {
  const some = order.filter((id) => bright.has(id) || id === from);
  return some[(some.indexOf(from) + step + some.length) % some.length] ?? from;
}
