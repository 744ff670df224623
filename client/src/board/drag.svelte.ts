/** Something under a finger or a mouse: from which spot, how far, above which. */

import { tick } from "svelte";
import { under, type Box, type Point } from "./ways";

interface Held {
  from: string;
  start: Point;
  /** How far it was carried, in the measure of the drawing it lies in. */
  by: Point;
  moved: boolean;
  over: string;
}

/** Less than this on the screen is a touch and not a drag. */
const SLACK = 8;
/** Spots that take what is dragged reach so far beyond their edge. */
const CATCH = 24;

export class Drag {
  held: Held | null = $state.raw(null);
  #boxes: Box[] = [];
  #measured: () => Box[] = () => [];
  #scale = 1;

  begin(event: PointerEvent, from: Element, boxes: () => Box[]): void {
    const start = { x: event.clientX, y: event.clientY };
    this.held = { from: spotOf(from), start, by: { x: 0, y: 0 }, moved: false, over: "" };
    [this.#boxes, this.#measured] = [boxes(), boxes];
    this.#scale = scaleOf(from);
  }

  /** Whether it has just become a drag. */
  move(event: PointerEvent, lit: (from: string) => ReadonlySet<string>): boolean {
    const { held } = this;
    if (!held || !event.isPrimary) return false;
    const [x, y] = [event.clientX - held.start.x, event.clientY - held.start.y];
    const moved = held.moved || Math.hypot(x, y) > SLACK;
    const bright = moved ? lit(held.from) : null;
    const at = { x: event.clientX, y: event.clientY };
    const over = bright ? under(this.#boxes, at, (id) => (bright.has(id) ? CATCH : 0)) : "";
    this.held = { ...held, moved, over, by: { x: x * this.#scale, y: y * this.#scale } };
    const just = moved && !held.moved;
    // What lights up may lie elsewhere, or was not there before; what is carried is over itself.
    if (just) void tick().then(() => (this.#boxes = this.#measured().filter(({ id }) => id !== held.from)));
    return just;
  }

  /** Let go; what was dragged, or null after a mere touch. */
  end(): Held | null {
    const held = this.held?.moved ? this.held : null;
    this.held = null;
    return held;
  }

  /** How far what lies on a spot is carried away; null if it is not. */
  by(spot: string): Point | null {
    return this.held?.moved && this.held.from === spot ? this.held.by : null;
  }
}

/** The spot that an element is, or lies in; '' for none. */
export function spotOf(target: EventTarget | null): string {
  const found = target instanceof Element ? target.closest("[data-spot]") : null;
  return found?.getAttribute("data-spot") ?? "";
}

/** Units of the drawing to a pixel of the screen; 1 outside of drawings. */
function scaleOf(element: Element): number {
  const svg = element.closest("svg");
  const wide = svg?.getBoundingClientRect().width ?? 0;
  return svg && wide ? (svg.viewBox?.baseVal?.width ?? wide) / wide : 1;
}
