/**
 * One line to a table. It comes back by itself after a cut, asks for everything since the last row
 * it saw, and sends unanswered messages again with the same nonce, so that nothing is done twice.
 */

import { at } from "$/base";
import type { AnyAsk, AnyTell, Done, Hinted, Refusal, Told, Why } from "$/protocol";
import { announce } from "./notice.svelte";
import { inRoom, learnRoom } from "./rooms";
import { setTableTime } from "./time";
import { ToldGame, type Shown, type Shows } from "./told";

export type Answer = Done | Refusal | Why | Hinted;
type Unsent<T> = T extends { nonce?: string } ? Omit<T, "nonce"> : never;
/** A message to the table; the line adds the nonce. */
export type Message = Unsent<AnyAsk>;

export type LineState = "joining" | "up" | "cut" | "closed";

export interface Hearer {
  update: (update: Shown) => void;
  welcome: (person: number, room: string) => void;
  state: (state: LineState, why: string) => void;
}

interface Waiting {
  message: Message & { nonce: string };
  /** When it was asked, in milliseconds. */
  at: number;
  done: (answer: Answer) => void;
}

/** What the line needs of the browser; tests bring their own. */
export interface Wires {
  open: (url: string, protocols: string[]) => WebSocket;
  /** Why a handshake failed: a code, or '' when the server cannot be reached. */
  ask: (link: string) => Promise<string>;
}

const FOR_GOOD = new Set(["removed", "void", "gone", "no-link", "no-room"]);
const FIRST_WAIT = 250;
const LONGEST_WAIT = 8_000;
/** So long an answer may take before the line is taken for dead. */
const PATIENCE = 10_000;
/** So long nothing at all may come: three of the table's signs of life. */
const SILENCE = 45_000;
/** What was asked so long ago is not sent again: a table may forget nonces after an hour. */
const STALE = 1_800_000;

export class Line {
  state: LineState = "joining";
  #socket: WebSocket | null = null;
  #seq = 0;
  #count = 0;
  #tries = 0;
  #bye = "";
  /** What came of a history that is told in parts. */
  #parts: Told[] = [];
  /** What the table knows of what is shown. */
  #shown: Shows = "plain";
  /** What this socket has told of a game. */
  #game = new ToldGame();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  readonly #waiting = new Map<string, Waiting>();
  readonly #own = Array.from(crypto.getRandomValues(new Uint8Array(6)), (each) =>
    each.toString(16).padStart(2, "0"),
  ).join("");

  constructor(
    readonly link: string,
    private lang: string,
    private readonly hearer: Hearer,
    private readonly wires: Wires,
    private show: Shows = "plain",
  ) {}

  /** What the page shows from now on: the words for it come over the open line. */
  shows(show: Shows): void {
    this.show = show;
    if (this.state === "up") this.#sayShown();
  }

  /** Sent once: after a cut the address of the new socket says it. */
  #sayShown(): void {
    if (this.show === this.#shown) return;
    this.#shown = this.show;
    this.#send({ do: "show", show: this.show });
  }

  /** Connect; the first update has every row from the beginning. */
  open(): void {
    addEventListener("online", this.#hurry);
    this.#connect();
  }

  /** Hang up for good. */
  close(): void {
    this.#end("left");
  }

  /** The same table in another language. */
  retell(lang: string): void {
    this.lang = lang;
    this.#seq = 0;
    this.#socket?.close();
  }

  /** Send a message; the answer comes once, whatever happens to the line meanwhile. */
  ask(message: Message): Promise<Answer> {
    const nonce = `${this.#own}-${++this.#count}`;
    const full = { ...message, nonce };
    return new Promise((done) => {
      if (this.state === "closed") {
        done({ is: "refused", nonce, code: "no-link" });
        return;
      }
      this.#waiting.set(nonce, { message: full, at: Date.now(), done });
      if (this.state === "up") this.#send(full);
    });
  }

  #send(message: object): void {
    this.#socket?.send(JSON.stringify(message));
    this.#guard();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const path = `${at("/ws")}?since=${this.#seq}&lang=${this.lang}&show=${this.show}`;
    const url = `${scheme}//${location.host}${inRoom(path, this.link)}`;
    const socket = this.wires.open(url, ["questable.1", `link.${this.link}`]);
    this.#socket = socket;
    this.#parts = [];
    this.#game = new ToldGame();
    this.#shown = this.show;
    let opened = false;
    socket.onopen = () => (opened = true);
    socket.onmessage = (event) => {
      this.#listen();
      this.#hear(JSON.parse(String(event.data)) as AnyTell);
    };
    socket.onclose = () => {
      if (this.#socket === socket) void this.#lost(opened);
    };
  }

  #hear(tell: AnyTell): void {
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
        if (this.state !== "up") this.#up();
        break;
      }
      case "ping":
        this.#send({ do: "pong", n: tell.n });
        break;
      case "notice":
        announce(tell.text);
        break;
      case "bye":
        this.#bye = tell.why;
        break;
      default:
        this.#answer(tell);
    }
  }

  #answer(tell: Answer): void {
    this.#waiting.get(tell.nonce)?.done(tell);
    this.#waiting.delete(tell.nonce);
    this.#guard();
  }

  #up(): void {
    this.#tries = 0;
    this.#say("up");
    this.#sayShown();
    for (const { message, at } of [...this.#waiting.values()])
      if (Date.now() - at < STALE) this.#send(message);
      else this.#answer({ is: "refused", nonce: message.nonce, code: "stale" });
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
    let why = this.#bye;
    this.#bye = "";
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
    this.hearer.state(state, why);
  }
}
