/** What is remembered: in this browser only, as the terminal's file has it. */

import { graded, isSlip, newer, type Slip, type Slips } from "./memory";

/** More than there is to remember; whoever brings more brings something else. */
const MOST = 20_000;

interface Kind {
  /** What the file says it is, and its version. */
  name: string;
  version: number;
  /** What a file of an older version remembers; null where it is none. */
  old?: (version: unknown, slips: object) => Slips | null;
}

export interface Keeper {
  /** By what they stand for. */
  remembered: () => Slips;
  /** Note an answer. */
  answered: (item: string, right: boolean, today: string) => Slip;
  /** All of it as a file. */
  written: () => string;
  /** Take over what such a file remembers, and say of how many things; -1 where it is none. */
  takeOver: (text: string) => number;
  forget: () => void;
  /** The slips of a file; null where it is damaged or something else. */
  slipsOf: (text: string) => Slips | null;
}

/** Who remembers one kind of thing, at a place of the browser's storage. */
export function keeper(place: string, { name, version, old }: Kind): Keeper {
  function slipsOf(text: string): Slips | null {
    try {
      const { questable, version: found, slips } = JSON.parse(text);
      if (questable !== name || typeof slips !== "object" || !slips || Object.keys(slips).length > MOST) return null;
      if (found !== version) return old?.(found, slips) ?? null;
      return Object.values(slips).every(isSlip) ? (slips as Slips) : null;
    } catch {
      return null;
    }
  }

  function kept(): Slips {
    try {
      return slipsOf(localStorage.getItem(place) ?? "") ?? {};
    } catch {
      return {};
    }
  }

  let slips: Slips = $state.raw(kept());

  function written(): string {
    const sorted = Object.fromEntries(Object.keys(slips).toSorted().map((item) => [item, slips[item]]));
    return `${JSON.stringify({ slips: sorted, questable: name, version }, null, 1)}\n`;
  }

  function keep(next: Slips): void {
    slips = next;
    try {
      localStorage.setItem(place, written());
    } catch {
      // It is kept until the page is closed.
    }
  }

  return {
    remembered: () => slips,
    slipsOf,
    written,
    answered(item, right, today) {
      const slip = graded(slips[item], right, today);
      keep({ ...slips, [item]: slip });
      return slip;
    },
    takeOver(text) {
      const found = slipsOf(text);
      if (!found) return -1;
      const more = newer(slips, found);
      keep({ ...slips, ...more });
      return Object.keys(more).length;
    },
    forget() {
      slips = {};
      try {
        localStorage.removeItem(place);
      } catch {
        // A browser that keeps nothing has nothing to forget.
      }
    },
  };
}
