/** A game on a line: an update tells only what is new of it and of its words, whole again here. */

import type { BoardWords, PlayNow, Section, SectionNow, Show, Update, WordsNow } from "$/protocol";

/** What a page shows of a game. */
export type Shows = Show["show"];
/** A game as it is told, with all its words. */
export type PlayShown = Omit<PlayNow, "words"> & Required<Pick<PlayNow, keyof typeof USUAL>> & { words: BoardWords | null };
export type Shown = Omit<Update, "play"> & { play: PlayShown | null };

const NOTHING: BoardWords = { prompt: "", choices: [], sections: [], places: {}, cards: {}, briefing: [], outcome: "" };
/** What an update leaves out of a game, since it is most often so. */
const USUAL = { answered: false, undo: "", clocks: [], outcome: null } satisfies Partial<PlayNow>;
const NO_SECTION: Section = { heading: "", lines: [], columns: [], rows: [] };

/** The next words, after those that were told before on the same line. */
export function worded(before: BoardWords | null, now: WordsNow): BoardWords {
  const was = before ?? NOTHING;
  return {
    prompt: now.prompt ?? was.prompt,
    choices: now.choices ?? was.choices,
    sections: now.sections?.map((each) => section(was.sections, each)) ?? was.sections,
    places: now.places ?? (now.changed ? changed(was.places, now.changed) : was.places),
    cards: now.cards ? { ...was.cards, ...now.cards } : was.cards,
    briefing: now.briefing ?? [],
    outcome: now.outcome ?? "",
  };
}

/** A section, of which only that may be told which is not as it was. */
function section(before: Section[], now: SectionNow | number): Section {
  if (typeof now === "number") return before[now] ?? NO_SECTION;
  const was = before[now.of ?? -1] ?? NO_SECTION;
  return {
    heading: now.heading ?? was.heading,
    lines: now.lines ?? was.lines,
    columns: now.columns ?? was.columns,
    rows: now.rows ? stayed(was.rows, now.rows) : was.rows,
    aloud: now.aloud ?? false,
  };
}

/** A list in which a number stands for an item that was there before. */
function stayed<T>(was: T[], now: (T | number)[]): T[] {
  return now.flatMap((each) => (typeof each === "number" ? was.slice(each, each + 1) : [each]));
}

/** A list to which some came, or a list of lists of which some grew, by place. */
function grown(was: unknown[], more: unknown[] | Record<string, unknown[]>): unknown[] {
  if (Array.isArray(more)) return [...was, ...more];
  return was.map((each, place) => (place in more ? [...(each as unknown[]), ...more[place]!] : each));
}

function changed(was: Record<string, string>, now: Record<string, string | null>): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [at, text] of Object.entries({ ...was, ...now })) if (text !== null) found[at] = text;
  return found;
}

/** The next view: whole where its game is told, else with what is not as it was. */
function viewed(was: Record<string, unknown>, play: PlayNow): Record<string, unknown> {
  const view = play.view as Record<string, unknown>;
  if ("game" in view) return view;
  const next = { ...was, ...view };
  for (const [name, items] of Object.entries(play.lists ?? {}))
    next[name] = stayed(was[name] as (object | string)[], items as (object | string | number)[]);
  for (const [name, more] of Object.entries(play.added ?? {}))
    next[name] = grown(was[name] as unknown[], more as unknown[] | Record<string, unknown[]>);
  return next;
}

/** What one socket has told of a game. */
export class ToldGame {
  #words: BoardWords | null = null;
  #view: Record<string, unknown> = {};

  /** An update with all that it leaves out; of a history in parts not all show the game. */
  take(update: Update): Shown {
    const { play } = update;
    if (!play) {
      if (!update.part) this.#words = null;
      return { ...update, play: null };
    }
    this.#words = play.words ? worded(this.#words, play.words) : null;
    this.#view = viewed(this.#view, play);
    return { ...update, play: { ...USUAL, ...play, view: this.#view, words: this.#words } };
  }
}
