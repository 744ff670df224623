/** Figures as the reader's language writes them. */

import type { FigureNow } from "$/protocol";
import { language } from "$/words/words.svelte";
import { say } from "./words";

const written = (n: number, digits: number): string =>
  new Intl.NumberFormat(language(), { maximumFractionDigits: digits, minimumFractionDigits: digits }).format(n);

export const whole = (n: number): string => written(n, 0);
/** A share in hundredths; below ten, where a tenth matters, with a digit more. */
export const percent = (share: number): string => say("lab-page-percent", { n: written(100 * share, Math.abs(share) < 0.1 && share !== 0 ? 1 : 0) });
/** As many digits as are worth reading. */
export const number = (n: number): string => written(n, Math.abs(n) >= 100 || n === 0 ? 0 : Math.abs(n) >= 1 ? 1 : 2);
export const valueOf = (figure: FigureNow, n: number = figure.value): string => (figure.percent ? percent(Math.min(1, Math.max(0, n))) : number(n));
/** By how much, with a sign; shares in points. */
export function signed(n: number, share: boolean): string {
  const shown = share ? 100 * n : n;
  const text = written(Math.abs(shown), share || Math.abs(shown) >= 1 ? 1 : 2);
  return `${shown < 0 ? "−" : "+"}${text}`;
}
