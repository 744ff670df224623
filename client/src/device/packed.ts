/** Files that are packed, so that they are small from any web space; some servers unpack them on the way. */

/** A file as it comes; `count` hears of each part. */
export async function fetched(url: string, count: (bytes: number) => void = () => {}): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(url);
  if (!answer.ok || !answer.body) throw new Error(`${url}: ${answer.status}`);
  const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (part, way) => {
      count(part.byteLength);
      way.enqueue(part);
    },
  });
  return new Uint8Array(await new Response(answer.body.pipeThrough(counting)).arrayBuffer());
}

/** The bytes as they were before packing. */
export async function plain(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  const opened = new Response(bytes).body!.pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(opened).arrayBuffer());
}
