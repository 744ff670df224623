/** A table of memory: cards face down, two of which are turned up at a time. */

/** A card: its pair, and whether it is the name or the fact. */
export interface Card {
  pair: number;
  side: "name" | "fact";
}

export interface Table {
  cards: Card[];
  /** Places that are turned up now, two at the most; they stay until another card is touched. */
  up: number[];
  /** Pairs that were found. */
  found: number[];
  tries: number;
}

/** By level: pairs on the table. */
export const PAIRS: Record<number, number> = { 1: 6, 2: 8, 3: 10 };

/** Both cards of each pair, as they are dealt. */
export const bothOf = (pairs: number): Card[] =>
  Array.from({ length: pairs }, (_, pair) => pair).flatMap((pair) => [{ pair, side: "name" } as const, { pair, side: "fact" } as const]);

export const isFound = ({ cards, found }: Table, place: number): boolean => found.includes(cards[place]!.pair);
export const isUp = (table: Table, place: number): boolean => table.up.includes(place) || isFound(table, place);

/** What a touch of a card makes of the table. */
export function turned(table: Table, place: number): Table {
  const lying = table.up.length === 2 ? [] : table.up;
  if (isFound(table, place) || lying.includes(place)) return table;
  const [first] = lying;
  if (first === undefined) return { ...table, up: [place] };
  const { pair } = table.cards[place]!;
  const tries = table.tries + 1;
  if (table.cards[first]!.pair === pair) return { ...table, up: [], found: [...table.found, pair], tries };
  return { ...table, up: [first, place], tries };
}
