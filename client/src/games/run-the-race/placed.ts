/** Puts elements where the layout says, and lets cards come from elsewhere; by transform alone. */

import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { over, type Rect } from "./layout";

/** For an element of the cloth. */
export function placed({ x, y, wide, high }: Rect): Attachment<HTMLElement> {
  return ({ style }) => {
    [style.left, style.top] = [`${x}px`, `${y}px`];
    [style.width, style.height] = [`${wide}px`, `${high}px`];
  };
}

/** A card that has just come: from where to where, in so many milliseconds; null from nowhere. */
export function coming(way: () => [Rect, Rect | null], lasts: number, flips = false): Attachment<HTMLElement> {
  return (node) => {
    const [to, from] = untrack(way);
    if (!from) return;
    const start = over(to, from);
    const frames = flips
      ? [{ transform: `${start} rotateY(90deg)` }, { transform: "none" }]
      : [{ transform: start }, { transform: "scale(1.03)", offset: 0.85 }, { transform: "none" }];
    node.animate?.(frames, { duration: lasts, easing: "cubic-bezier(0.3, 0.6, 0.4, 1)" });
  };
}
