/** How the boxes of the plain table lie: in their order, two a row, wide ones alone. */

import type { Section } from "$/protocol";

/** A table with more columns than this is as wide as there is room. */
export const NARROW = 3;
/** From so many columns on, a phone shows each row as a card. */
export const CARD = 3;

/** From so many columns on, it is a board: its cells are small. */
export const BOARD = 9;

/** Which boxes have a row for themselves: wide ones, and those that would leave half a row empty. */
export function across(sections: readonly Section[]): boolean[] {
  const wide = sections.map(({ columns, aloud }) => aloud === true || columns.length > NARROW);
  let left = true;
  return wide.map((full, n) => {
    const alone = full || (left && (wide[n + 1] ?? true));
    left = alone || !left;
    return alone;
  });
}
