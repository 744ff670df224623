/** Files that are packed, so that they are small from any web space; some servers unpack them on the way. */

/** Its bytes as they were before packing; `count` hears of each part that comes. */
export async function unpacked(url: string, count: (bytes: number) => void = () => {}): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(url);
  if (!answer.ok || !answer.body) throw new Error(`${url}: ${answer.status}`);
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (part, way) => {
        count(part.byteLength);
        way.enqueue(part);
      },
    }),
  );
  const bytes = new Uint8Array(await new Response(counted).arrayBuffer());
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  const plain = new Response(bytes).body!.pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(plain).arrayBuffer());
}
