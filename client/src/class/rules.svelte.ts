/** What a teacher chose last, while the page is open: the next bee begins with it. */

import type { BeeRules, LearnRules } from "$/protocol";

/** Not asked for more than these. */
export const MOST = 30;
/** Seconds for a question; 0 for as long as the teacher wants. */
export const TIMES = [0, 20, 30, 45, 60, 90];

/** How long a class may last. */
export const HOURS = [1, 2, 3, 4, 8, 24];

export const bee: Required<BeeRules> = $state({ pool: "famous", level: 1, climbs: true, rounds: 8, seconds: 0, fast: false, lives: 0 });
export const learning: Required<LearnRules> = $state({ pool: "famous", level: 1, way: "quiz", count: 10 });

/** A whole number from 1 to the most, whatever was typed. */
export const within = (typed: string): number => Math.min(MOST, Math.max(1, Math.round(Number(typed)) || 1));
