import type { Sentiment } from "@/db/schema/terms";
import { conceptsOf } from "@/lib/language/concepts/concepts";
import { cuesOf } from "@/lib/language/feeling/cues";
import { lexiconOf } from "@/lib/language/feeling/lexicon";
import { once } from "@/lib/language/memoized";
import { anyOf, readLines } from "@/lib/language/read-data";
import { stemsOf } from "@/lib/language/terms";
import { isUnspaced } from "@/lib/language/tokens";
import { trimEnd } from "@/lib/text/trim-end";
import { indexOfMax } from "../learning/decision";
import type { Passage } from "../reading";
import type { Candidate } from "./codes-of-theme";
import {
  CONTRARY_QUOTE_FACTOR,
  FRAGMENT_QUOTE_FACTOR,
  LONGEST_QUOTE,
  MAX_QUOTES,
  MENTIONS_FOR_MAX_QUOTES,
  MIN_NAMED_FACTOR,
  MIN_QUOTES,
  PREFERRED_QUOTE,
  REPEATED_WORD_FACTOR,
  SHORTEST_QUOTE,
  SHORTEST_UNSPACED_QUOTE,
  TORN_QUOTE_FACTOR,
  UNNAMED_QUOTE_FACTOR,
  UPPER_CASE_QUOTE_FACTOR,
} from "./definition-parameters";
import { namesTheme, shareOfName } from "./name-said";
import { SIGN, type Theme, type ThemeMention } from "./theme";

const fragment = once(
  () => new RegExp(`^${anyOf(readLines("engines/local/codebook/data/conjunctions.txt"))}\\s`, "iu"),
);
const LEADING = /^[^\p{L}\p{N}]+/u;
const TRAILING = /[^\p{L}\p{N}!?.)%]/u;

/** A passage that may be quoted: its text, its stems that are typical of the theme, and a factor on their weights. */
type Quotable = { text: string; stems: readonly string[]; weight: number };

/**
 * Chooses short passages from different answers that illustrate a code; for a mixed code, passages of praise and of
 * complaint. Prefers passages with many typical words for their length, and passages with the theme's name. A word
 * counts less if an earlier quote has it (diminishing returns, as in Lin and Bilmes 2011).
 */
export function quotesOf({ theme, sentiment, mentions }: Candidate, language: string): string[] {
  const max = mentions.length >= MENTIONS_FOR_MAX_QUOTES ? MAX_QUOTES : MIN_QUOTES;
  if (sentiment !== "Mixed")
    return bestOf(quotables(clearestMentions(mentions, sentiment), { theme, sentiment, language }), theme, max);
  return (["Positive", "Negative"] as const).flatMap((side) => {
    const own = mentions.filter((mention) => mention.sentiment === side);
    return bestOf(quotables(clearestMentions(own, side), { theme, sentiment: side, language }), theme, max / 2);
  });
}

function bestOf(found: readonly Quotable[], { typical }: Theme, max: number): string[] {
  const distance = ({ text }: Quotable) => Math.abs(text.length - PREFERRED_QUOTE);
  const open = found.toSorted((a, b) => distance(a) - distance(b) || (a.text < b.text ? -1 : 1));
  const worth = new Map(typical);
  const quotes: string[] = [];
  while (quotes.length < max && open.length > 0) {
    const values = Float64Array.from(
      open,
      ({ stems, weight }) =>
        weight * (typical.size > 0 ? stems.reduce((sum, stem) => sum + (worth.get(stem) as number), 0) : 1),
    );
    const [{ text, stems } = { text: "", stems: [] }] = open.splice(indexOfMax(values), 1);
    quotes.push(text);
    for (const stem of stems) worth.set(stem, (worth.get(stem) as number) * REPEATED_WORD_FACTOR);
  }
  return quotes;
}

