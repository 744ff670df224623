/** What people are praised for at the end: never for a fault, and no two for the same. */

/** In the order in which they are given. */
const TITLES = ["leader", "comeback", "close", "bold", "steady"] as const;
export type Title = (typeof TITLES)[number] | "winner" | "";

const steps = (values: readonly number[]) => values.slice(1).map((value, n) => value - values[n]!);
const ways = (values: readonly number[]) => steps(values).reduce((sum, step) => sum + Math.abs(step), 0);

/** How far up it went again from its lowest. */
function rise(values: readonly number[]): number {
  let [low, most] = [values[0] ?? 0, 0];
  for (const value of values) {
    low = Math.min(low, value);
    most = Math.max(most, value - low);
  }
  return most;
}

/** How often it was alone ahead of all others. */
function ahead(leads: readonly number[][], seat: number): number {
  const others = leads.filter((_, n) => n !== seat);
  return leads[seat]!.filter((lead, n) => others.every((each) => lead > each[n]!)).length;
}

/** How well a title fits a seat; it is given to nobody whom it does not fit. */
function fit(title: (typeof TITLES)[number], leads: readonly number[][], seat: number): number {
  const own = leads[seat]!;
  switch (title) {
    case "leader":
      return ahead(leads, seat) || -Infinity;
    case "comeback":
      return rise(own) || -Infinity;
    case "close":
      return own.at(-1) ?? -Infinity;
    case "bold":
      return ways(own) || -Infinity;
    case "steady":
      return -ways(own);
  }
}

/** By seat, from how far each was ahead of the others at each moment. */
export function titlesOf(leads: readonly number[][], winners: readonly number[]): Title[] {
  const found: Title[] = leads.map((_, seat) => (winners.includes(seat) ? "winner" : ""));
  for (const title of TITLES) {
    const open = found.flatMap((given, seat) => (given ? [] : [seat]));
    const [best] = open.sort((a, b) => fit(title, leads, b) - fit(title, leads, a));
    if (best !== undefined && fit(title, leads, best) > -Infinity) found[best] = title;
  }
  return found;
}

/**
 * The moment at which one of these gained most, and who; null where nobody ever gained. What the
 * deal and the lots brought before anybody did anything, the first moment, is no merit.
 */
export function bestMoment(
  leads: readonly number[][],
  seats: readonly number[],
): { seat: number; moment: number } | null {
  let best: { seat: number; moment: number; gain: number } | null = null;
  for (const seat of seats)
    for (const [n, gain] of steps(leads[seat] ?? []).entries())
      if (n > 0 && gain > (best?.gain ?? 0)) best = { seat, moment: n + 1, gain };
  return best && { seat: best.seat, moment: best.moment };
}
