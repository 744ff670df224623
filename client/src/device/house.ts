/** The house on this device: a worker in which the tables are, started when it is first needed. */

import { prefix, served } from "$/base";
import { filesOfHouse, nameOf } from "./files";
import { allowed, at, came, measured } from "./coming.svelte";
import type { ToPage, ToWorker } from "./speech";
import { still } from "./still";

/** Milliseconds until the table is surely up: what nobody has asked for comes after it. */
const QUIET = 20_000;

type Hear = (data: string | null) => void;
type Answered = Extract<ToPage, { is: "answer" }>;

class House {
  readonly #asked = new Map<number, (answer: Answered) => void>();
  readonly #lines = new Map<number, Hear>();
  #count = 0;

  constructor(private readonly worker: Worker) {}

  say(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  hear(message: ToPage): void {
    if (message.is === "answer") {
      this.#asked.get(message.id)?.(message);
      this.#asked.delete(message.id);
    } else if (message.is === "told") {
      this.#lines.get(message.line)?.(message.data);
      if (message.data === null) this.#lines.delete(message.line);
    }
  }

  /** Another window has the tables now: nothing more is told here. */
  end(): void {
    for (const hear of this.#lines.values()) hear(null);
    this.#lines.clear();
    this.worker.terminate();
  }

  ask(method: string, path: string, body: string, link: string): Promise<Answered> {
    const id = ++this.#count;
    return new Promise((done) => {
      this.#asked.set(id, done);
      this.say({ is: "ask", id, method, path, body, link });
    });
  }

  open(link: string, query: string, hear: Hear): { send: (data: string) => void; close: () => void } {
    const line = ++this.#count;
    this.#lines.set(line, hear);
    this.say({ is: "open", line, link, query });
    return {
      send: (data) => this.say({ is: "hear", line, data }),
      close: () => {
        this.#lines.delete(line);
        this.say({ is: "close", line });
      },
    };
  }
}

let found: Promise<House> | null = null;

/** The house, once it is awake; whoever fails to wake it may try again. */
export function house(): Promise<House> {
  found ??= woken().catch((why: unknown) => {
    found = null;
    throw why;
  });
  return found;
}

async function woken(): Promise<House> {
  const home = new URL(`${prefix()}/`, location.href).href;
  const bytes = await measured();
  if (!(await allowed())) throw new Error("not now");
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  const made = new House(worker);
  came(0, bytes);
  return new Promise((done, failed) => {
    worker.onmessage = ({ data }: MessageEvent<ToPage>) => {
      if (data.is === "coming") came(data.bytes, data.of);
      else if (data.is === "ready") {
        at("awake");
        // A server's page is kept whole, with this house, once somebody wants that.
        if (!served) setTimeout(() => void keepPages(home).catch(() => {}), QUIET);
        // What is kept here is somebody's games: the browser is asked not to throw it away.
        void navigator.storage?.persist?.();
        done(made);
      } else if (data.is === "taken") {
        at("taken");
        made.end();
      } else if (data.is === "failed") {
        at("failed");
        worker.terminate();
        failed(new Error(data.why));
      } else made.hear(data);
    };
    worker.onerror = (event) => {
      at("failed");
      failed(new Error(event.message));
    };
    made.say({ is: "begin", home, files: filesOfHouse() });
  });
}

/** Pages that nobody has opened yet, replays for one, are there without a line too. */
async function keepPages(home: string): Promise<void> {
  if (!navigator.onLine) return;
  const files = (await (await fetch(`${home}pages.json`)).json()) as string[];
  const paths = files.map((each) => new URL(each, home).pathname);
  (await navigator.serviceWorker?.ready)?.active?.postMessage({ keep: paths });
}

/** A request, answered as a server would. */
export async function asked(path: string, { method, body = "" }: { method: string; body?: string }, link = ""): Promise<Response> {
  const known = method === "GET" ? await still(path) : undefined;
  if (known !== undefined) return Response.json(known);
  const answer = await (await house()).ask(method, path, body, link);
  return new Response(answer.body, { status: answer.status, headers: { "Content-Type": answer.media } });
}

/** Forget all tables of this device, and what lies in them. */
export async function forgetTables(): Promise<void> {
  const request = indexedDB.deleteDatabase(nameOf(new URL(`${prefix()}/`, location.href).href));
  await new Promise((done) => (request.onsuccess = request.onerror = request.onblocked = done));
}
