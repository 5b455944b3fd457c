import type { Sentiment } from "@/db/schema/terms";
import type { CodingTask } from "../../engine";
import type { Passage, Reading } from "../reading";
import { type CodeSense, senseCodes } from "./concept-links";
import { conceptScorer } from "./concept-scorer";
import type { CorpusSpace } from "./corpus-space";
import { frameScorer } from "./frame-scorer";
import { wordingClassifier } from "./wording-classifier";

/** What the codebook alone says about an answer: one score per code, and one per passage and code. */
export type Prior = { whole: Float64Array; passages: readonly Float64Array[] };

export type PriorScorer = { score(reading: Reading): Prior };

export const THEME_WEIGHT = 0.3;
const AGREES = 1.15;
const OPEN = 0.75;
const CONTRADICTS = 0.15;

/**
 * Scores answers by wording and known themes. Where codes hold a sentiment, a code counts by its
 * best passage, and passages that feel the other way hardly count: "Rude staff" needs a complaint.
 */
export function priorScorer(task: Pick<CodingTask, "codes" | "language" | "corpus">, space: CorpusSpace): PriorScorer {
  const classifier = wordingClassifier(task, task.corpus, space);
  const words = frameScorer(task, space);
  const themes = conceptScorer(task);
  const senses = senseCodes(task.codes, task.language);
  const polar = senses.some(({ polarity }) => polarity === "Positive" || polarity === "Negative");
  const byWords = (stems: readonly string[], hits: Passage["hits"]) =>
    sum(words.score(stems), themes.score(hits), THEME_WEIGHT);
  return {
    score(reading) {
      const hits = reading.passages.flatMap((passage) => passage.hits);
      const whole = sum(byWords(reading.stems, hits), classifier.score(reading.text), 1);
      const passages = reading.passages.map((passage) => {
        if (reading.passages.length === 1) return whole;
        const stems = passage.terms.map(({ stem }) => stem);
        const scores = byWords(stems, passage.hits);
        return polar ? sum(scores, classifier.score(passage.text), 1) : scores;
      });
      if (!polar) return { whole, passages };
      const felt = passages.map((scores, index) =>
        scores.map((score, code) => {
          const passage = reading.passages[index] as Passage;
          return (
            ((score + (whole[code] as number)) / 2) * agreement(senses[code] as CodeSense, passage, reading.sentiment)
          );
        }),
      );
      return {
        whole: whole.map((_, code) => Math.max(0, ...felt.map((scores) => scores[code] as number))),
        passages: felt,
      };
    },
  };
}

/** Adds `weight` times `more` to `scores`, in place. */
function sum(scores: Float64Array, more: Float64Array, weight: number): Float64Array {
  for (let code = 0; code < scores.length; code++) {
    scores[code] = (scores[code] as number) + weight * (more[code] as number);
  }
  return scores;
}

/** How well a code's polarity and the feeling of a passage about its theme go together. */
function agreement({ concept, polarity }: CodeSense, passage: Passage, answer: Sentiment): number {
  if (polarity === "Neutral" || polarity === "Mixed") return 1;
  const own = passage.hits.find((hit) => hit.concept === concept)?.sentiment ?? passage.sentiment;
  const felt = own === "Neutral" ? answer : own;
  if (felt === polarity) return AGREES;
  return felt === "Mixed" || felt === "Neutral" ? OPEN : CONTRADICTS;
}
