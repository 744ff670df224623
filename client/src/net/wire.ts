/**
 * A socket that comes back by itself after a cut, and sends unanswered messages again with the same
 * nonce, so that nothing is done twice. What is told over it is for whoever extends it.
 */

import { at } from "$/base";
import type { Refusal } from "$/protocol";
import { inRoom } from "./rooms";

type Unsent<T> = T extends { nonce?: string } ? Omit<T, "nonce"> : never;

export type LineState = "joining" | "up" | "cut" | "closed";

interface Waiting<Ask, Answer> {
  message: Unsent<Ask> & { nonce: string };
  /** When it was asked, in milliseconds. */
  at: number;
  done: (answer: Answer) => void;
}

/** One connection: a socket to a server, or to the house on this device. */
export type Socket = Pick<WebSocket, "send" | "close" | "onopen" | "onclose" | "onmessage">;

/** What the line needs of the browser; tests bring their own. */
export interface Wires {
  open: (url: string, protocols: string[]) => Socket;
  /** Why a handshake failed: a code, or '' when the server cannot be reached. */
  ask: (link: string) => Promise<string>;
}

const FOR_GOOD = new Set(["closed", "removed", "void", "gone", "no-link", "no-room"]);
const FIRST_WAIT = 250;
const LONGEST_WAIT = 8_000;
/** So long an answer may take before the line is taken for dead. */
const PATIENCE = 10_000;
/** So long nothing at all may come: three of the table's signs of life. */
const SILENCE = 45_000;
/** What was asked so long ago is not sent again: a table may forget nonces after an hour. */
const STALE = 1_800_000;

export abstract class Wire<Ask extends { nonce?: string }, Tell, Answer extends { nonce: string }> {
  state: LineState = "joining";
  /** What the server said before it hung up. */
  protected bye = "";
  #socket: Socket | null = null;
  #count = 0;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  readonly #waiting = new Map<string, Waiting<Ask, Answer | Refusal>>();
  readonly #own = Array.from(crypto.getRandomValues(new Uint8Array(6)), (each) =>
    each.toString(16).padStart(2, "0"),
  ).join("");

  constructor(
    readonly link: string,
    private readonly wires: Wires,
    private readonly changed: (state: LineState, why: string) => void,
  ) {}

  /** Where to knock, and what is to be told there. */
  protected abstract path(): string;
  /** Something came. */
  protected abstract hear(tell: Tell): void;
  /** A new socket knows nothing of what the one before told. */
  protected fresh(): void {}

  /** Connect. */
  open(): void {
    addEventListener("online", this.#hurry);
    this.#connect();
  }

  /** Hang up for good. */
  close(): void {
    this.#end("left");
  }

  /** Hang up, and come back at once. */
  protected anew(): void {
    this.#socket?.close();
  }

  /** Send a message; the answer comes once, whatever happens to the line meanwhile. */
  ask(message: Unsent<Ask>): Promise<Answer | Refusal> {
    const nonce = `${this.#own}-${++this.#count}`;
    const full = { ...message, nonce };
    return new Promise((done) => {
      if (this.state === "closed") {
        done({ is: "refused", nonce, code: "no-link" });
        return;
      }
      this.#waiting.set(nonce, { message: full, at: Date.now(), done });
      if (this.state === "up") this.send(full);
    });
  }

  protected send(message: object): void {
    this.#socket?.send(JSON.stringify(message));
    this.#guard();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const url = `${scheme}//${location.host}${inRoom(at(this.path()), this.link)}`;
    const socket = this.wires.open(url, ["questable.1", `link.${this.link}`]);
    this.#socket = socket;
    this.fresh();
    let opened = false;
    socket.onopen = () => (opened = true);
    socket.onmessage = (event) => {
      this.#listen();
      this.hear(JSON.parse(String(event.data)) as Tell);
    };
    socket.onclose = () => {
      if (this.#socket === socket) void this.#lost(opened);
    };
  }

  protected answer(tell: Answer | Refusal): void {
    this.#waiting.get(tell.nonce)?.done(tell);
    this.#waiting.delete(tell.nonce);
    this.#guard();
  }

  /** All that was missed is told: what waited goes out. */
  protected up(): void {
    this.#tries = 0;
    this.#say("up");
    for (const { message, at } of [...this.#waiting.values()])
      if (Date.now() - at < STALE) this.send(message);
      else this.answer({ is: "refused", nonce: message.nonce, code: "stale" });
  }

  /** A line that owes an answer for too long is cut, and so comes back. */
  #guard(): void {
    clearTimeout(this.#watch);
    if (this.#waiting.size) this.#watch = setTimeout(() => this.#giveUp(), PATIENCE);
  }

  /** The table says something every quarter of a minute: a line that is silent for longer is dead. */
  #listen(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#giveUp(), SILENCE);
  }

  /** A dead socket may take minutes to say that it is closed; it is not waited for. */
  #giveUp(): void {
    const socket = this.#socket;
    if (!socket) return;
    this.#socket = null;
    socket.close();
    void this.#lost(true);
  }

  async #lost(opened: boolean): Promise<void> {
    clearTimeout(this.#watch);
    clearTimeout(this.#silence);
    if (this.state === "closed") return;
    let why = this.bye;
    this.bye = "";
    if (!why && !opened) why = await this.wires.ask(this.link);
    if (FOR_GOOD.has(why)) {
      this.#end(why);
      return;
    }
    this.#say("cut", why);
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++);
    // A little apart, so that a whole class does not come back in the same instant.
    this.#timer = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  #end(why: string): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#watch);
    clearTimeout(this.#silence);
    removeEventListener("online", this.#hurry);
    this.#say("closed", why);
    this.#socket?.close();
    for (const { message, done } of this.#waiting.values())
      done({ is: "refused", nonce: message.nonce, code: "no-link" });
    this.#waiting.clear();
  }

  #hurry = (): void => {
    if (this.state === "cut") this.#connect();
  };

  #say(state: LineState, why = ""): void {
    this.state = state;
    this.changed(state, why);
  }
}
