import type { Sentiment } from "@/db/schema/terms";
import { conceptsOf } from "@/lib/language/concepts/concepts";
import { cuesOf } from "@/lib/language/feeling/cues";
import { onlyJudges } from "@/lib/language/feeling/judging-words";
import { lexiconOf } from "@/lib/language/feeling/lexicon";
import { headingsOf } from "@/lib/language/headings/headings";
import { once } from "@/lib/language/memoized";
import { anyOf, readLines } from "@/lib/language/read-data";
import { stemsOf } from "@/lib/language/terms";
import { isUnspaced } from "@/lib/language/tokens";
import { trimEnd } from "@/lib/trim-end";
import { indexOfMax } from "../learning/decision";
import type { Candidate } from "./codes-of-theme";
import {
  CONTRARY_QUOTE_FACTOR,
  FEWEST_QUOTES,
  FRAGMENT_QUOTE_FACTOR,
  LONGEST_QUOTE,
  MENTIONS_FOR_MOST_QUOTES,
  MOST_KEYWORDS,
  MOST_QUOTES,
  PREFERRED_QUOTE,
  REPEATED_WORD_FACTOR,
  SHORTEST_QUOTE,
  SHORTEST_UNSPACED_QUOTE,
  UNNAMED_QUOTE_FACTOR,
  UPPER_CASE_QUOTE_FACTOR,
} from "./definition-parameters";
import { speaksOfTheme } from "./kept-to-name";
import { namesTheme } from "./name-said";
import type { Theme, ThemeMention } from "./theme";

const fragment = once(
  () => new RegExp(`^${anyOf(readLines("engines/local/codebook/data/conjunctions.txt"))}\\s`, "iu"),
);
const OPPOSITE: Readonly<Partial<Record<Sentiment, Sentiment>>> = { Positive: "Negative", Negative: "Positive" };
const SIGN: Readonly<Partial<Record<Sentiment, number>>> = { Positive: 1, Negative: -1 };
const LEADING = /^[^\p{L}\p{N}]+/u;
const TRAILING = /[^\p{L}\p{N}!?.)%]/u;

/**
 * Writes a code's definition: keywords and quotes of what it covers, and the codes that it excludes. A name in the
 * answers' own words already tells the feeling, so it gets "Mentions of long queues", not "Complaints about long
 * queues".
 */
export function define(candidate: Candidate, excluded: readonly string[], language: string): string {
  const { theme, name, sentiment, mentions } = candidate;
  const words = headingsOf(language);
  const openings = { Positive: words.praise, Negative: words.complaints, Neutral: words.mentions, Mixed: words.both };
  const isNeutral = theme.positive === theme.negative || (theme.concept === null && name === theme.topic);
  const opening = isNeutral ? words.mentions : openings[sentiment];
  const telling = ownKeywords(candidate, language).filter((keyword) => fitsSentiment(keyword, sentiment, language));
  const keywords = distinctKeywords(telling, `${theme.about} ${theme.topic}`).join(", ");
  const listed = opening.endsWith(":") ? ` (${keywords})` : `: ${keywords}`;
  const scope = `${theme.about}${keywords ? listed : ""}`;
  const quotes = quotesOf(clearestMentions(mentions, sentiment), { theme, sentiment, language });
  const examples = quotes.length > 0 ? ` ${words.example} ${quotes.map((quote) => `"${quote}"`).join(", ")}.` : "";
  const exclusion = words.not && excluded.length > 0 ? ` ${words.not}: ${excluded.join(", ")}.` : "";
  return `${opening} ${scope}.${examples}${exclusion}`.trim();
}

/**
 * The theme's keywords that are at least as frequent under this code as under the opposite sentiment: "slow" for
 * complaints about the service, "quick" for its praise.
 */
function ownKeywords({ theme, sentiment, mentions }: Candidate, language: string): readonly string[] {
  const opposite = theme.mentions.filter((mention) => mention.sentiment === OPPOSITE[sentiment]);
  if (opposite.length === 0 || mentions.some((mention) => mention.sentiment !== sentiment)) return theme.keywords;
  const own = mentions.map(({ passage }) => new Set(stemsOf(passage.text, language)));
  const other = opposite.map(({ passage }) => new Set(stemsOf(passage.text, language)));
  return theme.keywords.filter((keyword) => {
    const stems = stemsOf(keyword, language);
    const share = (side: readonly ReadonlySet<string>[]) =>
      side.filter((held) => stems.every((stem) => held.has(stem))).length / side.length;
    return share(own) > 0 && share(own) >= share(other);
  });
}

/**
 * False for a word that only judges, unless its judgement is the code's: "great" tells nothing about mentions of the
 * shower, and misleads among the complaints.
 */
