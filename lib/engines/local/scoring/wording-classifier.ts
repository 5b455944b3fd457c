import type { CodingTask, FrameCode } from "../../engine";
import { FeatureSpace } from "../learning/features";
import { trainOneVsRest } from "../learning/one-vs-rest";
import { textValues } from "../learning/text-values";
import type { CorpusSpace } from "./corpus-space";
import { parseDefinition, spaced } from "./definition";

/** Scores the words of a text by classifiers that took the codebook's own words for coded answers: writes 0 or more per code. */
export type WordingClassifier = { score(words: readonly string[], scores: Float64Array): void };

const WORDS_WEIGHT = 0.12;
/** Names without definitions: little to compare words with. */
const NAMES_WEIGHT = 0.4;
const QUOTES_WEIGHT = 0.8;
const FEW_QUOTES = 2;
const NOISE = 0.05;

/**
 * Learns from names, definitions and their phrases, and, far more surely, from quoted examples, as
 * if each were a coded answer: what sets codes apart counts, not what they share. Null without words.
 */
export function wordingClassifier(
  { codes, language }: Pick<CodingTask, "codes" | "language">,
  corpus: readonly string[],
  space: CorpusSpace,
): WordingClassifier {
  const parsed = codes.map((code) => ({ code, ...parseDefinition(code.definition) }));
  const fromWords = learn(
    parsed.map(({ code, scope, phrases }) => wordingsOf(code, scope, phrases)),
    corpus,
    space,
    language,
  );
  const quotes = parsed.map((definition) => definition.quotes);
  const count = quotes.reduce((sum, list) => sum + list.length, 0);
  const fromQuotes = count > 0 ? learn(quotes, corpus, space, language) : null;
  const trust = QUOTES_WEIGHT * Math.min(1, count / (FEW_QUOTES * codes.length));
  const defined = codes.filter(({ definition }) => definition).length > codes.length / 2;
  const wordsWeight = defined ? WORDS_WEIGHT : NAMES_WEIGHT;
  return {
    score(words, scores) {
      scores.fill(0);
      addMargins(scores, fromWords(words), wordsWeight);
      if (fromQuotes) addMargins(scores, fromQuotes(words), trust);
    },
  };
}

function wordingsOf(code: FrameCode, scope: string, phrases: readonly string[]): string[] {
  const name = spaced(code.name);
  return [name, ...(scope ? [`${name} ${scope}`] : []), ...phrases];
}

function learn(
  wordings: readonly (readonly string[])[],
  corpus: readonly string[],
  space: CorpusSpace,
  language: string,
): (words: readonly string[]) => Float64Array {
  const codesOf = new Map<string, Set<number>>();
  wordings.forEach((texts, code) => {
    for (const text of texts) {
      const own = codesOf.get(text.trim()) ?? new Set();
      codesOf.set(text.trim(), own.add(code));
    }
  });
  const texts = [...codesOf.keys()];
  const features = new FeatureSpace(texts, corpus, space, language);
  const table = trainOneVsRest(
    texts.map((text) => features.vectorOf(text)),
    [...codesOf.values()],
    wordings.length,
    features.size,
  );
  return textValues(features, table);
}

/** Adds what margins say for codes, in place: nothing up to that of a text unlike all that was learnt from. */
export function addMargins(scores: Float64Array, margins: Float64Array, weight: number): void {
  for (let code = 0; code < scores.length; code++) {
    scores[code] = (scores[code] as number) + weight * Math.max(0, (margins[code] as number) + 1 - NOISE);
  }
}
