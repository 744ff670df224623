/** The rose window of all saints: a twelfth of the round a month, a pane a saint, in the order of feasts. */

import { sector } from "$/board/round";
import type { StudySaint } from "$/protocol";

/** Where the rings lie, from the rim inwards. */
const RINGS = [
  [184, 226],
  [142, 184],
  [104, 142],
  [68, 104],
] as const;
const MONTHS = 12;

export interface Pane {
  saint: StudySaint;
  path: string;
  /** The middle, for a star. */
  x: number;
  y: number;
}

/** How many panes of a month lie in each ring: longer rings hold more. */
export function shares(count: number): number[] {
  const lengths = RINGS.map(([inner, outer]) => inner + outer);
  const whole = lengths.reduce((sum, each) => sum + each, 0);
  const found = lengths.map((each) => Math.floor((count * each) / whole));
  for (let at = 0; found.reduce((sum, each) => sum + each, 0) < count; at = (at + 1) % found.length) found[at]! += 1;
  return found;
}

/** All panes; the first day of a month lies outside, at the left of its twelfth. */
export function panesOf(saints: readonly StudySaint[]): Pane[] {
  return Array.from({ length: MONTHS }, (_, month) => month).flatMap((month) => {
    const own = saints.filter((each) => each.month === month + 1).toSorted((one, two) => one.day - two.day);
    let next = 0;
    return shares(own.length).flatMap((count, ring) => {
      const [inner, outer] = RINGS[ring]!;
      return Array.from({ length: count }, (_, at): Pane => {
        const [from, to] = [(month + at / count) / MONTHS, (month + (at + 1) / count) / MONTHS];
        const [radius, angle] = [(inner + outer) / 2, (from + to) * Math.PI];
        const saint = own[next++]!;
        return { saint, path: sector(inner, outer, from, to), x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
      });
    });
  });
}
