import type { Sentiment } from "@/db/schema/terms";
import { conceptsOf } from "@/lib/language/concepts/concepts";
import { lexiconOf } from "@/lib/language/feeling/lexicon";
import { SURE_CUE_WEIGHT } from "../parameters";
import { judgedThings, judgesOnly } from "./judged-things";
import { MAX_OVERALL_STEMS, MIN_OVERALL_SHARE } from "./known-theme-parameters";
import { describedConcept } from "./known-themes";
import { subjectStems } from "./name-words";
import { supportOf, type Theme, type ThemeMention } from "./theme";

/** The theme "overall experience", and the stems of the words for the judged thing ("course"). */
export type Overall = { theme: Theme; things: ReadonlySet<string> };

/**
 * The theme "overall experience" of many answers. Its passages hold only a feeling ("just great"), or judge the thing
 * as a whole ("great course"), or are short and contain a sure cue ("would recommend it"). Null if too few answers
 * contain a sure cue: if nobody judges an experience, then "terrible" is about something else.
 */
export function overallTheme(mentions: readonly ThemeMention[], answers: number, language: string): Overall | null {
  const { concepts, overall } = conceptsOf(language);
  const concept = concepts[overall];
  if (!concept) return null;
  const isCued = ({ passage }: ThemeMention) =>
    passage.hits.some((hit) => hit.concept === overall && hit.weight >= SURE_CUE_WEIGHT);
  const isBare = ({ passage }: ThemeMention) => passage.isBare && passage.hits.every((hit) => hit.concept === overall);
  const cued = mentions.filter(isCued);
  if (supportOf(cued) < answers * MIN_OVERALL_SHARE) return null;
  const short = cued.filter(({ passage }) => passage.stems.length <= MAX_OVERALL_STEMS);
  const things = judgedThings(mentions, answers, language);
  const judging = mentions.filter((mention) => isBare(mention) || judgesOnly(mention.passage, things, language));
  const own = [...new Set([...short, ...judging])];
  const described = describedConcept(concept, overall, language);
  return { theme: { ...described, keywords: [], typical: new Map(), mentions: own, isOverall: true }, things };
}

/** True for a name that means the judged thing as a whole: "Course", "Good course", but not "Course content". */
export function namesThing(name: string, things: ReadonlySet<string>, language: string): boolean {
  const stems = subjectStems(name, language);
  return stems.length > 0 && stems.every((stem) => things.has(stem));
}

/**
 * False for a passage that is negative only because of a negation ("it didn't", "nobody came"), and in which no word
 * has a sentiment.
 */
export function isMoreThanNegation({ passage: { words, sentiment } }: ThemeMention, language: string): boolean {
  const { valence } = lexiconOf(language);
  return sentiment !== "Negative" || words.some((word) => valence(word) !== undefined);
}

/**
 * Changes mentions that name the judged thing without a feeling ("I took this course last year"). Each gets the
 * sentiment of the other mentions of its answer, if all of those with a sentiment have the same one.
 */
export function withSentimentOfAnswer(mentions: readonly ThemeMention[], things: ReadonlySet<string>): ThemeMention[] {
  const sides = new Map<number, Set<Sentiment>>();
  for (const { answer, sentiment } of mentions) {
    if (sentiment !== "Neutral") sides.set(answer, (sides.get(answer) ?? new Set()).add(sentiment));
  }
  return mentions.map((mention) => {
    const [side, ...others] = sides.get(mention.answer) ?? [];
    const isUntold = mention.sentiment === "Neutral" && mention.passage.stems.some((stem) => things.has(stem));
    return isUntold && side && others.length === 0 ? { ...mention, sentiment: side } : mention;
  });
}
