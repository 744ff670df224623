/** How far each seat was ahead of the others: what a chart of a game shows. */

/** By seat, at each moment: its prospects less what all have on average. Level is 0. */
export function leadsOf(seats: readonly number[][]): number[][] {
  const moments = Math.min(...seats.map((values) => values.length));
  const average = Array.from(
    { length: moments },
    (_, n) => seats.reduce((sum, values) => sum + values[n]!, 0) / seats.length,
  );
  return seats.map((values) => values.slice(0, moments).map((value, n) => value - average[n]!));
}
