/** Worths in words: a chance in percent, or points where one plays alone and nothing can be lost. */
import { language, say } from "../i18n";
import type { CoachAnswer } from "../wire/messages";

/** What a worth is a share of. */
export type Measure = CoachAnswer["measure"];

/** Nearer to nothing or to all is as good as there: tables are rounded themselves. */
const CERTAIN = 1e-4;
const TENTHS = 1000;

export function worthText(measure: Measure, worth: number, digits = 0): string {
  if (measure === "points") return say("share-points", { worth: hundredths(worth, digits) });
  return say("share-percent", { worth: chanceText(worth, digits) });
}

/** What is neither impossible nor certain is not rounded to it. */
function chanceText(worth: number, digits: number): string {
  const step = 10 ** (-2 - digits);
  if (worth >= 1 - step / 2 && worth < 1 - CERTAIN) return `>${hundredths(1 - step, digits)}`;
  if (worth < step / 2 && worth > CERTAIN) return `<${hundredths(step, digits)}`;
  return hundredths(worth, digits);
}

/** Changes in tenths of a point that lead from start to result as they are written, too.
 *
 * What rounding leaves over goes where it is nearest to the truth; the command line does the same.
 */
export function roundedChanges(start: number, changes: readonly number[], result: number): number[] {
  const exact = changes.map((change) => TENTHS * change);
  const tenths = exact.map(Math.round);
  const whole = Math.round(TENTHS * result) - Math.round(TENTHS * start);
  const left = tenths.reduce((rest, one) => rest - one, whole);
  for (let number = 0; number < Math.abs(left); number++) {
    const gaps = exact.map((one, at) => Math.sign(left) * (one - tenths[at]!));
    tenths[gaps.indexOf(Math.max(...gaps))]! += Math.sign(left);
  }
  return tenths.map((one) => one / TENTHS);
}

/** In points of a hundred, as they are written in this language; nothing is never less than nothing. */
export function hundredths(worth: number, digits = 0, signDisplay: "negative" | "exceptZero" = "negative"): string {
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay };
  return new Intl.NumberFormat(language(), format).format(100 * worth).replace("-", "−");
}
