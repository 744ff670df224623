/**
 * Which room a link leads to, as far as this page has learnt it. The room's name stands in
 * addresses, so that a proxy before several workers can send all of a room to the same one; it
 * opens nothing. The link never stands there.
 */

const rooms = new Map<string, string>();

export function learnRoom(room: string, ...links: string[]): void {
  for (const link of links) rooms.set(link, room);
}

/** A path of the server with the name of a link's room, if it is known. */
export function inRoom(path: string, link = ""): string {
  const room = rooms.get(link);
  return room ? `${path}${path.includes("?") ? "&" : "?"}room=${room}` : path;
}
