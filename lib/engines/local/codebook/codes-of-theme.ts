import type { CodingType, Sentiment } from "@/db/schema/terms";
import { onlyJudges } from "@/lib/language/feeling/judging-words";
import { lexiconOf } from "@/lib/language/feeling/lexicon";
import { contentTerms } from "@/lib/language/terms";
import { feelingOfWords, sentimentOf } from "../sentiment/feeling";
import type { Side } from "../sentiment/sides";
import {
  MIN_FELT_SHARE,
  MIN_PLAIN_SIDE_ANSWERS,
  MIN_SIDE_SHARE,
  MIN_WORDED_MENTIONS,
  MIN_WORDED_SHARE,
  MIXED_SHARE,
  ONE_SIDED_RATIO,
  ONE_SIDED_SHARE,
} from "./parameters";
import { supportOf, type Theme, type ThemeMention } from "./theme";

/** A possible code and the mentions that it would cover. */
export type Candidate = { theme: Theme; name: string; sentiment: Sentiment; mentions: readonly ThemeMention[] };

/**
 * The codes of a theme: one code, or two, one for praise and one for complaints. There are two if each has at least
 * `min` answers, and if words show its sentiment in `min` answers and in enough of its mentions
 * (`MIN_WORDED_SHARE`); guesses of the sentiment model do not count. If words show only one of the two sentiments,
 * that code is the only one. A code that would be neutral gets the sentiment that the question asks for, if more than
 * half of the mentions with a feeling have that sentiment.
 */
export function codesOfTheme(
  theme: Theme,
  codingType: CodingType,
  min: number,
  language: string,
  asked: Side | null = null,
): Candidate[] {
  const { mentions, topic, positive, negative } = theme;
  if (codingType === "qualitative_topics") return [{ theme, name: topic, sentiment: "Neutral", mentions }];
  const praise = mentions.filter(({ sentiment }) => sentiment === "Positive");
  const blame = mentions.filter(({ sentiment }) => sentiment === "Negative");
  const felt = praise.length + blame.length;
  const isWorded = wordedTest(theme, language);
  const isMadeUp = isPlain(theme, positive) || isPlain(theme, negative);
  const leastMentions = isMadeUp ? felt * MIN_SIDE_SHARE : 0;
  const leastAnswers = isMadeUp ? Math.max(min, MIN_PLAIN_SIDE_ANSWERS) : min;
  const isSplit = felt >= mentions.length * MIN_FELT_SHARE && Math.min(praise.length, blame.length) >= leastMentions;
  if (isSplit && Math.min(supportOf(praise), supportOf(blame)) >= leastAnswers && positive !== negative) {
    const sides: readonly Candidate[] = [
      { theme, name: positive, sentiment: "Positive", mentions: praise },
      { theme, name: negative, sentiment: "Negative", mentions: blame },
    ];
    const worded = sides.filter((side) => {
      const own = side.mentions.filter(isWorded);
      const share = isPlain(theme, side.name) ? MIN_WORDED_SHARE.ofPlain : MIN_WORDED_SHARE.ofNamed;
      return supportOf(own) >= min && own.length >= side.mentions.length * share;
    });
    const [only] = worded;
    if (worded.length === 2) return [...sides];
    if (only) return [isPlain(theme, only.name) ? { ...only, name: topic, mentions } : only];
  }
  const [sentiment, name] = sideOf(theme, { praise, blame, isWorded });
  const isAsked = asked !== null && (asked === "praise" ? praise : blame).length > felt / 2;
  return [{ theme, name, sentiment: sentiment === "Neutral" && isAsked ? ASKED[asked] : sentiment, mentions }];
}

const ASKED = { praise: "Positive", blame: "Negative" } as const;

/**
 * Returns a test for mentions: true if their own words show their sentiment, false if it is only a guess of the
 * sentiment model. For a known theme, only words about that theme count, except for "overall experience", for which "a
 * great course" counts. For a theme named in the answers' own words, positive words of its name do not count as praise:
 * people who write "national security" may miss it.
 */
function wordedTest({ concept, isOverall, topic }: Theme, language: string): (mention: ThemeMention) => boolean {
  if (concept !== null && !isOverall)
    return ({ passage, sentiment }) =>
      passage.hits.some((hit) => hit.concept === concept && hit.sentiment === sentiment);
  const { valence } = lexiconOf(language);
  const goods = new Set(
    contentTerms(topic, language).flatMap((term) =>
      (valence(term.word) ?? 0) > 0 && !onlyJudges(term, language) ? term.word : [],
    ),
  );
  const isPraised = (words: readonly string[]) =>
    sentimentOf(
      feelingOfWords(
        words.filter((word) => !goods.has(word)),
        language,
      ),
    ) === "Positive";
  return ({ passage, sentiment }) =>
    passage.sentiment === sentiment && (sentiment !== "Positive" || goods.size === 0 || isPraised(passage.words));
}

type Sides = {
  praise: readonly ThemeMention[];
  blame: readonly ThemeMention[];
  isWorded: (mention: ThemeMention) => boolean;
};

/**
 * The sentiment and name of the single code of a theme. If the name itself has a feeling ("Large portions"), the
 * mentions need not show it in words.
 */
function sideOf(theme: Theme, { praise, blame, isWorded }: Sides): [Sentiment, string] {
  const { topic, positive, negative, mentions } = theme;
  const named = (side: string) => (side.startsWith(`${topic}:`) ? topic : side);
  const isFelt = (positive === topic) !== (negative === topic);
  const wordedOf = (side: readonly ThemeMention[]) => side.filter(isWorded).length;
  const leads = (side: readonly ThemeMention[], other: readonly ThemeMention[]) => {
    const worded = wordedOf(side);
    return (
      side.length > other.length * ONE_SIDED_RATIO &&
      side.length >= mentions.length * ONE_SIDED_SHARE &&
      (isFelt || worded >= Math.max(Math.min(side.length, MIN_WORDED_MENTIONS), side.length * MIN_WORDED_SHARE.ofPlain))
    );
  };
  if (leads(praise, blame)) return ["Positive", named(positive)];
  if (leads(blame, praise)) return ["Negative", named(negative)];
  const [smaller, larger] = [praise.length, blame.length].sort((a, b) => a - b) as [number, number];
  const isShown = (side: readonly ThemeMention[]) =>
    wordedOf(side) >= Math.max(1, side.length * MIN_WORDED_SHARE.ofPlain);
  const isMixed = larger <= smaller * ONE_SIDED_RATIO && isShown(praise) && isShown(blame);
  if (isMixed && praise.length + blame.length >= mentions.length * MIXED_SHARE) return ["Mixed", topic];
  return ["Neutral", topic];
}

/**
 * True for a made-up name of a code, such as "Taxes: praise", or "Queues: praise" for the theme "Long queues". It is
 * made up because no phrase of the answers names that code.
 */
function isPlain({ topic }: Theme, side: string): boolean {
  return side !== topic && side.includes(": ");
}
