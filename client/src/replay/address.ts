/**
 * What stands behind the '#' of a replay: the record itself, packed, so that a link needs no
 * server to keep anything, tells no names and opens no table; then the moment and whose eyes.
 */

import { shared } from "./record";

export interface Moment {
  /** After how many entries. */
  ply: number;
  /** Whose eyes; -1 for a spectator. */
  seat: number;
}

/** Longer addresses get lost in messages on their way. */
export const LONGEST = 8_000;
const FORMAT = "1";
/** Nothing that the server would take unpacks to more than this. */
const LARGEST = 2_100_000;

/** A record and a moment as the end of an address. */
export async function addressOf(record: string, { ply, seat }: Moment): Promise<string> {
  const bytes = new TextEncoder().encode(shared(record));
  const packed = await through(bytes, new CompressionStream("deflate-raw"));
  return [FORMAT, lettersOf(packed), ply, ...(seat >= 0 ? [seat] : [])].join(".");
}

/** What an address holds, null when it is none of ours. */
export async function opened(address: string): Promise<({ record: string } & Moment) | null> {
  const [format, letters, ply, seat, ...more] = address.split(".");
  if (format !== FORMAT || !letters || more.length) return null;
  try {
    const bytes = await through(bytesOf(letters), new DecompressionStream("deflate-raw"));
    return { record: new TextDecoder().decode(bytes), ply: number(ply, 0), seat: number(seat, -1) };
  } catch {
    return null;
  }
}

const number = (text: string | undefined, otherwise: number) =>
  text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : otherwise;

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  change: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(change).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    size += part.value.length;
    if (size > LARGEST) throw new RangeError("too much");
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function lettersOf(bytes: Uint8Array): string {
  let text = "";
  for (const each of bytes) text += String.fromCharCode(each);
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function bytesOf(letters: string): Uint8Array<ArrayBuffer> {
  const text = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (each) => each.charCodeAt(0));
}
