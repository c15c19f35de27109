/** What people write, as the server takes it. */

/** Ends of lines, halves of letters, and what turns the direction of the text around it. */
const NEVER = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Without what would do something to the text beside it; empty if nothing of it can be seen. */
export function plain(text: string): string {
  const left = text.replace(NEVER, "").trim();
  return SEEN.test(left) ? left : "";
}
