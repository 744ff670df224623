/** A record on the table again: where it stands, through whose eyes, and how it goes on. */

import { Show, type Moment } from "$/board/show.svelte";
import type { Frame, Frames, SaintFacts, Wish } from "$/protocol";
import type { Outline } from "./record";

/** What a replay needs of the server; tests bring their own. */
export type Source = (wish: Omit<Wish, "record">) => Promise<Frames>;

/** A line of the log and the moment it belongs to. */
export interface Told {
  ply: number;
  seat: number;
  text: string;
}

interface Shown extends Moment {
  frame: Frame;
}

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
/** At this speed and above nothing is acted out: there is no time for it. */
const HASTY = 4;
/** Boards fetched at once, and lines. */
const BOARDS = 40;
const LINES = 500;
/** Milliseconds a moment is looked at: what nobody is told of, then more for each event. */
const GLANCE = 260;
const LOOK = 700;
const EACH = 420;
const LONGEST = 3_400;
/** A slider that has stood still for so long has arrived. */
const SETTLES = 90;

const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));
/** The row of boards in which the one after so many entries is; the first has the start too. */
const chunkOf = (ply: number) => Math.max(0, Math.ceil(ply / BOARDS) - 1);

export class Replay {
  /** The board on the table; null until the first one has come. */
  shown: Frame | null = $state.raw(null);
  /** Page and board show the same moment; after a jump nothing is acted out. */
  readonly show = new Show<Shown>({ take: ({ frame }) => this.#take(frame) });
  /** The latest moment that has been on the table. */
  furthest = $state(0);
  /** Where it is meant to stand: a little ahead of `shown` while a board is on its way. */
  at = $state(0);
  seat = $state(-1);
  told: Told[] = $state.raw([]);
  /** What stands on the cards of all boards that were fetched. */
  cards: Record<string, SaintFacts> = $state.raw({});
  playing = $state(false);
  speed = $state(1);
  /** The server could not give a board. */
  failed = $state(false);
  readonly plies: number;
  readonly #chunks = new Map<string, Promise<Frame[]>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Time to go on, as soon as the board has come to rest. */
  #due = false;
  #telling = 0;
  /** The board that came last; `shown` while nothing moves. */
  #last: Frame | null = null;

  constructor(
    readonly outline: Outline,
    private readonly source: Source,
    private lang: string,
    private names: string[],
    /** Whether what happened is told too, line by line. */
    private readonly logged = true,
  ) {
    this.plies = outline.entries.length;
  }

  /** Nothing should be acted out. */
  get hasty(): boolean {
    return this.playing && this.speed >= HASTY;
  }

  /** Begin at a moment, through some eyes. */
  async open(ply = 0, seat = -1): Promise<void> {
    this.seat = seat;
    await Promise.all([this.see(ply), this.#tell()]);
  }

  /** Put the board of a moment on the table. */
  async see(ply: number): Promise<void> {
    this.at = Math.min(Math.max(0, Math.round(ply)), this.plies);
    const { at, seat } = this;
    const stays = () => at === this.at && seat === this.seat;
    try {
      // A slider on its way passes over boards that nobody wants to see.
      if (this.#last && !this.#chunks.has(this.#key(chunkOf(at)))) await sleep(SETTLES);
      if (!stays()) return;
      const found = await this.#board(at);
      // Somebody has gone on, or looks through other eyes by now.
      if (found && stays()) this.#put(found);
      this.failed = false;
    } catch {
      this.failed = true;
      this.pause();
    }
  }

  #take(frame: Frame): void {
    this.shown = frame;
    this.furthest = Math.max(this.furthest, frame.ply);
    if (this.#due) this.#advance();
  }

  #put(frame: Frame): void {
    const follows = this.#last?.ply === frame.ply - 1 && !this.hasty;
    this.#last = frame;
    this.show.skip();
    const pace = 1 / this.speed;
    const places = frame.words?.places ?? {};
    this.show.hear({ frame, view: frame.view, events: follows ? frame.events : [], pace, places });
    // The boards after these are fetched before they are needed.
    const next = Math.min(this.plies, frame.ply + BOARDS);
    if (frame.ply % BOARDS > BOARDS / 2) void this.#chunk(chunkOf(next)).catch(() => {});
  }

  async #board(ply: number): Promise<Frame | undefined> {
    return (await this.#chunk(chunkOf(ply))).find((each) => each.ply === ply);
  }

  #key(chunk: number): string {
    return `${this.lang} ${this.seat} ${chunk}`;
  }

  #chunk(chunk: number): Promise<Frame[]> {
    const { seat, lang, names } = this;
    const key = this.#key(chunk);
    let found = this.#chunks.get(key);
    if (!found) {
      const first = chunk * BOARDS;
      const wish = { seat, first, count: BOARDS, start: first === 0, lang, names };
      found = this.source(wish).then(({ frames }) => this.#learn(frames));
      this.#chunks.set(key, found);
      found.catch(() => this.#chunks.delete(key));
    }
    return found;
  }

  #learn(frames: Frame[]): Frame[] {
    this.cards = Object.assign({}, this.cards, ...frames.map(({ words }) => words?.cards));
    return frames;
  }

  /** All lines of the log, as these eyes heard them. */
  async #tell(): Promise<void> {
    const turn = ++this.#telling;
    if (!this.logged) return;
    const { seat, lang, names } = this;
    const told: Told[] = [];
    try {
      for (let first = 0; first < this.plies; first += LINES) {
        const wish = { seat, first, count: LINES, boards: false, lang, names };
        const { frames } = await this.source(wish);
        if (turn !== this.#telling) return;
        for (const { ply, seat, lines } of frames)
          told.push(...(lines ?? []).map((text) => ({ ply, seat, text })));
        this.told = [...told];
      }
    } catch {
      // The boards say that the server is gone.
    }
  }

  /** So many moments on, or back. */
  step(by: number): void {
    this.pause();
    void this.see(this.at + by);
  }

  /** To a moment. */
  jump(ply: number): void {
    this.pause();
    void this.see(ply);
  }

  /** Look through another seat's eyes. */
  async look(seat: number): Promise<void> {
    if (seat === this.seat) return;
    this.seat = seat;
    await this.#again();
  }

  /** To a moment, through some eyes. */
  glance(ply: number, seat: number): void {
    this.pause();
    if (seat !== this.seat) [this.seat, this.#last] = [seat, null];
    void this.see(ply);
  }

  /** Tell it in another language, with other names. */
  async retell(lang: string, names: string[]): Promise<void> {
    if (lang === this.lang && names.join() === this.names.join()) return;
    this.lang = lang;
    this.names = names;
    this.#chunks.clear();
    await this.#again();
  }

  async #again(): Promise<void> {
    this.#last = null;
    this.told = [];
    await Promise.all([this.see(this.at), this.#tell()]);
  }

  /** Go on by itself, from the start if it stands at the end. */
  play(): void {
    if (this.playing || !this.plies) return;
    this.playing = true;
    if (this.at >= this.plies) void this.see(0).then(() => this.#wait());
    else this.#advance();
  }

  pause(): void {
    [this.playing, this.#due] = [false, false];
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  /** How fast it goes on. */
  pace(speed: number): void {
    this.speed = speed;
    if (this.playing) this.#wait();
  }

  #advance(): void {
    this.#due = this.show.playing;
    if (this.#due) return;
    void this.see(this.at + 1).then(() => this.#wait());
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#due = false;
    if (!this.playing) return;
    if (this.at >= this.plies) this.playing = false;
    else this.#timer = setTimeout(() => this.#advance(), this.#lasts() / this.speed);
  }

  #lasts(): number {
    if (!this.#last?.lines?.length) return GLANCE;
    return Math.min(LONGEST, LOOK + EACH * this.#last.events.length);
  }

  close(): void {
    this.pause();
    this.#telling += 1;
  }
}
