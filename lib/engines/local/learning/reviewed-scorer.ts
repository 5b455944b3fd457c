import type { Confidence } from "@/db/schema/terms";
import { evenly } from "@/lib/parts";
import type { CorpusSpace } from "../scoring/corpus-space";
import { calibrate, confidenceOf } from "./calibration";
import { chooseDecision, decide, expectedF1 } from "./decision";
import { defaultWeights } from "./default-weights";
import { FeatureSpace } from "./features";
import { learnLessons } from "./lessons";
import { fitWeights, probabilityOf } from "./logistic-regression";
import {
  type CodeCounts,
  clearMatchScore,
  expectedFromWording,
  type LearnerAnswer,
  META_FEATURES,
  metaFeaturesOf,
  type ReviewedAnswer,
} from "./meta-features";
import { MOST_STACKING_ROWS, WEIGHT_PRIOR_PRECISION } from "./parameters";
import { learnFromPassages } from "./passage-lessons";
import type { WordingChooser } from "./wording-chooser";

/**
 * A question as input of the learner: its answers, the vectors of their words, the number of codes, and the codes that
 * wording alone would choose.
 */
export type LearningQuestion = {
  corpus: readonly string[];
  space: CorpusSpace;
  language: string;
  codeCount: number;
  wording: WordingChooser;
};

/** The codes of an answer and their expected F1, which is 0 if it cannot be estimated. */
export type Judgement = { choices: { code: number; confidence: Confidence }[]; expected: number };

/** Chooses codes as people chose them in the reviewed answers. */
export type ReviewedScorer = {
  judge(answer: LearnerAnswer): Judgement;
  /** The codes that each reviewed answer would have got if nothing had been learnt from it. */
  heldOut: readonly { text: string; codes: readonly number[]; expected: number }[];
};

/**
 * Learns from any number of reviewed answers by stacking (Wolpert 1992). Linear models learn the errors of the wording
 * scores. A logistic regression over the meta-features then learns how much each of these counts; it is trained on
 * predictions for answers that the linear models did not see, and starts from the default weights. `others` are
 * unreviewed answers, which help to choose threshold and calibration.
 */
export function learnFromReviewed(
  reviewed: readonly ReviewedAnswer[],
  others: readonly LearnerAnswer[],
  question: LearningQuestion,
): ReviewedScorer {
  const features = metaFeatures(reviewed, others, question);
  const codeSets = features.heldOut.map(({ answer }) => answer.codes);
  const weights = fitWeights(
    {
      rows: joined(features.heldOut.map(({ row }) => row)),
      labels: joined(codeSets.map((codes) => labelsOf(codes, question.codeCount))),
    },
    defaultWeights(reviewed.length),
    WEIGHT_PRIOR_PRECISION,
  );
  const read = (row: Float64Array) =>
    Float64Array.from({ length: question.codeCount }, (_, code) =>
      probabilityOf(row, code * META_FEATURES.length, weights),
    );
  const probabilities = (answer: LearnerAnswer) => read(features.of(answer));
  const heldOut = features.heldOut.map(({ row }) => read(row));
  const probabilitiesOfOthers = others.map(probabilities);
  const decision = chooseDecision(
    [...heldOut, ...probabilitiesOfOthers],
    reviewed.map(({ codes }) => codes),
  );
  const calibration = calibrate(
    heldOut.flatMap((row, index) =>
      decide(row, decision).map((code) => ({
        probability: row[code] as number,
        right: codeSets[index]?.has(code) ?? false,
      })),
    ),
    probabilitiesOfOthers.flatMap((row) => decide(row, decision).map((code) => row[code] as number)),
  );
  return {
    judge(answer) {
      const found = probabilities(answer);
      const codes = decide(found, decision);
      const choices = codes.map((code) => ({ code, confidence: confidenceOf(found[code] as number, calibration) }));
      return { choices, expected: expectedF1(found, codes) };
    },
    heldOut: heldOut.map((row, index) => {
      const codes = decide(row, decision);
      return { text: features.heldOut[index]?.answer.text ?? "", codes, expected: expectedF1(row, codes) };
    }),
  };
}

/**
 * The meta-features of the reviewed answers, each computed without learning from that answer, and a function that
 * computes those of any other answer.
 */
export function metaFeatures(
  reviewed: readonly ReviewedAnswer[],
  others: readonly LearnerAnswer[],
  { corpus, space, language, codeCount, wording }: LearningQuestion,
): { heldOut: { answer: ReviewedAnswer; row: Float64Array }[]; of(answer: LearnerAnswer): Float64Array } {
  const features = new FeatureSpace(
    reviewed.map(({ text }) => text),
    corpus,
    { space, language, models: codeCount },
  );
  const scale = clearMatchScore([...reviewed, ...others]);
  const counts = countCodes(
    reviewed.map(({ codes }) => codes),
    codeCount,
  );
  const lessons = learnLessons(
    reviewed.map(({ text, sentence, codes, prior }) => ({
      text,
      vector: features.vectorOf(text, sentence),
      codes,
      expected: expectedFromWording(prior.whole, scale),
    })),
    codeCount,
    features,
  );
  const passages = learnFromPassages(reviewed, features, scale);
  const chosenByWording = ({ prior }: LearnerAnswer) => new Set(wording.choose(prior).map(({ code }) => code));
  return {
    heldOut: evenly([...reviewed.keys()], Math.ceil(MOST_STACKING_ROWS / codeCount)).map((index) => {
      const answer = reviewed[index] as ReviewedAnswer;
      const lesson = lessons.heldOut[index] as Float64Array;
      const passage = passages?.heldOut[index] ?? lesson;
      return {
        answer,
        row: metaFeaturesOf(answer, lesson, passage, chosenByWording(answer), counts, scale, answer.codes),
      };
    }),
    of(answer) {
      const lesson = lessons.of(answer.words, answer.sentence);
      return metaFeaturesOf(answer, lesson, passages?.of(answer) ?? lesson, chosenByWording(answer), counts, scale);
    },
  };
}

function countCodes(codeSets: readonly ReadonlySet<number>[], codeCount: number): CodeCounts {
  const given = new Float64Array(codeCount);
  for (const codes of codeSets) for (const code of codes) given[code] = (given[code] as number) + 1;
  return { answers: codeSets.length, given };
}

function labelsOf(codes: ReadonlySet<number>, codeCount: number): Uint8Array {
  return Uint8Array.from({ length: codeCount }, (_, code) => (codes.has(code) ? 1 : 0));
}

function joined<Part extends Float64Array | Uint8Array>(parts: readonly Part[]): Part {
  const size = parts.reduce((sum, part) => sum + part.length, 0);
  const all = (parts[0] instanceof Uint8Array ? new Uint8Array(size) : new Float64Array(size)) as Part;
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
