import type { Sentiment } from "@/db/schema/terms";
import type { CodingTask } from "../../engine";
import { evenly } from "../numeric/evenly";
import { type ConceptHit, type Passage, type Reading, readAnswer } from "../reading";
import { languagesOfCodes } from "./code-languages";
import { codebookParts } from "./codebook-parts";
import type { CodeSense } from "./concept-links";
import type { CorpusSpace } from "./corpus-space";
import { parseDefinition } from "./definition";
import { frameScorer } from "./frame-scorer";
import { neighbourhood } from "./neighbourhood";
import { learnFromSureAnswers } from "./self-training";
import { wordingClassifier } from "./wording-classifier";

/** What the codebook alone says about an answer: one score per code, and one per passage and code. */
export type Prior = {
  whole: Float64Array;
  passages: readonly Float64Array[];
  /** The scores by single views of the answer: words in common, classifier, neighbours. */
  views: readonly Float64Array[];
  /** The share of each distinct content word of the answer in a code's score. */
  wordsOf(code: number): Float64Array;
};

export type PriorScorer = { score(reading: Reading): Prior };

const THEME_WEIGHT = 0.3;
const OWN_WEIGHT = 0.2;
/** Where codes have no definitions, or quotes that make the surest answers surer. */
const OWN_WEIGHT_OF_OTHERS = 0.6;
const NOISE = 0.05;
/** What an answer says itself, against what its neighbours say. */
const OWN_SHARE = 0.5;
/** Below, what the codebook's wording teaches is learnt without them, and so once for many requests. */
const FEW_ANSWERS = 50;
const LEAST_CORPUS = 50;
/** With so many answers coded by people, guesses add nothing. */
export const ENOUGH_EXAMPLES = 1_000;
const MOST_READ = 6_000;
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
  const base: BaseScore = (text, stems, hits) => {
    const views = [words.score(stems), classifier.score(text)];
    const [common, taught] = views as [Float64Array, Float64Array];
    return { scores: add(add(Float64Array.from(common), themes.score(hits), THEME_WEIGHT), taught, 1), views };
  };
  const full = withCorpus(task, space, base);
  return {
    score(reading) {
      const { scores, views } = full(reading.text, reading.stems, hitsOf(reading));
      const passages = reading.passages.map((passage) => {
        if (reading.passages.length === 1) return scores;
        const stems = passage.terms.map(({ stem }) => stem);
        return polar
          ? full(passage.text, stems, passage.hits).scores
          : add(words.score(stems), themes.score(passage.hits), THEME_WEIGHT);
      });
      const distinct = [...new Set(reading.stems)];
      const wordsOf = (code: number) => words.shares(distinct, code);
      if (!polar) return { whole: scores, passages, views, wordsOf };
      const felt = passages.map((own, index) =>
        own.map((score, code) => {
          const passage = reading.passages[index] as Passage;
          return (
            ((score + (scores[code] as number)) / 2) * agreement(senses[code] as CodeSense, passage, reading.sentiment)
          );
        }),
      );
      const whole = scores.map((_, code) => Math.max(0, ...felt.map((own) => own[code] as number)));
      return { whole, passages: felt, views, wordsOf };
    },
  };
}

type PriorTask = Pick<CodingTask, "codes" | "language" | "corpus" | "examples">;

type Scored = { scores: Float64Array; views: Float64Array[] };
type BaseScore = (text: string, stems: readonly string[], hits: Passage["hits"]) => Scored;

/**
 * Adds what the corpus teaches without people: its surest answers, unless only translation joins them to the
 * codebook, and what each answer's neighbours say.
 */
function withCorpus({ codes, language, corpus, examples }: PriorTask, space: CorpusSpace, base: BaseScore): BaseScore {
  if (corpus.length < LEAST_CORPUS || examples.length >= ENOUGH_EXAMPLES) return base;
  const read = evenly(corpus, MOST_READ).map((text) => {
    const reading = readAnswer(text, language);
    return { text, stems: reading.stems, ...base(text, reading.stems, hitsOf(reading)) };
  });
  const translated = languagesOfCodes(codes, language).filter((own) => own !== language).length > codes.length / 2;
  const margins = translated ? null : learnFromSureAnswers(read, corpus, space, language, codes.length);
  const described = codes.filter(({ definition }) => definition && parseDefinition(definition).quotes.length === 0);
  const weight = described.length > codes.length / 2 ? OWN_WEIGHT : OWN_WEIGHT_OF_OTHERS;
  const learn = (text: string, scores: Float64Array) => {
    margins?.(text).forEach((margin, code) => {
      scores[code] = (scores[code] as number) + weight * Math.max(0, margin + 1 - NOISE);
    });
    return scores;
  };
  for (const { text, scores } of read) learn(text, scores);
  const near = neighbourhood(read, space, codes.length);
  return (text, stems, hits) => {
    const { scores, views } = base(text, stems, hits);
    const votes = near.votes(stems);
    return { scores: add(votes.slice(), learn(text, scores), OWN_SHARE), views: [...views, votes] };
  };
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
