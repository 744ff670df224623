/** Which spots an action has: from a slot of the own hand to a pile. */

import type { Choice } from "$/protocol";
import type { RaceView } from "$/views/run-the-race";
import { SIDES, SLOTS, type Side } from "./scene";

export const slotSpot = (slot: number): string => `slot:${slot + 1}`;
export const pileSpot = (side: Side): string => `pile:${side}`;

/** The slot of a spot, from 0; -1 where it is none. */
export function slotOf(spot: string): number {
  const [kind, n] = spot.split(":");
  return kind === "slot" ? Number(n) - 1 : -1;
}

/** The pile of a spot. */
export function sideOf(spot: string): Side | null {
  return SIDES.find((side) => spot === pileSpot(side)) ?? null;
}

/** `play:3:left:francis-of-assisi` and `throw:3:left`, from where to where. */
export function spotsOf(action: string): readonly string[] {
  const [kind, n, side] = action.split(":");
  return kind === "play" || kind === "throw" ? [`slot:${n}`, `pile:${side}`] : [];
}

/** Whether the picture offers an action. */
export function drawn(_view: RaceView, action: string): boolean {
  return action === "pass" || spotsOf(action).length > 0;
}

/** The move of a card to a pile, aimed at what lies there. */
export function played(view: RaceView, slot: number, side: Side): string {
  const aim = view.piles[SIDES.indexOf(side)]!.at(-1);
  return aim ? `play:${slot + 1}:${side}:${aim}` : "";
}

/** In a race every throw can be tried, and the table judges it; these stay the same all the time. */
export function throwsOf(label: (side: Side) => string): Choice[] {
  return Array.from({ length: SLOTS }, (_, slot) => slot).flatMap((slot) =>
    SIDES.map((side) => ({ action: `throw:${slot + 1}:${side}`, label: label(side), group: "" })),
  );
}

/** So far a flick goes before it is one, and so much of it upwards. */
const FLICK = 40;
const UP = 20;
/** Less than this to a side is straight up: to the pile that is nearer. */
const STRAIGHT = 8;

/** The pile that a card is flicked to; null where it was no flick. */
export function flickedTo(slot: number, by: { x: number; y: number }): Side | null {
  if (Math.hypot(by.x, by.y) < FLICK || by.y > -UP) return null;
  const x = Math.abs(by.x) < STRAIGHT ? slot - (SLOTS - 1) / 2 || by.x : by.x;
  return x < 0 ? "left" : "right";
}
