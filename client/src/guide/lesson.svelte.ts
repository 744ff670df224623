/** Where a learner is in a guided game: what is said, what is waited for, what comes next. */

import type { Frame, GuideNow, NoteNow, SaintFacts } from "$/protocol";

/** The learner's move, a word to go on or to leap ahead, the record's next entry, or the end. */
export type Waits = "move" | "word" | "leap" | "reply" | "over";

export class Lesson {
  readonly guide: GuideNow;
  /** What stands on the cards of all its boards. */
  readonly cards: Record<string, SaintFacts>;
  /** What happened since the learner was last asked. */
  lines: string[] = $state.raw([]);
  /** Which of the boards is shown. */
  #at = $state(0);
  #heard = $state(false);

  constructor(guide: GuideNow) {
    this.guide = guide;
    this.cards = Object.assign({}, ...guide.frames.map(({ words }) => words?.cards));
  }

  /** The board as it is now. */
  get frame(): Frame {
    return this.guide.frames[this.#at]!;
  }

  /** How many entries of the record have been played. */
  get ply(): number {
    return this.frame.ply;
  }

  /** The board that comes next; none after the last. */
  get next(): Frame | undefined {
    return this.guide.frames[this.#at + 1];
  }

  get note(): NoteNow | null {
    return this.#noteAt(this.ply);
  }

  get waits(): Waits {
    const { next } = this;
    if (!next) return "over";
    if (next.ply > this.ply + 1) return "leap";
    if (next.seat === this.guide.seat) return "move";
    return this.note && !this.#heard ? "word" : "reply";
  }

  /** The action that is meant, '' where the learner has nothing to do. */
  get due(): string {
    return this.waits === "move" ? this.next!.action : "";
  }

  /** What the action that is meant is called. */
  get dueLabel(): string {
    const choices = this.frame.words?.choices ?? [];
    return choices.find((choice) => choice.action === this.due)?.label ?? this.due;
  }

  /** The pauses of the guide: plies at which the learner does something. */
  get stops(): number[] {
    const { frames, seat } = this.guide;
    return frames
      .filter(({ ply }, at) => {
        const next = frames[at + 1];
        return !next || next.seat === seat || this.#noteAt(ply) !== null;
      })
      .map(({ ply }) => ply);
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
    if (this.waits === "leap") return this.#goTo(this.#at + 1);
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
    const before = this.stops.filter((ply) => ply < this.ply).at(-1) ?? 0;
    this.#goTo(this.guide.frames.findIndex(({ ply }) => ply === before));
  }

  restart(): void {
    this.#goTo(0);
  }

  #noteAt(ply: number): NoteNow | null {
    return this.guide.notes.find((note) => note.ply === ply) ?? null;
  }

  #goTo(at: number): void {
    this.#at = at;
    this.#heard = false;
    this.lines = [];
  }

  #advance(): void {
    this.#at += 1;
    this.#heard = false;
    this.lines = [...this.lines, ...(this.frame.lines ?? [])];
  }
}
