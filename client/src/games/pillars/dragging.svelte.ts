/** A piece under a finger or a mouse: from where, where now, above what. */

import { distance, nearest, type Point } from "./geometry";

export interface Held {
  from: string;
  at: Point;
  start: Point;
  moved: boolean;
  over: string;
}

/** Less than this, in the board's own measure, is a touch and not a drag. */
const SLACK = 14;

export class Dragging {
  held: Held | null = $state(null);
  #svg: SVGSVGElement | null = null;
  #dropped = false;

  begin(event: PointerEvent, svg: SVGSVGElement, grips: (name: string) => boolean): void {
    this.#dropped = false;
    if (event.button !== 0 || !event.isPrimary) return;
    this.#svg = svg;
    const at = this.#spot(event);
    const from = nearest(at);
    if (from && grips(from)) this.held = { from, at, start: at, moved: false, over: from };
  }

  move(event: PointerEvent): void {
    if (!this.held || !event.isPrimary) return;
    const at = this.#spot(event);
    const moved = this.held.moved || distance(at, this.held.start) > SLACK;
    if (moved && !this.held.moved) this.#svg?.setPointerCapture(event.pointerId);
    this.held = { ...this.held, at, moved, over: moved ? nearest(at) : this.held.from };
  }

  /** Let go; what was dragged, or null after a mere touch. */
  end(): Held | null {
    const held = this.held?.moved ? this.held : null;
    this.held = null;
    if (held) this.#dropped = true;
    return held;
  }

  drags(name: string): boolean {
    return this.held?.from === name && this.held.moved;
  }

  /** Whether a click belongs to a drop that has just been dealt with. */
  swallows(): boolean {
    return this.#dropped;
  }

  #spot(event: PointerEvent): Point {
    const turn = this.#svg?.getScreenCTM()?.inverse();
    const point = new DOMPoint(event.clientX, event.clientY);
    return turn ? point.matrixTransform(turn) : point;
  }
}
