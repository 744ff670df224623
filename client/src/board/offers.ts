/**
 * From a touched spot to an action. A board says which spots an action has, where it begins first
 * and where it ends last; this knows the rest: what lights up, what is taken up, what opens a menu.
 * Only what is offered is done, anything else is asked about.
 */

import type { Choice } from "$/protocol";

export interface Offer extends Choice {
  /** One or two: where it is done, or from where to where. */
  spots: readonly string[];
  /** Its piece is taken up first, even if it is the only one that can go anywhere. */
  untaken?: boolean;
}

export type Outcome =
  | { does: "choose"; action: string }
  /** Taken up; '' is put back. */
  | { does: "take"; spot: string }
  | { does: "menu"; spot: string; choices: Choice[] }
  | { does: "ask"; spot: string };

/** The spots of an action among all that is offered; [] if the picture does not offer it. */
export type SpotsOf = (action: string, choices: readonly Choice[]) => readonly string[];

/** The choices that the picture offers. */
export function offersOf(choices: readonly Choice[], spotsOf: SpotsOf): Offer[] {
  return choices
    .map((choice) => ({ ...choice, spots: spotsOf(choice.action, choices) }))
    .filter(({ spots }) => spots.length > 0);
}

const leads = ({ spots }: Offer): boolean => spots.length > 1;

/** What is done at this spot alone. */
function standing(offers: readonly Offer[], spot: string): Offer[] {
  return offers.filter(({ spots }) => spots.length === 1 && spots[0] === spot);
}

/** What begins here and ends elsewhere. */
export function leaving(offers: readonly Offer[], spot: string): Offer[] {
  return offers.filter((each) => leads(each) && each.spots[0] === spot);
}

/** What ends here. */
function arriving(offers: readonly Offer[], spot: string): Offer[] {
  return offers.filter((each) => leads(each) && each.spots[1] === spot);
}

/** What is in hand though nobody took it up: the only thing that can go anywhere. */
export function given(offers: readonly Offer[]): string {
  if (offers.some(({ untaken }) => untaken)) return "";
  const starts = new Set(offers.filter(leads).map(({ spots }) => spots[0]!));
  return starts.size === 1 ? [...starts][0]! : "";
}

/** Which spots light up: where something begins, or where what is in hand may go. */
export function lit(offers: readonly Offer[], chosen: string, brisk = false): Set<string> {
  if (brisk) return new Set(offers.flatMap(({ spots }) => spots));
  const hand = chosen || given(offers);
  const going = leaving(offers, hand).map(({ spots }) => spots[1]!);
  if (chosen) return new Set(going);
  const alone = offers.filter((each) => !leads(each)).map(({ spots }) => spots[0]!);
  if (hand) return new Set([...going, ...alone]);
  return new Set(offers.map(({ spots }) => spots[0]!));
}

/**
 * What a touch does at once. On a brisk board nothing has two ways to go: both ends of each way are
 * lit, and a touch of either does it.
 */
export function meant(offers: readonly Offer[], chosen: string, spot: string, brisk = false): Offer[] {
  if (brisk) {
    const here = offers.filter(({ spots }) => spots.includes(spot));
    const own = here.filter((each) => leads(each) && each.spots[0] === chosen);
    return own.length ? own : here;
  }
  const going = leaving(offers, chosen || given(offers)).filter(({ spots }) => spots[1] === spot);
  return [...going, ...standing(offers, spot)];
}

/** So many ways of what is in hand fit into a menu where it lies. */
const FEW = 6;

/** A spot of a brisk board is touched; what a finger points at is shown first, and done if touched again. */
export function brisk(
  offers: readonly Offer[],
  chosen: string,
  spot: string,
  sure: (action: string) => boolean,
  shown: boolean,
): Outcome {
  const [only, ...more] = meant(offers, chosen, spot, true);
  if (!only) return { does: "ask", spot };
  if (more.length || sure(only.action)) return { does: "menu", spot, choices: [only, ...more] };
  const from = only.spots[0]!;
  if (shown && leads(only) && chosen !== from) return { does: "take", spot: from };
  return { does: "choose", action: only.action };
}

/** A spot is touched while `chosen` is taken up ('' for nothing). `sure`: to be asked in a menu. */
export function touch(
  offers: readonly Offer[],
  chosen: string,
  spot: string,
  sure: (action: string) => boolean = () => false,
): Outcome {
  const [only, ...more] = meant(offers, chosen, spot);
  if (only && (more.length || sure(only.action)))
    return { does: "menu", spot, choices: [only, ...more] };
  if (only) return { does: "choose", action: only.action };
  if (chosen === spot) return { does: "take", spot: "" };
  if (leaving(offers, spot).length && spot !== given(offers)) return { does: "take", spot };
  const going = leaving(offers, spot);
  const either = [...(going.length > FEW ? [] : going), ...arriving(offers, spot)];
  return either.length && !chosen ? { does: "menu", spot, choices: either } : { does: "ask", spot };
}
