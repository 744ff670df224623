/** How chances went, as figures to be drawn and told. */

import type { AnalysisNow, MomentNow } from "$/protocol";

/** Chances are parts of it: hundredths of a percent. */
export const WHOLE = 10_000;
const PERCENT = 100;
/** Panes of the window that tells luck from decisions. */
export const PANES = 10;
const TENTH = 10;

/** A chance in a hundred, or a step of one. */
export const points = (part: number): number => Math.round(part / PERCENT);

/** A step with its sign, as it is printed. */
export function signed(part: number): string {
  const n = points(part);
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0";
}

/** By seat its chances before every move, and at the end; one for all where they play together. */
export function bandsOf({ moments, seats, together }: Pick<AnalysisNow, "moments" | "seats" | "together">): number[][] {
  const told = together ? seats.slice(0, 1) : seats;
  return told.map(({ ended }, seat) => [...moments.map(({ chances }) => chances[seat] ?? 0), ended]);
}

/** By seat from where to where its band reaches, from the top, in parts of all that is told. */
export function stacked(bands: number[][], together: boolean): { top: number; bottom: number }[][] {
  const moves = bands[0]?.length ?? 0;
  const sums = Array.from({ length: moves }, (_, n) =>
    together ? WHOLE : bands.reduce((sum, band) => sum + band[n]!, 0) || 1,
  );
  const above = Array.from({ length: moves }, (_, n) => (together ? 1 - bands[0]![n]! / WHOLE : 0));
  return bands.map((band) =>
    band.map((chance, n) => {
      const top = above[n]!;
      const bottom = Math.min(1, top + chance / sums[n]!);
      above[n] = bottom;
      return { top, bottom };
    }),
  );
}

/** A band as a path, in a drawing of that size. */
export function pathOf(band: { top: number; bottom: number }[], width: number, height: number): string {
  const x = (n: number) => ((n / Math.max(1, band.length - 1)) * width).toFixed(1);
  const y = (part: number) => (part * height).toFixed(1);
  const over = band.map(({ top }, n) => `${x(n)},${y(top)}`);
  const under = band.map(({ bottom }, n) => `${x(n)},${y(bottom)}`).reverse();
  return `M${[...over, ...under].join("L")}Z`;
}

/** How many of ten steps were luck; null where nothing moved for certain. */
export function luckOfTen(moments: MomentNow[]): number | null {
  const sum = (kept: (moment: MomentNow) => boolean) =>
    moments.filter(kept).reduce((all, { weight }) => all + (weight ?? 0), 0);
  const luck = sum(({ kind }) => kind === "chance");
  const missed = sum(({ better }) => Boolean(better));
  return luck + missed ? Math.round((PANES * luck) / (luck + missed)) : null;
}

/** The moves that a table tells: every tenth, and the end. */
export function tenths(moves: number): number[] {
  const found = [];
  for (let n = 0; n < moves; n += TENTH) found.push(n);
  return [...found, moves];
}

/** The turning point before or after a move; the move itself where there is none. */
export function leap(turning: number[], at: number, by: number): number {
  const found = by > 0 ? turning.find((each) => each > at) : turning.findLast((each) => each < at);
  return found ?? at;
}

/** Places in order, pushed apart so that none is nearer to the next than that, and none beyond the end. */
export function apart(places: number[], gap: number, end: number): number[] {
  const found = [...places];
  for (let n = 1; n < found.length; n += 1) found[n] = Math.max(found[n]!, found[n - 1]! + gap);
  for (let n = found.length - 1, most = end; n >= 0; n -= 1, most -= gap) found[n] = Math.min(found[n]!, most);
  return found;
}

/** Whose part somebody takes who tries it from there: who decided, or who decides next. */
export function trierOf(moments: MomentNow[], at: number): number {
  return moments.slice(at).find(({ seat }) => seat >= 0)?.seat ?? moments.findLast(({ seat }) => seat >= 0)?.seat ?? 0;
}
