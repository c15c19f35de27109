/** Worths in words: a chance in percent, or points where one plays alone and nothing can be lost. */
import { language, say } from "../i18n";
import type { CoachAnswer } from "../wire/messages";

/** What a worth is a share of. */
export type Measure = CoachAnswer["measure"];

export function worthText(measure: Measure, worth: number, digits = 0): string {
  return say(measure === "points" ? "share-points" : "share-percent", { worth: hundredths(worth, digits) });
}

/** In points of a hundred, as they are written in this language; nothing is never less than nothing. */
export function hundredths(worth: number, digits = 0, signDisplay: "negative" | "exceptZero" = "negative"): string {
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay };
  return new Intl.NumberFormat(language(), format).format(100 * worth).replace("-", "−");
}
