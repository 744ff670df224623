/** Which choices always stand beside a picture as buttons, and which may be folded away. */

import type { Choice } from "$/protocol";

/** So many choices are never folded. */
export const FEW = 8;

/** A choice with its number, for the keyboard. */
export interface Numbered extends Choice {
  n: number;
}

export interface Listing {
  all: Numbered[];
  /** What the picture does not offer, and what a hint points at; all, where they are few. */
  always: Numbered[];
  /** What can be chosen on the picture as well. */
  folded: Numbered[];
}

export function listing(
  choices: readonly Choice[],
  drawn: (action: string) => boolean,
  hinted: string,
  few = FEW,
): Listing {
  const all = choices.map((choice, at) => ({ ...choice, n: at + 1 }));
  const folds = ({ action }: Choice): boolean => drawn(action) && action !== hinted;
  const folded = all.filter(folds);
  // A hint opens no list: it is folded by what the picture offers, hinted at or not.
  if (all.filter(({ action }) => drawn(action)).length <= few) return { all, always: all, folded: [] };
  return { all, always: all.filter((each) => !folds(each)), folded };
}

/** Under their headings, in the order in which these first come. */
export function grouped(choices: readonly Numbered[]): [string, Numbered[]][] {
  const found = new Map<string, Numbered[]>();
  for (const choice of choices) {
    const list = found.get(choice.group);
    if (list) list.push(choice);
    else found.set(choice.group, [choice]);
  }
  return [...found];
}
