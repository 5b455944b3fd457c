import { wordSpaceOf } from "@/lib/language/vectors/word-space";
import { ENOUGH_ANSWERS_WITH_NAME, LEAST_NAMED_ANSWERS_SHARE } from "./parameters";
import type { WordUses } from "./word-uses";

/** A wording, the stems of its words, and the number of answers that hold it. */
type Wording = { text: string; stems: readonly string[]; holders: number };

/**
 * Returns a test for names of a person, place or brand that too few of the answers hold to share a theme: wordings
 * written with capitals, and phrases whose last word no dictionary has.
 */
export function rareNames(answers: number, uses: WordUses, language: string): (wording: Wording) => boolean {
  const space = wordSpaceOf(language);
  const least = Math.min(answers * LEAST_NAMED_ANSWERS_SHARE, ENOUGH_ANSWERS_WITH_NAME);
  const isUnknown = (stems: readonly string[]) => space !== undefined && !space.knows(stems.at(-1) ?? "");
  return ({ text, stems, holders }) => holders < least && (isUnknown(stems) || uses.isProper(text));
}
