/** Drawings that the browser has read: as long as one image has them, no other makes it read them again. */

const kept = new Map<string, HTMLImageElement>();

export function isKept(name: string): boolean {
  return kept.has(name);
}

export function keep(name: string, source: string): void {
  if (kept.has(name)) return;
  const image = new Image();
  image.src = source;
  kept.set(name, image);
}
