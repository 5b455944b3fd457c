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
import { type Neighbourhood, neighbourhood } from "./neighbourhood";
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
/** What a passage says against what the answer as a whole says. */
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
 * Scores answers by wording and known themes. A code counts by its best passage; where it holds a
 * sentiment, passages that feel the other way hardly count: "Rude staff" needs a complaint.
 */
export function priorScorer(task: PriorTask, space: CorpusSpace): PriorScorer {
  const { senses, themes, wording } = codebookParts(task);
  const classifier = task.corpus.length < FEW_ANSWERS ? wording() : wordingClassifier(task, task.corpus, space);
  const words = frameScorer(task, space);
  const polar = [...senses.keys()].filter((code) => isPolar((senses[code] as CodeSense).polarity));
  const { speak, votes } = withCorpus(task, space, ({ words: said, stems, hits }) => {
    const views = [words.score(stems), classifier.score(said)];
    const [common, taught] = views as [Float64Array, Float64Array];
    return { scores: add(add(common.slice(), themes.score(hits), THEME_WEIGHT), taught, 1), views };
  });
  return {
    score(reading) {
      const own = speak({ words: reading.words, stems: reading.stems, hits: hitsOf(reading) });
      const voted = votes?.(reading.stems);
      const ownShare = voted ? OWN_SHARE : 1;
      const scores = voted ? add(voted.slice(), own.scores, ownShare) : own.scores;
      const passages = reading.passages.map((passage) => {
        const score = scores.slice();
        if (reading.passages.length > 1) {
          add(score, speak(passage).scores, ownShare * PASSAGE_SHARE);
          add(score, own.scores, -ownShare * PASSAGE_SHARE);
        }
        for (const code of polar) {
          score[code] = (score[code] as number) * agreement(senses[code] as CodeSense, passage, reading.sentiment);
        }
        return score;
      });
      return {
        whole: passages.length > 0 ? highest(passages, scores.length) : scores,
        passages,
        views: voted ? [...own.views, voted] : own.views,
        wordsOf: words.sharesOf([...new Set(reading.stems)]),
      };
    },
  };
}

type PriorTask = Pick<CodingTask, "codes" | "language" | "corpus" | "examples">;

/** An answer or a passage of one. */
type Part = { words: readonly string[]; stems: readonly string[]; hits: readonly ConceptHit[] };

/** What a part says by itself, altogether and by each view. */
type Speak = (part: Part) => { scores: Float64Array; views: Float64Array[] };

/**
 * Adds what the corpus teaches without people: its surest answers, unless only translation joins them to the
 * codebook, and what each answer's neighbours say.
 */
function withCorpus(
  { codes, language, corpus, examples }: PriorTask,
  space: CorpusSpace,
  base: Speak,
): { speak: Speak; votes?: Neighbourhood["votes"] } {
  if (corpus.length < LEAST_CORPUS || examples.length >= ENOUGH_EXAMPLES) return { speak: base };
  const read = evenly(corpus, MOST_READ).map((text) => {
    const reading = readAnswer(text, language);
    const { words, stems } = reading;
    return { text, words, stems, scores: base({ words, stems, hits: hitsOf(reading) }).scores };
  });
  const translated = languagesOfCodes(codes, language).filter((own) => own !== language).length > codes.length / 2;
  const margins = translated ? null : learnFromSureAnswers(read, corpus, space, language, codes.length);
  const described = codes.filter(({ definition }) => definition && parseDefinition(definition).quotes.length === 0);
  const weight = described.length > codes.length / 2 ? OWN_WEIGHT : OWN_WEIGHT_OF_OTHERS;
  const learn = (words: readonly string[], scores: Float64Array) =>
    margins ? addMargins(scores, margins(words), weight) : scores;
  for (const { words, scores } of read) learn(words, scores);
  return {
    speak(part) {
      const { scores, views } = base(part);
      return { scores: learn(part.words, scores), views };
    },
    votes: neighbourhood(read, space, codes.length).votes,
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
