import type { Sentiment } from "@/db/schema/terms";
import { conceptsOf } from "@/lib/language/concepts/concepts";
import { rowsOfZeros } from "@/lib/numeric/rows-of-zeros";
import type { CodingTask } from "../../engine";
import type { Passage, Reading } from "../reading";
import { codebookParts } from "./codebook-parts";
import { type CodeSense, says } from "./concept-links";
import { learnFromCorpus } from "./corpus-lessons";
import type { CorpusSpace } from "./corpus-space";
import { frameScorer } from "./frame-scorer";
import { type Part, wholeOf } from "./part";
import { wordingClassifier } from "./wording-classifier";

/** What the codebook alone says about an answer: one score per code, and one per passage and code. */
export type Prior = {
  whole: Float64Array;
  passages: readonly Float64Array[];
  /** The scores by single views of the answer: words in common, classifier, neighbours. */
  views: readonly Float64Array[];
  /** The share of each distinct content word of the answer in a code's score. */
  wordsOf(code: number): readonly number[];
  /** True where a passage says a code's name and nothing else; a name of one word must be the whole answer. */
  isNamed(code: number): boolean;
};

export type PriorScorer = { score(reading: Reading): Prior };

const THEME_WEIGHT = 0.3;
/** What an answer says itself, against what its neighbours say. */
const OWN_SHARE = 0.5;
/** What a passage says against what the answer as a whole says. */
const PASSAGE_SHARE = 0.5;
/** Below, what the codebook's wording teaches is learnt without them, and so once for many requests. */
const FEW_ANSWERS = 50;
const AGREES = 1.15;
const OPEN = 0.75;
const CONTRADICTS = 0.05;
/** What praise of nothing in particular adds to the code of the experience as a whole, and leaves to others. */
const OF_ALL = 0.5;
const OF_PARTS = 0.2;

/**
 * Scores answers by wording and known themes. A code counts by its best passage; where it holds a
 * sentiment, passages that feel the other way hardly count: "Rude staff" needs a complaint.
 */
export function priorScorer(
  task: Pick<CodingTask, "codes" | "language" | "corpus" | "examples">,
  space: CorpusSpace,
): PriorScorer {
  const codeCount = task.codes.length;
  const { senses, themes, wording } = codebookParts(task);
  const classifier = task.corpus.length < FEW_ANSWERS ? wording() : wordingClassifier(task, task.corpus, space);
  const frame = frameScorer(task, space);
  const read = (part: Part, { common, taught, scores }: Said) => {
    frame.score(part.stems, common);
    classifier.score(part.words, taught);
    for (let code = 0; code < codeCount; code++) scores[code] = (common[code] as number) + (taught[code] as number);
    themes.add(part.hits, THEME_WEIGHT, scores);
  };
  /** For the views of one part at a time. */
  const room = { common: new Float64Array(codeCount), taught: new Float64Array(codeCount) };
  const lessons = learnFromCorpus(task, space, (part, scores) => read(part, { ...room, scores }));
  const speak = (part: Part, said: Said) => {
    read(part, said);
    lessons?.teach(part.words, said.scores);
  };
  const polar = [...senses.keys()].filter((code) => isPolar((senses[code] as CodeSense).polarity));
  const { overall } = conceptsOf(task.language);
  const ofAll = [...senses.keys()].filter((code) => (senses[code] as CodeSense).isOfWhole);
  const ownShare = lessons ? OWN_SHARE : 1;
  return {
    score(reading) {
      const [common, taught, own, voted, whole, ...passages] = rowsFor(reading, codeCount);
      speak(wholeOf(reading), { common, taught, scores: own });
      lessons?.vote(reading.stems, voted);
      for (let code = 0; code < codeCount; code++) {
        whole[code] = (voted[code] as number) + ownShare * (own[code] as number);
      }
      passages.forEach((scores, at) => {
        const passage = reading.passages[at] as Passage;
        if (passages.length > 1) speak(passage, { ...room, scores });
        for (let code = 0; code < codeCount; code++) {
          const more = passages.length > 1 ? (scores[code] as number) - (own[code] as number) : 0;
          scores[code] = (whole[code] as number) + ownShare * PASSAGE_SHARE * more;
        }
        if (ofAll.length > 0 && speaksOfAll(passage, overall)) turnToAll(scores, ofAll);
        for (const code of polar) {
          scores[code] = (scores[code] as number) * agreement(senses[code] as CodeSense, passage, reading.sentiment);
        }
      });
      if (passages.length > 0) writeHighest(passages, whole);
      return {
        whole,
        passages,
        views: lessons ? [common, taught, voted] : [common, taught],
        wordsOf: frame.sharesOf([...new Set(reading.stems)]),
        isNamed: (code) => isNamed(senses[code] as CodeSense, reading),
      };
    },
  };
}

type Row = Float64Array;

/** Of an answer: its views, its own scores, the votes, the scores altogether, and a row for each passage. */
function rowsFor({ passages }: Reading, codeCount: number) {
  return rowsOfZeros(5 + passages.length, codeCount) as [Row, Row, Row, Row, Row, ...Row[]];
}

/** What a part says by itself: words in common, what the wording taught, and altogether. */
type Said = { common: Row; taught: Row; scores: Row };

function isPolar(polarity: Sentiment): boolean {
  return polarity === "Positive" || polarity === "Negative";
}

function isNamed(sense: CodeSense, { passages }: Reading): boolean {
  if (sense.name.length === 1 && passages.length > 1) return false;
  return passages.some(({ stems }) => says(sense, stems));
}

/** True for "very good": a feeling, and nothing that it is about. */
function speaksOfAll({ isBare, hits }: Passage, overall: number): boolean {
  return isBare && hits.every(({ concept }) => concept === overall);
}

function turnToAll(scores: Float64Array, ofAll: readonly number[]): void {
  for (let code = 0; code < scores.length; code++) {
    const score = scores[code] as number;
    scores[code] = ofAll.includes(code) ? score + OF_ALL : score * OF_PARTS;
  }
}

/** Writes the highest score of each code in any of the passages, 0 at least. */
function writeHighest(passages: readonly Float64Array[], best: Float64Array): void {
  best.fill(0);
  for (const scores of passages) {
    for (let code = 0; code < best.length; code++) {
      if ((scores[code] as number) > (best[code] as number)) best[code] = scores[code] as number;
    }
  }
}

/** How well the polarity of a code that has one and the feeling of a passage about its theme go together. */
function agreement({ concept, polarity }: CodeSense, passage: Passage, answer: Sentiment): number {
  const own = passage.hits.find((hit) => hit.concept === concept)?.sentiment ?? passage.sentiment;
  const felt = own === "Neutral" ? answer : own;
  if (felt === polarity) return AGREES;
  return felt === "Mixed" || felt === "Neutral" ? OPEN : CONTRADICTS;
}
