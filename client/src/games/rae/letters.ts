/** Keys for places: 1 to 9 are the cards in hand, letters the places where one may go. */

import type { Group } from "./scene";

/** Those that mean nothing else at a table: E ends the turn, H, L, P, R and U are the page's, D draws. */
const LETTERS = "ABCFGIJKMNOQSTVWXYZ";

/** A letter for each lit place: the own groups first, new ones, piles, what is others', other seats. */
export function lettered(
  lights: readonly string[],
  groups: readonly Group[],
  seat: number,
): Map<string, string> {
  const owners = new Map(groups.map(({ id, owner }) => [id, owner]));
  const rank = (spot: string): number => {
    const [where = "", rest] = spot.split(":");
    const owner = owners.get(where);
    if (owner !== undefined) return (owner === seat ? 0 : 30) + (rest ? 5 : 0);
    return { mirror: 5, new: 10, play: 15, discards: 20, seat: 40 }[where] ?? 99;
  };
  const places = lights.filter((spot) => rank(spot) < 99);
  const sorted = places
    .map((spot, n) => ({ spot, n }))
    .sort((a, b) => rank(a.spot) - rank(b.spot) || a.n - b.n)
    .map(({ spot }) => spot);
  return new Map(sorted.slice(0, LETTERS.length).map((spot, n) => [spot, LETTERS[n]!]));
}
