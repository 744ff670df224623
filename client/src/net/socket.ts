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
  /** Whether this hand is covered, on a device that goes from hand to hand. */
  #cover = false;
  /** What the house knows of that, and how often it has yet to say so. */
  #covered = false;
  #turning = 0;

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

  /** From now on nothing of the hand is told, or all of it again. */
  covers(down: boolean): void {
    this.#cover = down;
    if (this.state === "up") this.#sayCover();
  }

  /** What is on its way still is for other eyes: nothing is heard until the house has answered. */
  #sayCover(): void {
    if (this.#cover === this.#covered) return;
    this.#covered = this.#cover;
    this.#turning += 1;
    [this.#seq, this.#parts, this.#game] = [0, [], new ToldGame()];
    this.send({ do: "cover", down: this.#cover });
  }

  /** The same table in another language. */
  retell(lang: string): void {
    this.lang = lang;
    this.#seq = 0;
    this.anew();
  }

  protected override path(): string {
    return `/ws?since=${this.#seq}&lang=${this.lang}&show=${this.show}${this.#cover ? "&cover=1" : ""}`;
  }

  protected override fresh(): void {
    this.#parts = [];
    this.#game = new ToldGame();
    this.#shown = this.show;
    [this.#covered, this.#turning] = [this.#cover, 0];
  }

  protected override hear(tell: AnyTell | { is: "covered" }): void {
    switch (tell.is) {
      case "covered":
        this.#turning -= 1;
        break;
      case "welcome":
        setTableTime(tell.now);
        learnRoom(tell.room, this.link);
        this.hearer.welcome(tell.person, tell.room);
        break;
      case "update": {
        if (this.#turning) break;
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
    this.#sayCover();
  }
}
