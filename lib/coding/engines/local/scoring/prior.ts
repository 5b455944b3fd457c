import type { Sentiment } from "@/db/schema/terms";
import type { CodingTask } from "../../engine";
import { evenly } from "../numeric/evenly";
import { type ConceptHit, type Passage, type Reading, readAnswer } from "../reading";
import { codebookParts } from "./codebook-parts";
import type { CodeSense } from "./concept-links";
import type { CorpusSpace } from "./corpus-space";
import { parseDefinition } from "./definition";
import { frameScorer } from "./frame-scorer";
import { learnFromSureAnswers } from "./self-training";
import { wordingClassifier } from "./wording-classifier";

/** What the codebook alone says about an answer: one score per code, and one per passage and code. */
export type Prior = {
  whole: Float64Array;
  passages: readonly Float64Array[];
  /** Codes that name a theme of which the answer speaks, with the feeling that the code holds. */
  named: readonly number[];
};

export type PriorScorer = { score(reading: Reading): Prior };

const THEME_WEIGHT = 0.3;
const OWN_WEIGHT = 0.2;
/** Where codes have no definitions, or quotes that make the surest answers surer. */
const OWN_WEIGHT_OF_OTHERS = 0.6;
const NOISE = 0.05;
/** Below, what the codebook's wording teaches is learnt without them, and so once for many requests. */
const FEW_ANSWERS = 50;
const LEAST_CORPUS = 100;
/** With so many answers coded by people, guesses add nothing. */
export const ENOUGH_EXAMPLES = 1_000;
const MOST_READ = 3_000;
const AGREES = 1.15;
const OPEN = 0.75;
const CONTRADICTS = 0.15;

/**
 * Scores answers by wording and known themes. Where codes hold a sentiment, a code counts by its
 * best passage, and passages that feel the other way hardly count: "Rude staff" needs a complaint.
 */
export function priorScorer(task: PriorTask, space: CorpusSpace): PriorScorer {
  const { senses, themes, wording } = codebookParts(task);
  const classifier = task.corpus.length < FEW_ANSWERS ? wording() : wordingClassifier(task, task.corpus, space);
  const words = frameScorer(task, space);
  const polar = senses.some(({ polarity }) => isPolar(polarity));
  const base = (text: string, stems: readonly string[], hits: Passage["hits"]) =>
    add(add(words.score(stems), themes.score(hits), THEME_WEIGHT), classifier.score(text), 1);
  const own = ownLearning(task, space, base);
  const full: BaseScore = own ? (text, stems, hits) => add(base(text, stems, hits), own(text), 1) : base;
  return {
    score(reading) {
      const whole = full(reading.text, reading.stems, hitsOf(reading));
      const passages = reading.passages.map((passage) => {
        if (reading.passages.length === 1) return whole;
        const stems = passage.terms.map(({ stem }) => stem);
        return polar
          ? full(passage.text, stems, passage.hits)
          : add(words.score(stems), themes.score(passage.hits), THEME_WEIGHT);
      });
      const named = namedCodes(reading, senses);
      if (!polar) return { whole, passages, named };
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
        named,
      };
    },
  };
}

type PriorTask = Pick<CodingTask, "codes" | "language" | "corpus" | "examples">;

type BaseScore = (text: string, stems: readonly string[], hits: Passage["hits"]) => Float64Array;

/** What the surest answers of the corpus add to the scores of all, as a score per code; null for small corpora. */
function ownLearning(
  { codes, language, corpus, examples }: PriorTask,
  space: CorpusSpace,
  base: BaseScore,
): ((text: string) => Float64Array) | null {
  if (corpus.length < LEAST_CORPUS || examples.length >= ENOUGH_EXAMPLES) return null;
  const scored = evenly(corpus, MOST_READ).map((text) => {
    const reading = readAnswer(text, language);
    return { text, scores: base(text, reading.stems, hitsOf(reading)) };
  });
  const margins = learnFromSureAnswers(scored, corpus, space, language, codes.length);
  const described = codes.filter(({ definition }) => definition && parseDefinition(definition).quotes.length === 0);
  const weight = described.length > codes.length / 2 ? OWN_WEIGHT : OWN_WEIGHT_OF_OTHERS;
  return margins ? (text) => margins(text).map((margin) => weight * Math.max(0, margin + 1 - NOISE)) : null;
}

function namedCodes(reading: Reading, senses: readonly CodeSense[]): number[] {
  const hits = hitsOf(reading);
  return [...senses.keys()].filter((code) => {
    const { concept, polarity } = senses[code] as CodeSense;
    if (concept === null) return false;
    return hits.some((hit) => hit.concept === concept && (!isPolar(polarity) || hit.sentiment === polarity));
  });
}

function isPolar(polarity: Sentiment): boolean {
  return polarity === "Positive" || polarity === "Negative";
}

function hitsOf({ passages }: Reading): ConceptHit[] {
  return passages.flatMap(({ hits }) => hits);
}

/** Adds `weight` times `more` to `scores`, in place. */
function add(scores: Float64Array, more: Float64Array, weight: number): Float64Array {
  for (let code = 0; code < scores.length; code++) {
    scores[code] = (scores[code] as number) + weight * (more[code] as number);
  }
  return scores;
}

/** How well a code's polarity and the feeling of a passage about its theme go together. */
function agreement({ concept, polarity }: CodeSense, passage: Passage, answer: Sentiment): number {
  if (!isPolar(polarity)) return 1;
  const own = passage.hits.find((hit) => hit.concept === concept)?.sentiment ?? passage.sentiment;
  const felt = own === "Neutral" ? answer : own;
  if (felt === polarity) return AGREES;
  return felt === "Mixed" || felt === "Neutral" ? OPEN : CONTRADICTS;
}