function fitsSentiment(keyword: string, sentiment: Sentiment, language: string): boolean {
  const word = keyword.toLowerCase();
  const [stem = "", ...more] = stemsOf(word, language);
  if (more.length > 0 || !onlyJudges({ word, stem }, language)) return true;
  return (lexiconOf(language).valence(word) ?? 0) * (SIGN[sentiment] ?? 0) > 0;
}

/** Drops keywords that add nothing: all of their words occur in the theme's wording or in a better keyword. */
function distinctKeywords(keywords: readonly string[], wording: string): string[] {
  const kept: string[] = [];
  const seen = new Set(wording.toLowerCase().split(/[ ,]+/));
  for (const keyword of keywords) {
    const words = keyword.toLowerCase().split(" ");
    if (words.every((word) => seen.has(word))) continue;
    for (const word of words) seen.add(word);
    kept.push(keyword);
    if (kept.length === MOST_KEYWORDS) break;
  }
  return kept;
}

/** The mentions whose own words show the sentiment; all mentions if these are too few to quote. */
function clearestMentions(mentions: readonly ThemeMention[], sentiment: Sentiment): readonly ThemeMention[] {
  if (sentiment === "Neutral" || sentiment === "Mixed") return mentions;
  const plain = mentions.filter(({ passage }) => passage.sentiment === sentiment);
  return plain.length >= FEWEST_QUOTES ? plain : mentions;
}

/**
 * Chooses short passages from different answers that illustrate the code. Prefers passages with many typical words for
 * their length, passages with a word of the theme's name, and passages without a word of the opposite feeling:
 * "nothing, all was fabulous" is not a good example of a complaint, however it was meant. Words already quoted count
 * less (diminishing returns, as in Lin and Bilmes 2011).
 */
function quotesOf(
  mentions: readonly ThemeMention[],
  { theme, sentiment, language }: { theme: Theme; sentiment: Sentiment; language: string },
): string[] {
  const { typical } = theme;
  const { concepts, overall } = conceptsOf(language);
  const concept = theme.concept === null || theme.concept === overall ? undefined : concepts[theme.concept];
  const isAboutTheme =
    concept && theme.concept !== null ? namesTheme(concept, theme.concept, language) : speaksOfTheme(theme, language);
  const { valence } = lexiconOf(language);
  const { negators } = cuesOf(language);
  const sign = SIGN[sentiment] ?? 0;
  /**
   * A negation up to two words before a word reverses it, unless the negation is the first word: "Nothing, great
   * service".
   */
  const isTurned = (words: readonly string[], at: number) =>
    [1, 2].some((back) => at > back && negators.has(words[at - back] ?? ""));
  const isContrary = (words: readonly string[]) =>
    words.some((word, at) => (valence(word) ?? 0) * sign < 0 && !isTurned(words, at));
  const open = new Map<string, { text: string; stems: string[]; share: number }>();
  for (const { passage, clarity } of mentions) {
    const text = trimEnd(passage.text.replace(/["“”„]/g, "'").replace(LEADING, ""), TRAILING);
    const key = text.toLowerCase();
    const shortest = isUnspaced(text) ? SHORTEST_UNSPACED_QUOTE : SHORTEST_QUOTE;
    if (text.length < shortest || text.length > LONGEST_QUOTE || open.has(key)) continue;
    const stems = [...new Set(stemsOf(text, language))];
    const form =
      (/\p{Ll}/u.test(text) ? 1 : UPPER_CASE_QUOTE_FACTOR) *
      (fragment().test(text) ? FRAGMENT_QUOTE_FACTOR : 1) *
      (isContrary(passage.words) ? CONTRARY_QUOTE_FACTOR : 1) *
      (isAboutTheme(passage) ? 1 : UNNAMED_QUOTE_FACTOR);
    const share = (form * clarity) / (typical.size > 0 ? stems.length + 1 : 1);
    open.set(key, { text, stems: stems.filter((stem) => typical.has(stem)), share });
  }
  const distance = (text: string) => Math.abs(text.length - PREFERRED_QUOTE);
  const ranked = [...open.values()].toSorted(
    (a, b) => distance(a.text) - distance(b.text) || (a.text < b.text ? -1 : 1),
  );
  const worth = new Map(typical);
  const most = mentions.length >= MENTIONS_FOR_MOST_QUOTES ? MOST_QUOTES : FEWEST_QUOTES;
  const quotes: string[] = [];
  while (quotes.length < most && ranked.length > 0) {
    const values = Float64Array.from(
      ranked,
      ({ stems, share }) =>
        share * (typical.size > 0 ? stems.reduce((sum, stem) => sum + (worth.get(stem) as number), 0) : 1),
    );
    const [{ text, stems } = { text: "", stems: [] }] = ranked.splice(indexOfMax(values), 1);
    quotes.push(text);
    for (const stem of stems) worth.set(stem, (worth.get(stem) as number) * REPEATED_WORD_FACTOR);
  }
  return quotes;
}
