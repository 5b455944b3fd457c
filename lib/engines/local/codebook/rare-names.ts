import { wordSpaceOf } from "@/lib/language/vectors/word-space";
import { ENOUGH_ANSWERS_WITH_NAME, MIN_ANSWERS_TO_CLUSTER, MIN_NAMED_ANSWERS_SHARE } from "./parameters";
import type { WordUses } from "./word-uses";

/** A wording, the stems of its words, and how many answers or passages contain it. */
type Wording = { text: string; stems: readonly string[]; holders: number };

/**
 * Returns a test for names of a person, place or brand that too few answers contain to make a theme. These are wordings
 * with capitals and, if there are too few answers to cluster, phrases whose last word no dictionary has. With more
 * answers, such a word may be a new thing that several people name, such as "podcast".
 */
export function rareNames(answers: number, uses: WordUses, language: string): (wording: Wording) => boolean {
  const space = wordSpaceOf(language);
  const min = Math.min(answers * MIN_NAMED_ANSWERS_SHARE, ENOUGH_ANSWERS_WITH_NAME);
  const isClustered = answers >= MIN_ANSWERS_TO_CLUSTER;
  const isUnknown = (stems: readonly string[]) =>
    !isClustered && space !== undefined && !space.knows(stems.at(-1) ?? "");
  const isProper = (text: string) => uses.isProper(text) || uses.isProper(text.split(" ").at(-1) ?? "");
  return ({ text, stems, holders }) => holders < min && (isUnknown(stems) || isProper(text));
}
