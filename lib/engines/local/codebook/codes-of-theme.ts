import type { CodingType, Sentiment } from "@/db/schema/terms";
import { onlyJudges } from "@/lib/language/feeling/judging-words";
import { lexiconOf } from "@/lib/language/feeling/lexicon";
import { contentTerms } from "@/lib/language/terms";
import { wishNamed } from "@/lib/language/wishes/wishes";
import { feelingOfWords, sentimentOf } from "../sentiment/feeling";
import type { Side } from "../sentiment/sides";
import { AGREEING_SHARE, MIN_ANSWERS_OF_SIDE, MIN_ANSWERS_TO_CLUSTER, MIN_FELT_SHARE, SURE_SHARE } from "./parameters";
import { supportOf, type Theme, type ThemeMention } from "./theme";

/** A possible code and the mentions that it would cover. */
export type Candidate = { theme: Theme; name: string; sentiment: Sentiment; mentions: readonly ThemeMention[] };

/**
 * The codes of a theme: one for praise and one for complaints if enough answers show each in their own words, guesses
 * of the sentiment model apart; otherwise a single one. The single code has the sentiment on which four of five of the
 * mentions with a feeling agree, for codes of a frame also by guesses if words show none; it is mixed if they disagree,
 * and neutral if most mentions show no feeling either way. Where a question asks for praise or complaints, there is a
 * single code with that sentiment, unless most mentions contradict it. Its name judges only if nearly all of its
 * mentions do ("Friendly staff"); otherwise it is the theme's neutral name. With `requests` the single code is the
 * wish for the theme, or its neutral name.
 */
export function codesOfTheme(
  theme: Theme,
  codingType: CodingType,
  answers: number,
  language: string,
  { asked = null, requests = false }: { asked?: Side | null; requests?: boolean | undefined } = {},
): Candidate[] {
  const { mentions, topic, positive, negative } = theme;
  if (requests) return [{ theme, name: wishNamed(topic, language), sentiment: "Neutral", mentions }];
  if (codingType === "qualitative_topics") return [{ theme, name: topic, sentiment: "Neutral", mentions }];
  const isWorded = wordedTest(theme, language, asked !== null);
  const worded = mentions.filter((mention) => mention.sentiment !== "Neutral" && isWorded(mention));
  const on = (side: Sentiment, list: readonly ThemeMention[]) => list.filter(({ sentiment }) => sentiment === side);
  const [praise, blame] = [on("Positive", worded), on("Negative", worded)];
  const min = answers < MIN_ANSWERS_TO_CLUSTER ? MIN_ANSWERS_OF_SIDE.few : MIN_ANSWERS_OF_SIDE.many;
  if (!asked && positive !== negative && Math.min(supportOf(praise), supportOf(blame)) >= min) {
    return [
      { theme, name: positive, sentiment: "Positive", mentions: on("Positive", mentions) },
      { theme, name: negative, sentiment: "Negative", mentions: on("Negative", mentions) },
    ];
  }
  const judge = (felt: readonly ThemeMention[]) =>
    sentimentOfCode(on("Positive", felt).length, on("Negative", felt).length, mentions.length, asked);
  const told = judge(worded);
  const sentiment = told === "Neutral" && theme.definition !== undefined ? judge(mentions) : told;
  const judging = { Positive: positive, Negative: negative, Neutral: topic, Mixed: topic }[sentiment];
  const agreed = sentiment === "Positive" ? praise.length : blame.length;
  const isSure = agreed >= mentions.length * SURE_SHARE && !judging.startsWith(`${topic}: `);
  return [{ theme, name: isSure ? judging : topic, sentiment, mentions }];
}

function sentimentOfCode(praise: number, blame: number, all: number, asked: Side | null): Sentiment {
  const felt = praise + blame;
  if (asked) {
    const [other, opposite] = asked === "praise" ? [blame, "Negative" as const] : [praise, "Positive" as const];
    return other >= all * AGREEING_SHARE ? opposite : ASKED[asked];
  }
  if (felt <= all * MIN_FELT_SHARE) return "Neutral";
  if (Math.min(praise, blame) >= Math.max(MIN_ANSWERS_OF_SIDE.few, felt * (1 - AGREEING_SHARE))) return "Mixed";
  return praise > blame ? "Positive" : blame > praise ? "Negative" : "Mixed";
}

const ASKED = { praise: "Positive", blame: "Negative" } as const;

/**
 * Returns a test for mentions: true if their own words show their sentiment, false if it is only a guess of the
 * sentiment model. For a known theme, only words about that theme count, except for "overall experience", for which "a
 * great course" counts. For a theme named in the answers' own words, positive words of its name do not count as praise:
 * people who write "national security" may miss it. Where a question asks for praise or complaints, no positive word of
 * the name counts.
 */
function wordedTest(
  { concept, isOverall, topic }: Theme,
  language: string,
  isAsked: boolean,
): (mention: ThemeMention) => boolean {
  if (concept !== null && !isOverall)
    return ({ passage, sentiment }) =>
      passage.hits.some((hit) => hit.concept === concept && hit.sentiment === sentiment);
  const { valence } = lexiconOf(language);
  const goods = new Set(
    contentTerms(topic, language).flatMap((term) =>
      (valence(term.word) ?? 0) > 0 && (isAsked || !onlyJudges(term, language)) ? term.word : [],
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
