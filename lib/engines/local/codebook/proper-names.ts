import { memoized } from "@/lib/language/memoized";
import { wordSpaceOf } from "@/lib/language/vectors/word-space";
import { ENOUGH_ANSWERS_WITH_UNKNOWN, MIN_ANSWERS_TO_CLUSTER, MIN_UNKNOWN_SHARE } from "./parameters";
import type { WordUses } from "./word-uses";

/** A wording, the stems of its words, and how many answers or passages contain it. */
type Wording = { text: string; stems: readonly string[]; holders: number };

/** The names of the months and of the days of the week. */
const datesOf = memoized((language) => {
  const nameOf = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" });
  const [month, weekday] = [nameOf({ month: "long" }), nameOf({ weekday: "long" })];
  const all = Array.from({ length: 12 }, (_, at) => [
    month.format(Date.UTC(2024, at, 1)),
    weekday.format(Date.UTC(2024, 0, at + 1)),
  ]);
  return new Set(all.flat().map((name) => name.toLowerCase()));
});

/**
 * Returns a test for wordings that make no theme: those with the name of a person, place or brand, with a number, or
 * with a date; and if there are too few answers to cluster, phrases whose last word no dictionary has, unless many
 * answers contain them. With more answers, such a word may be a new thing that several people name, such as "podcast".
 */
export function properNames(answers: number, uses: WordUses, language: string): (wording: Wording) => boolean {
  const space = wordSpaceOf(language);
  const dates = datesOf(language);
  const min = Math.min(answers * MIN_UNKNOWN_SHARE, ENOUGH_ANSWERS_WITH_UNKNOWN);
  const isUnknown = ({ stems, holders }: Wording) =>
    answers < MIN_ANSWERS_TO_CLUSTER && holders < min && space !== undefined && !space.knows(stems.at(-1) ?? "");
  return (wording) =>
    /\p{N}/u.test(wording.text) ||
    uses.isProper(wording.text) ||
    wording.text
      .toLowerCase()
      .split(" ")
      .some((word) => dates.has(word)) ||
    isUnknown(wording);
}
