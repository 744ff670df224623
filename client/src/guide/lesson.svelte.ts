/** Where a learner is in a guided game: what is said, what is waited for, what comes next. */

import type { Frame, GuideNow, NoteNow } from "$/protocol";

/** The learner's move, a word to go on, the record's next entry, or the end. */
export type Waits = "move" | "word" | "reply" | "over";

export class Lesson {
  readonly guide: GuideNow;
  /** How many entries have been played. */
  ply = $state(0);
  /** What happened since the learner was last asked. */
  lines: string[] = $state.raw([]);
  #heard = $state(false);

  constructor(guide: GuideNow) {
    this.guide = guide;
  }

  /** The board as it is now. */
  get frame(): Frame {
    return this.guide.frames[this.ply]!;
  }

  get note(): NoteNow | null {
    return this.guide.notes.find((note) => note.ply === this.ply) ?? null;
  }

  get waits(): Waits {
    const next = this.guide.frames[this.ply + 1];
    if (!next) return "over";
    if (next.seat === this.guide.seat) return "move";
    return this.note && !this.#heard ? "word" : "reply";
  }

  /** The action that is meant, '' where the learner has nothing to do. */
  get due(): string {
    return this.waits === "move" ? this.guide.frames[this.ply + 1]!.action : "";
  }

  /** What the action that is meant is called. */
  get dueLabel(): string {
    const choices = this.frame.words?.choices ?? [];
    return choices.find((choice) => choice.action === this.due)?.label ?? this.due;
  }

  /** The pauses of the guide: plies at which the learner does something. */
  get stops(): number[] {
    return this.guide.frames
      .map((_, ply) => ply)
      .filter((ply) => {
        const next = this.guide.frames[ply + 1];
        const told = this.guide.notes.some((note) => note.ply === ply);
        return !next || next.seat === this.guide.seat || told;
      });
  }

  /** Do the move; false if another one is meant. */
  attempt(action: string): boolean {
    if (action !== this.due) return false;
    this.lines = [];
    this.#advance();
    return true;
  }

  /** The learner has read it. */
  goOn(): void {
    if (this.waits !== "word") return;
    this.lines = [];
    this.#heard = true;
  }

  /** Play the record's next entry, where it is not the learner's. */
  reply(): void {
    if (this.waits === "reply") this.#advance();
  }

  /** Back to the pause before this one. */
  back(): void {
    this.#goTo(this.stops.filter((ply) => ply < this.ply).at(-1) ?? 0);
  }

  restart(): void {
    this.#goTo(0);
  }

  #goTo(ply: number): void {
    this.ply = ply;
    this.#heard = false;
    this.lines = [];
  }

  #advance(): void {
    this.ply += 1;
    this.#heard = false;
    this.lines = [...this.lines, ...(this.frame.lines ?? [])];
  }
}
