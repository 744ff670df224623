/** What this device checks of the dealer's promise itself, so that it need not believe the server. */

const BYTES = 16;

/** What was seen of one game's promise; it is written nowhere, so that a shared computer keeps nothing of it. */
interface Seen {
  /** The hash of the secret number, as it was told before this device gave its own bytes. */
  commitment: string;
  share: string;
  seat: number;
}

/** Whether something was found right; none where there was nothing to compare. */
export type Found = "right" | "wrong" | "none";

const hex = (bytes: Uint8Array) =>
  Array.from(bytes, (each) => each.toString(16).padStart(2, "0")).join("");

/** SHA-256 of bytes in hexadecimal; '' where a browser gives none: plain http, but for one's own machine. */
async function hashOf(text: string): Promise<string> {
  const bytes = Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const subtle = globalThis.crypto?.subtle;
  return subtle ? hex(new Uint8Array(await subtle.digest("SHA-256", bytes))) : "";
}

export class Witness {
  #seen: Seen = { commitment: "", share: "", seat: -1 };

  /** The table promised: before anybody gave a byte. */
  promised(commitment: string): void {
    if (commitment && commitment !== this.#seen.commitment)
      this.#seen = { commitment, share: "", seat: -1 };
  }

  /** Random bytes of this device for a seat; who asks again gets the same. */
  give(seat: number): string {
    const share = this.#seen.share || hex(crypto.getRandomValues(new Uint8Array(BYTES)));
    this.#seen = { ...this.#seen, share, seat };
    return share;
  }

  /** The table had bytes for this seat already: from another tab, or from somebody beside me. */
  notTaken(): void {
    this.#seen = { ...this.#seen, share: "", seat: -1 };
  }

  /** The game begins: are the promise and the own bytes in its header? */
  dealt(header: unknown): Found {
    const { commitment, share, seat } = this.#seen;
    if (!share) return "none";
    const head = header as { commitment?: unknown; shares?: unknown[] } | null;
    return head?.commitment === commitment && head.shares?.[seat] === share ? "right" : "wrong";
  }

  /** The game is over: is the published number the one that was promised? */
  async ended(seed: string): Promise<Found> {
    const { commitment } = this.#seen;
    const hash = commitment && seed ? await hashOf(seed) : "";
    if (!hash) return "none";
    return hash === commitment ? "right" : "wrong";
  }
}
