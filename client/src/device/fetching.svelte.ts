/** How far something has come that is fetched: its stage, and how many bytes of how many. */
export class Fetching<Stage extends string> {
  stage: Stage;
  bytes = $state(0);
  of = $state(0);

  constructor(stage: Stage) {
    this.stage = $state(stage);
  }

  /** Megabytes with one digit, as people say them. */
  get told(): { loaded: number; megabytes: number } {
    return { loaded: megabytes(this.bytes), megabytes: megabytes(this.of) };
  }
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 100_000) / 10;
}
