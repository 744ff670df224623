/** What the server says in words of a game, for one reader (docs/protocol.md, `lang`). */

export interface Choice {
  action: string;
  label: string;
  /** A heading in words. */
  group: string;
}

/** A part of the view as text: lines, and a table if there are columns. */
export interface Section {
  heading: string;
  lines: string[];
  columns: string[];
  rows: string[][];
}

export interface Words {
  prompt: string;
  choices: Choice[];
  sections: Section[];
  places: Record<string, string>;
  briefing: string[];
  outcome: string;
}
