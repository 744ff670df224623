/** When something comes back: spaced repetition by FSRS, in whole days, as in the terminal. */

import { FSRSAlgorithm, Rating } from "ts-fsrs";
import { after, isDay, numberOf } from "./days";

/** Something comes back when it is known with this probability; */
const RETENTION = 0.9;
/** after so many days everything does. */
const FARTHEST = 365;
const STABLE = [0.001, 40_000] as const;
const HARD = [1, 10] as const;

/** What is known of one thing; docs/practice.md has the fields. */
export interface Slip {
  due: string;
  seen: string;
  /** Days after which it is still known with a probability of nine in ten. */
  stability: number;
  difficulty: number;
  right: number;
  wrong: number;
}

/** All slips, by what they stand for: a puzzle, a question, a card. */
export type Slips = Readonly<Record<string, Slip>>;

const fsrs = new FSRSAlgorithm({
  request_retention: RETENTION,
  maximum_interval: FARTHEST,
  enable_fuzz: false,
  enable_short_term: true,
});

const rounded = (n: number): number => Math.round(n * 10_000) / 10_000;

/** What an answer makes of a slip, or of none. */
export function graded(slip: Slip | undefined, right: boolean, today: string): Slip {
  const waited = slip ? Math.max(0, numberOf(today) - numberOf(slip.seen)) : 0;
  const known = fsrs.next_state(slip ?? null, waited, right ? Rating.Good : Rating.Again);
  return {
    due: after(today, fsrs.next_interval(known.stability, waited)),
    seen: today,
    stability: rounded(known.stability),
    difficulty: rounded(known.difficulty),
    right: (slip?.right ?? 0) + Number(right),
    wrong: (slip?.wrong ?? 0) + Number(!right),
  };
}

/** What comes back now, the longest overdue first. */
export function dueOf(slips: Slips, today: string): string[] {
  const late = Object.entries(slips).filter(([, slip]) => slip.due <= today);
  const place = ([item, { due }]: [string, Slip]) => `${due} ${item}`;
  return late.toSorted((one, two) => (place(one) < place(two) ? -1 : 1)).map(([item]) => item);
}

/** Slips from elsewhere that are newer than one's own. */
export function newer(own: Slips, others: Slips): Slips {
  const found = Object.entries(others).filter(([item, { seen }]) => !own[item] || own[item].seen < seen);
  return Object.fromEntries(found);
}

const within = (n: unknown, [low, high]: readonly [number, number]): boolean =>
  typeof n === "number" && n >= low && n <= high;
const isCount = (n: unknown): boolean => Number.isSafeInteger(n) && (n as number) >= 0;

/** Whether that is a slip and nothing else. */
export function isSlip(found: unknown): found is Slip {
  if (typeof found !== "object" || found === null) return false;
  const { due, seen, stability, difficulty, right, wrong, ...more } = found as Record<string, unknown>;
  return (
    isDay(due) &&
    isDay(seen) &&
    within(stability, STABLE) &&
    within(difficulty, HARD) &&
    isCount(right) &&
    isCount(wrong) &&
    Object.keys(more).length === 0
  );
}