/** The mentions whose own words show the sentiment; all mentions if there are too few of these to quote. */
function clearestMentions(mentions: readonly ThemeMention[], sentiment: Sentiment): readonly ThemeMention[] {
  if (sentiment === "Neutral") return mentions;
  const plain = mentions.filter(({ passage }) => passage.sentiment === sentiment);
  return plain.length >= MIN_QUOTES ? plain : mentions;
}

function quotables(
  mentions: readonly ThemeMention[],
  { theme, sentiment, language }: { theme: Theme; sentiment: Sentiment; language: string },
): Quotable[] {
  const fitsName = nameFit(theme, language);
  const isContrary = contraryTest(sentiment, language);
  const found = new Map<string, Quotable>();
  for (const { passage, clarity } of mentions) {
    const text = trimEnd(passage.text.replace(/["“”„]/g, "'").replace(LEADING, ""), TRAILING);
    const key = text.toLowerCase();
    const shortest = isUnspaced(text) ? SHORTEST_UNSPACED_QUOTE : SHORTEST_QUOTE;
    if (text.length < shortest || text.length > LONGEST_QUOTE || found.has(key)) continue;
    const stems = [...new Set(stemsOf(text, language))];
    const fit = formFactor(text) * fitsName(passage) * (isContrary(passage.words) ? CONTRARY_QUOTE_FACTOR : 1);
    const weight = (fit * clarity) / (theme.typical.size > 0 ? stems.length + 1 : 1);
    found.set(key, { text, stems: stems.filter((stem) => theme.typical.has(stem)), weight });
  }
  return [...found.values()];
}

/**
 * The factor on the score of a quote: below 1 if it is in capitals, begins with "and", or has a bracket that is not
 * closed.
 */
function formFactor(text: string): number {
  return (
    (/\p{Ll}/u.test(text) ? 1 : UPPER_CASE_QUOTE_FACTOR) *
    (fragment().test(text) ? FRAGMENT_QUOTE_FACTOR : 1) *
    (isTorn(text) ? TORN_QUOTE_FACTOR : 1)
  );
}

/** True for a text with a bracket or quotation mark that is not closed or not opened: "The team (nurse". */
function isTorn(text: string): boolean {
  const count = (mark: string) => text.split(mark).length;
  return count("(") !== count(")") || count("[") !== count("]") || /(?:^|\s)'[^']*$/u.test(text);
}

/**
 * Returns a function that gives the factor on a passage's score: the more of the theme's name the passage contains, the
 * higher. Always 1 for "overall experience" and for codes of a frame, because hardly anybody says their name.
 */
function nameFit(theme: Theme, language: string): (passage: Passage) => number {
  if (theme.definition !== undefined) return () => 1;
  if (theme.concept === null) {
    const shareOf = shareOfName(theme.topic, language);
    return (passage) => MIN_NAMED_FACTOR + (1 - MIN_NAMED_FACTOR) * shareOf(passage) ** 2;
  }
  const { concepts, overall } = conceptsOf(language);
  const concept = concepts[theme.concept];
  if (!concept || theme.concept === overall) return () => 1;
  const isNamed = namesTheme(concept, theme.concept, language);
  return (passage) => (isNamed(passage) ? 1 : UNNAMED_QUOTE_FACTOR);
}

/**
 * Returns a test for passages that contain a word of the opposite feeling: "nothing, all was fabulous" is not a good
 * example of a complaint, even if it was meant as one. A negation up to two words before reverses a word, unless it is
 * the first word of the passage.
 */
function contraryTest(sentiment: Sentiment, language: string): (words: readonly string[]) => boolean {
  const { valence } = lexiconOf(language);
  const { negators } = cuesOf(language);
  const sign = SIGN[sentiment] ?? 0;
  const isTurned = (words: readonly string[], at: number) =>
    [1, 2].some((back) => at > back && negators.has(words[at - back] ?? ""));
  return (words) => words.some((word, at) => (valence(word) ?? 0) * sign < 0 && !isTurned(words, at));
}
