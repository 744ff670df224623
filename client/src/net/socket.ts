/** One line to a table: after a cut it asks for everything since the last row it saw. */

import type { AnyAsk, AnyTell, Done, Hinted, Refusal, Told, Why } from "$/protocol";
import { announce } from "./notice.svelte";
import { learnRoom } from "./rooms";
import { setTableTime } from "./time";
import { ToldGame, type Shown, type Shows } from "./told";
import { Wire, type LineState, type Wires } from "./wire";

export type { LineState };
export type Answer = Done | Refusal | Why | Hinted;
type Unsent<T> = T extends { nonce?: string } ? Omit<T, "nonce"> : never;
/** A message to the table; the line adds the nonce. */
export type Message = Unsent<AnyAsk>;

export interface Hearer {
  update: (update: Shown) => void;
  welcome: (person: number, room: string) => void;
  state: (state: LineState, why: string) => void;
}

export class Line extends Wire<AnyAsk, AnyTell, Answer> {
  #seq = 0;
  /** What came of a history that is told in parts. */
  #parts: Told[] = [];
  /** What the table knows of what is shown. */
  #shown: Shows = "plain";
  /** What this socket has told of a game. */
  #game = new ToldGame();

  constructor(
    link: string,
    private lang: string,
    private readonly hearer: Hearer,
    wires: Wires,
    private show: Shows = "plain",
  ) {
    super(link, wires, hearer.state);
  }

  /** What the page shows from now on: the words for it come over the open line. */
  shows(show: Shows): void {
    this.show = show;
    if (this.state === "up") this.#sayShown();
  }

  /** Sent once: after a cut the address of the new socket says it. */
  #sayShown(): void {
    if (this.show === this.#shown) return;
    this.#shown = this.show;
    this.send({ do: "show", show: this.show });
  }

  /** The same table in another language. */
  retell(lang: string): void {
    this.lang = lang;
    this.#seq = 0;
    this.anew();
  }

  protected override path(): string {
    return `/ws?since=${this.#seq}&lang=${this.lang}&show=${this.show}`;
  }

  protected override fresh(): void {
    this.#parts = [];
    this.#game = new ToldGame();
    this.#shown = this.show;
  }

  protected override hear(tell: AnyTell): void {
    switch (tell.is) {
      case "welcome":
        setTableTime(tell.now);
        learnRoom(tell.room, this.link);
        this.hearer.welcome(tell.person, tell.room);
        break;
      case "update": {
        const shown = this.#game.take(tell);
        this.#parts.push(...tell.told);
        if (tell.part) break;
        this.#seq = tell.seq;
        this.hearer.update({ ...shown, told: this.#parts.splice(0) });
        if (this.state !== "up") this.up();
        break;
      }
      case "ping":
        this.send({ do: "pong", n: tell.n });
        break;
      case "notice":
        announce(tell.text);
        break;
      case "bye":
        this.bye = tell.why;
        break;
      default:
        this.answer(tell);
    }
  }

  protected override up(): void {
    super.up();
    this.#sayShown();
  }
}
