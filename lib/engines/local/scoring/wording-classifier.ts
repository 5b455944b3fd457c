import type { CodingTask, FrameCode } from "../../engine";
import { FeatureSpace } from "../learning/features";
import { trainOneVsRest } from "../learning/one-vs-rest";
import { textValues } from "../learning/text-values";
import { nameInWords, parseDefinition } from "./definition";
import {
  MARGIN_NOISE,
  NAME_MARGIN_WEIGHT,
  QUOTE_MARGIN_WEIGHT,
  QUOTES_PER_CODE,
  WORDING_MARGIN_WEIGHT,
} from "./parameters";

/**
 * `score` overwrites `scores` with one score per code, 0 or more, by classifiers trained on the codebook's own wording.
 */
export type WordingClassifier = { score(words: readonly string[], scores: Float64Array): void };

/**
 * Trains classifiers with names, definitions and their phrases as if they were coded answers. Quoted examples train
 * separate classifiers with far more weight. Unlike cosine similarity, classifiers give weight to the words that
 * distinguish codes, not to those that codes have in common.
 */
export function wordingClassifier({ codes, language }: Pick<CodingTask, "codes" | "language">): WordingClassifier {
  const parsed = codes.map((code) => ({ code, ...parseDefinition(code.definition) }));
  const fromWords = learn(
    parsed.map(({ code, scope, phrases }) => wordingsOf(code, scope, phrases)),
    language,
  );
  const quotes = parsed.map((definition) => definition.quotes);
  const count = quotes.reduce((sum, list) => sum + list.length, 0);
  const fromQuotes = count > 0 ? learn(quotes, language) : null;
  const trust = QUOTE_MARGIN_WEIGHT * Math.min(1, count / (QUOTES_PER_CODE * codes.length));
  const defined = codes.filter(({ definition }) => definition).length > codes.length / 2;
  const wordsWeight = defined ? WORDING_MARGIN_WEIGHT : NAME_MARGIN_WEIGHT;
  return {
    score(words, scores) {
      scores.fill(0);
      addMargins(scores, fromWords(words), wordsWeight);
      if (fromQuotes) addMargins(scores, fromQuotes(words), trust);
    },
  };
}

function wordingsOf(code: FrameCode, scope: string, phrases: readonly string[]): string[] {
  const name = nameInWords(code.name);
  return [name, ...(scope ? [`${name} ${scope}`] : []), ...phrases];
}

function learn(wordings: readonly (readonly string[])[], language: string): (words: readonly string[]) => Float64Array {
  const codesOf = new Map<string, Set<number>>();
  wordings.forEach((texts, code) => {
    for (const text of texts) {
      const own = codesOf.get(text.trim()) ?? new Set();
      codesOf.set(text.trim(), own.add(code));
    }
  });
  const texts = [...codesOf.keys()];
  const features = new FeatureSpace(texts, { language, models: wordings.length });
  const table = trainOneVsRest(
    texts.map((text) => features.vectorOf(text)),
    [...codesOf.values()],
    wordings.length,
    { size: features.size },
  );
  return textValues(features, table);
}

/** Adds margins to scores in place. A margin counts only above -1, the margin of a text without any known word. */
export function addMargins(scores: Float64Array, margins: Float64Array, weight: number): void {
  for (let code = 0; code < scores.length; code++) {
    scores[code] = (scores[code] as number) + weight * Math.max(0, (margins[code] as number) + 1 - MARGIN_NOISE);
  }
}
