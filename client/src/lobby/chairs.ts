/** Where chairs stand round the table: the own seat below, the others clockwise from it. */

/** By number of seats: the middle of each chair in hundredths of the room, from below on clockwise. */
const PLACES: Record<number, [number, number][]> = {
  1: [[50, 88]],
  2: [[50, 88], [50, 12]],
  3: [[50, 88], [13, 34], [87, 34]],
  4: [[50, 88], [13, 50], [50, 12], [87, 50]],
  5: [[50, 88], [13, 64], [22, 15], [78, 15], [87, 64]],
  6: [[50, 88], [13, 72], [13, 26], [50, 12], [87, 26], [87, 72]],
};

export interface Stand {
  x: number;
  y: number;
  /** Above or below the table there is room for a wide chair. */
  wide: boolean;
}

/** Where the chair of a seat stands, seen from `own`; whoever has no seat looks from the first. */
export function standOf(seat: number, seats: number, own: number): Stand {
  const places = PLACES[seats] ?? round(seats);
  const [x, y] = places[(seat - Math.max(0, own) + seats) % seats]!;
  return { x, y, wide: x === 50 };
}

/** More seats than any of our games has stand in a ring. */
function round(seats: number): [number, number][] {
  return Array.from({ length: seats }, (_, n) => {
    const angle = (2 * Math.PI * n) / seats;
    return [50 - 37 * Math.sin(angle), 50 + 38 * Math.cos(angle)];
  });
}
