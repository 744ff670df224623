/** Keeps what the house was loaded from, so that it opens without a line the next time. */

import { shellOf } from "./files";
import { fetched, plain } from "./packed";

export class Keeper {
  private constructor(private readonly cache: Cache | null) {}

  /** Plain http has no place to keep anything; then it is loaded each time. */
  static async open(home: string): Promise<Keeper> {
    try {
      return new Keeper(await caches.open(shellOf(home)));
    } catch {
      return new Keeper(null);
    }
  }

  /** A packed file's bytes as they were before packing, from here or over the line. */
  async unpacked(url: string, count: (bytes: number) => void): Promise<Uint8Array<ArrayBuffer>> {
    const known = await this.cache?.match(url);
    if (known) return plain(new Uint8Array(await known.arrayBuffer()));
    const bytes = await fetched(url, count);
    await this.keep(url, bytes);
    return plain(bytes);
  }

  async keep(url: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    // A full disk is no reason not to play.
    await this.cache?.put(url, new Response(bytes)).catch(() => {});
  }

  /** Files that somebody else will ask for. */
  async add(...urls: string[]): Promise<void> {
    for (const url of urls) if (!(await this.cache?.match(url))) await this.cache?.add(url).catch(() => {});
  }
}
