/**
 * Shows what happened one thing after the other: each step changes what is drawn, then waits while
 * the style sheets move it there. Nothing waits when the person is calm or skips.
 *
 * A board keeps `shown`, a copy of what it draws, lets each step change it, and sets it to the true
 * view in the last step:
 *
 *     const player = new Player();
 *     $effect(() => {
 *       const now = view;
 *       void player.play([...events.map(stepOf), { show: () => (shown = now) }], calm);
 *     });
 */

export interface Step {
  show: () => void;
  /** Milliseconds until the next step; 0 unless given. */
  lasts?: number;
}

export class Player {
  #queue: Step[] = [];
  #running: Promise<void> | null = null;
  #wake: (() => void) | null = null;
  #hasty = false;

  /** Whether something is still to be shown. */
  get busy(): boolean {
    return this.#running !== null;
  }

  /** Show these after all that is waiting; done when they have been shown. */
  play(steps: Step[], calm = false): Promise<void> {
    this.#queue.push(...(calm ? steps.map(({ show }) => ({ show })) : steps));
    if (calm) this.skip();
    this.#running ??= this.#run();
    return this.#running;
  }

  /** Show the rest at once. */
  skip(): void {
    this.#hasty = true;
    this.#wake?.();
  }

  async #run(): Promise<void> {
    await Promise.resolve();
    for (let step = this.#queue.shift(); step; step = this.#queue.shift()) {
      step.show();
      if (step.lasts && !this.#hasty) await this.#wait(step.lasts);
    }
    this.#hasty = false;
    this.#running = null;
  }

  #wait(ms: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}
