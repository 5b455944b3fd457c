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
import { addMargins, wordingClassifier } from "./wording-classifier";

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
/** What an answer says itself, against what its neighbours say. */
const OWN_SHARE = 0.5;
/** Where codes hold a feeling, what a passage says against what the answer as a whole says. */
const PASSAGE_SHARE = 0.5;
/** Below, what the codebook's wording teaches is learnt without them, and so once for many requests. */
const FEW_ANSWERS = 50;
const LEAST_CORPUS = 50;
/** With so many answers coded by people, guesses add nothing. */
export const ENOUGH_EXAMPLES = 1_000;
const MOST_READ = 6_000;
const AGREES = 1.15;
const OPEN = 0.75;
const CONTRADICTS = 0.05;

/**
 * Scores answers by wording and known themes. Where codes hold a sentiment, a code counts by its
 * best passage, and passages that feel the other way hardly count: "Rude staff" needs a complaint.
 */
export function priorScorer(task: PriorTask, space: CorpusSpace): PriorScorer {
  const { senses, themes, wording } = codebookParts(task);
  const classifier = task.corpus.length < FEW_ANSWERS ? wording() : wordingClassifier(task, task.corpus, space);
  const words = frameScorer(task, space);
  const polar = [...senses.keys()].filter((code) => isPolar((senses[code] as CodeSense).polarity));
  const read: Read = (stems, hits) => {
    const common = words.score(stems);
    return { common, scores: sum(common, themes.score(hits), THEME_WEIGHT) };
  };
  const learnt = withCorpus(task, space, (reading) => {
    const { common, scores } = read(reading.stems, hitsOf(reading));
    const taught = classifier.score(reading.text);
    return { scores: sum(scores, taught, 1), own: scores, ownShare: 1, views: [common, taught] };
  });
  return {
    score(reading) {
      const { scores, own, ownShare, views } = learnt(reading);
      const distinct = [...new Set(reading.stems)];
      const wordsOf = (code: number) => words.shares(distinct, code);
      const isOne = reading.passages.length === 1;
      const passages = reading.passages.map((passage) => (isOne ? own : read(stemsOf(passage), passage.hits).scores));
      if (polar.length === 0) return { whole: scores, passages: isOne ? [scores] : passages, views, wordsOf };
      const felt = reading.passages.map((passage, index) => {
        const more = sum(passages[index] as Float64Array, own, -1);
        const score = sum(scores, more, ownShare * PASSAGE_SHARE);
        for (const code of polar) {
          score[code] = (score[code] as number) * agreement(senses[code] as CodeSense, passage, reading.sentiment);
        }
        return score;
      });
      return { whole: highest(felt, scores.length), passages: felt, views, wordsOf };
    },
  };
}

type PriorTask = Pick<CodingTask, "codes" | "language" | "corpus" | "examples">;

/** What words in common and known themes say of a text; the former alone as well. */
type Read = (stems: readonly string[], hits: readonly ConceptHit[]) => { common: Float64Array; scores: Float64Array };

/** Scores with all that was learnt; what the text's own words say, and their share in it; the views it is made of. */
type Scored = { scores: Float64Array; own: Float64Array; ownShare: number; views: Float64Array[] };
type Scorer = (reading: Reading) => Scored;

/**
 * Adds what the corpus teaches without people: its surest answers, unless only translation joins them to the
 * codebook, and what each answer's neighbours say.
 */
function withCorpus({ codes, language, corpus, examples }: PriorTask, space: CorpusSpace, base: Scorer): Scorer {
  if (corpus.length < LEAST_CORPUS || examples.length >= ENOUGH_EXAMPLES) return base;
  const read = evenly(corpus, MOST_READ).map((text) => {
    const reading = readAnswer(text, language);
    return { text, stems: reading.stems, scores: base(reading).scores };
  });
  const translated = languagesOfCodes(codes, language).filter((own) => own !== language).length > codes.length / 2;
  const margins = translated ? null : learnFromSureAnswers(read, corpus, space, language, codes.length);
  const described = codes.filter(({ definition }) => definition && parseDefinition(definition).quotes.length === 0);
  const weight = described.length > codes.length / 2 ? OWN_WEIGHT : OWN_WEIGHT_OF_OTHERS;
  const learn = (text: string, scores: Float64Array) => (margins ? addMargins(scores, margins(text), weight) : scores);
  for (const { text, scores } of read) learn(text, scores);
  const near = neighbourhood(read, space, codes.length);
  return (reading) => {
    const { scores, own, views } = base(reading);
    const votes = near.votes(reading.stems);
    return {
      scores: sum(votes, learn(reading.text, scores), OWN_SHARE),
      own,
      ownShare: OWN_SHARE,
      views: [...views, votes],
    };
  };
}

function isPolar(polarity: Sentiment): boolean {
  return polarity === "Positive" || polarity === "Negative";
}

function hitsOf({ passages }: Reading): ConceptHit[] {
  return passages.flatMap(({ hits }) => hits);
}

function stemsOf({ terms }: Passage): string[] {
  return terms.map(({ stem }) => stem);
}

/** `scores` and `weight` times `more`. */
function sum(scores: Float64Array, more: Float64Array, weight: number): Float64Array {
  const total = new Float64Array(scores.length);
  for (let code = 0; code < total.length; code++) {
    total[code] = (scores[code] as number) + weight * (more[code] as number);
  }
  return total;
}

/** The highest score of each code in any of the passages, and 0 at least. */
function highest(passages: readonly Float64Array[], codeCount: number): Float64Array {
  const best = new Float64Array(codeCount);
  for (const scores of passages) {
    for (let code = 0; code < codeCount; code++) {
      if ((scores[code] as number) > (best[code] as number)) best[code] = scores[code] as number;
    }
  }
  return best;
}

/** How well the polarity of a code that has one and the feeling of a passage about its theme go together. */
function agreement({ concept, polarity }: CodeSense, passage: Passage, answer: Sentiment): number {
  const own = passage.hits.find((hit) => hit.concept === concept)?.sentiment ?? passage.sentiment;
  const felt = own === "Neutral" ? answer : own;
  if (felt === polarity) return AGREES;
  return felt === "Mixed" || felt === "Neutral" ? OPEN : CONTRADICTS;
}
