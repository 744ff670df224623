/** A connection to the house on this device, as a line takes it for a socket. */

import type { Socket } from "$/net/wire";

export class DeviceSocket implements Socket {
  onopen: Socket["onopen"] = null;
  onclose: Socket["onclose"] = null;
  onmessage: Socket["onmessage"] = null;
  readonly #line: Promise<{ send: (data: string) => void; close: () => void }>;
  #closed = false;

  constructor(url: string, link: string) {
    const query = url.slice(url.lastIndexOf("?") + 1);
    this.#line = import("./house").then(({ house }) =>
      house().then((found) => found.open(link, query, (data) => this.#hear(data))),
    );
    this.#line.catch(() => this.#over());
  }

  /** A message of the house: '' once it is open, null when it is over. */
  #hear(data: string | null): void {
    if (this.#closed) return;
    const socket = this as unknown as WebSocket;
    if (data === null) this.#over();
    else if (data === "") this.onopen?.call(socket, new Event("open"));
    else this.onmessage?.call(socket, new MessageEvent("message", { data }));
  }

  #over(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.onclose?.call(this as unknown as WebSocket, new CloseEvent("close"));
  }

  send(data: string): void {
    void this.#line.then((line) => line.send(data));
  }

  close(): void {
    void this.#line.then((line) => line.close()).catch(() => {});
    // As a socket does: who hangs up hears of it a moment later.
    queueMicrotask(() => this.#over());
  }
}
