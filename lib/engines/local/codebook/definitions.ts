import type { Sentiment } from "@/db/schema/terms";
import { onlyJudges } from "@/lib/language/feeling/judging-words";
import { lexiconOf } from "@/lib/language/feeling/lexicon";
import { headingsOf } from "@/lib/language/headings/headings";
import { stemsOf } from "@/lib/language/terms";
import { OPPOSITE } from "../sentiment/opposite";
import type { Candidate } from "./codes-of-theme";
import { MAX_KEYWORDS, MAX_KEYWORDS_OF_FRAME, QUOTES_OF_KEYWORD } from "./definition-parameters";
import { quotesOf } from "./quotes";
import { SIGN, type Theme } from "./theme";

/**
 * Writes a code's definition: keywords and quotes of what it covers, and the codes that it excludes. If the name is in
 * the answers' own words, it already shows the feeling. Its definition therefore begins "Mentions of long queues", not
 * "Complaints about long queues".
 */
export function define(candidate: Candidate, excluded: readonly string[], language: string): string {
  const { theme, name, sentiment } = candidate;
  if (theme.definition !== undefined) return defineByFrame(candidate, theme.definition, language);
  const words = headingsOf(language);
  const openings = { Positive: words.praise, Negative: words.complaints, Neutral: words.mentions, Mixed: words.both };
  const isNeutral = theme.positive === theme.negative || (theme.concept === null && name === theme.topic);
  const opening = isNeutral ? words.mentions : openings[sentiment];
  const telling = ownKeywords(candidate, language).filter((keyword) => fitsSentiment(keyword, sentiment, language));
  const quotes = quotesOf(candidate, language);
  const shown = telling.filter(shownBy(quotes, theme, language));
  const keywords = distinctKeywords(shown, `${theme.about} ${theme.topic}`).join(", ");
  const listed = opening.endsWith(":") ? ` (${keywords})` : `: ${keywords}`;
  const scope = `${theme.about}${keywords ? listed : ""}`;
  const examples = quotes.length > 0 ? ` ${words.example} ${quotes.map((quote) => `"${quote}"`).join(", ")}.` : "";
  const exclusion = words.not && excluded.length > 0 ? ` ${words.not}: ${excluded.join(", ")}.` : "";
  return `${opening} ${scope}.${examples}${exclusion}`.trim();
}

/** The definition of a frame, the expressions of the frame that people use most, and quotes. */
function defineByFrame(candidate: Candidate, definition: string, language: string): string {
  const { praise, complaints, mentions, both, example } = headingsOf(language);
  const openings = { Positive: praise, Negative: complaints, Neutral: mentions, Mixed: both };
  const keywords = ownKeywords(candidate, language).slice(0, MAX_KEYWORDS_OF_FRAME).join(", ");
  const opening = candidate.name === candidate.theme.topic ? mentions : openings[candidate.sentiment];
  const said = keywords ? ` ${opening} ${keywords}.` : "";
  const quotes = quotesOf(candidate, language).map((quote) => `"${quote}"`);
  return `${definition}${said}${quotes.length > 0 ? ` ${example} ${quotes.join(", ")}.` : ""}`;
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
 * False for a word of the opposite feeling, such as "problems" said by people who praise that they had none. Also false
 * for a word that only judges, unless its judgement is that of the code: "great" does not say that mentions are about
 * the shower.
 */
function fitsSentiment(keyword: string, sentiment: Sentiment, language: string): boolean {
  const word = keyword.toLowerCase();
  const [stem = "", ...more] = stemsOf(word, language);
  if (more.length > 0) return true;
  const agreement = (lexiconOf(language).valence(word) ?? 0) * (SIGN[sentiment] ?? 0);
  return onlyJudges({ word, stem }, language) ? agreement > 0 : agreement >= 0;
}

/**
 * Returns a test for keywords: true if enough of the theme's quotes contain the keyword, so that it belongs to the
 * theme. One quote is enough for a known theme ("friendly" for how staff treat people); a theme named in the answers'
 * own words needs two.
 */
function shownBy(quotes: readonly string[], { concept }: Theme, language: string): (keyword: string) => boolean {
  const held = quotes.map((quote) => new Set(stemsOf(quote, language)));
  const min = concept === null ? QUOTES_OF_KEYWORD.own : QUOTES_OF_KEYWORD.known;
  return (keyword) => {
    const stems = stemsOf(keyword, language);
    return held.filter((quote) => stems.every((stem) => quote.has(stem))).length >= min;
  };
}

/** Drops keywords that add nothing, because all of their words occur in the theme's wording or in a better keyword. */
function distinctKeywords(keywords: readonly string[], wording: string): string[] {
  const kept: string[] = [];
  const seen = new Set(wording.toLowerCase().split(/[ ,]+/));
  for (const keyword of keywords) {
    const words = keyword.toLowerCase().split(" ");
    if (words.every((word) => seen.has(word))) continue;
    for (const word of words) seen.add(word);
    kept.push(keyword);
    if (kept.length === MAX_KEYWORDS) break;
  }
  return kept;
}
