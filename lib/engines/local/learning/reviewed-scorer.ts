import type { Confidence } from "@/db/schema/terms";
import { evenly } from "@/lib/data/parts";
import { calibrate, confidenceOf } from "./calibration";
import { chooseDecision, decide, expectedF1 } from "./decision";
import { defaultWeights } from "./default-weights";
import { FeatureSpace } from "./features";
import { learnLessons } from "./lessons";
import { fitWeights, probabilityOf } from "./logistic-regression";
import {
  type CodeCounts,
  type LearnerAnswer,
  META_FEATURES,
  metaFeaturesOf,
  type ReviewedAnswer,
} from "./meta-features";
import { MAX_STACKING_ROWS, WEIGHT_PRIOR_PRECISION, WORDING_TRUST } from "./parameters";
import { learnFromPassages } from "./passage-lessons";
import { supportOfReviewed } from "./supported-codes";
import type { WordingChooser } from "./wording-chooser";

/** A question as input of the learner: its language, the number of its codes, and how codes are chosen by wording. */
export type LearningQuestion = { language: string; codeCount: number; wording: WordingChooser };

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
 * predictions for answers that the linear models did not see, and starts from the default weights. Only codes that
 * people gave are learnt; any other code keeps its probability by wording, which falls only with the reviewed answers
 * that would have got the code and that people did not give it.
 */
export function learnFromReviewed(reviewed: readonly ReviewedAnswer[], question: LearningQuestion): ReviewedScorer {
  const { codeCount, wording } = question;
  const features = metaFeatures(reviewed, question);
  const { given } = features.counts;
  const isLearnt = (code: number) => (given[code] as number) > 0;
  const learnt = [...given.keys()].filter(isLearnt);
  const codeSets = features.heldOut.map(({ answer }) => answer.codes);
  const weights = fitWeights(
    {
      rows: joined(features.heldOut.flatMap(({ row }) => learnt.map((code) => columnsOf(row, code)))),
      labels: Uint8Array.from(codeSets.flatMap((codes) => learnt.map((code) => (codes.has(code) ? 1 : 0)))),
    },
    defaultWeights(reviewed.length),
    WEIGHT_PRIOR_PRECISION,
  );
  const isSupported = supportOfReviewed(reviewed, codeCount);
  const trust = trustInWording(reviewed, question, isLearnt);
  const read = (row: Float64Array, answer: LearnerAnswer) =>
    Float64Array.from({ length: codeCount }, (_, code) =>
      isLearnt(code) && (answer.prior.isBacked(code) || isSupported(answer, code))
        ? probabilityOf(row, code * META_FEATURES.length, weights)
        : 0,
    );
  const heldOut = features.heldOut.map(({ row, answer }) => read(row, answer));
  const decision = chooseDecision(
    heldOut,
    reviewed.map(({ codes }) => codes),
  );
  const calibration = calibrate(
    heldOut.flatMap((row, index) =>
      decide(row, decision).map((code) => ({
        probability: row[code] as number,
        right: codeSets[index]?.has(code) ?? false,
      })),
    ),
  );
  const byWording = ({ prior }: LearnerAnswer) => wording.choose(prior, trust).filter(({ code }) => !isLearnt(code));
  const judge = (answer: LearnerAnswer, row: Float64Array): Judgement => {
    const found = read(row, answer);
    const codes = decide(found, decision);
    const sure = codes.map((code) => ({ code, confidence: confidenceOf(found[code] as number, calibration) }));
    const choices = decision.single && sure.length > 0 ? sure : [...sure, ...byWording(answer)];
    return { choices, expected: choices.length === sure.length ? expectedF1(found, codes) : 0 };
  };
  return {
    judge: (answer) => judge(answer, features.of(answer)),
    heldOut: features.heldOut.map(({ answer, row }) => {
      const { choices, expected } = judge(answer, row);
      return { text: answer.text, codes: choices.map(({ code }) => code), expected };
    }),
  };
}

/**
 * For each code that no reviewed answer has: the factor on its probability by wording. It falls with the number of
 * reviewed answers that would have got the code by wording.
 */
function trustInWording(
  reviewed: readonly ReviewedAnswer[],
  { codeCount, wording }: LearningQuestion,
  isLearnt: (code: number) => boolean,
): Float64Array {
  const rejected = new Float64Array(codeCount);
  for (const { prior } of reviewed) {
    for (const { code } of wording.choose(prior)) rejected[code] = (rejected[code] as number) + 1;
  }
  return rejected.map((count, code) => (isLearnt(code) ? 1 : WORDING_TRUST / (WORDING_TRUST + count)));
}

/**
 * The meta-features of the reviewed answers, each computed without learning from that answer, and a function that
 * computes those of any other answer.
 */
export function metaFeatures(
  reviewed: readonly ReviewedAnswer[],
  { language, codeCount, wording }: LearningQuestion,
): {
  counts: CodeCounts;
  heldOut: { answer: ReviewedAnswer; row: Float64Array }[];
  of(answer: LearnerAnswer): Float64Array;
} {
  const features = new FeatureSpace(
    reviewed.map(({ text }) => text),
    { language, models: codeCount, corpus: reviewed.map(({ text }) => text) },
  );
  const counts = countCodes(
    reviewed.map(({ codes }) => codes),
    codeCount,
  );
  const probabilities = reviewed.map(({ prior }) => wording.probabilities(prior));
  const expected = probabilities.map((row) => row.map((probability) => Math.min(0.5, probability) * 2 - 1));
  const lessons = learnLessons(
    reviewed.map(({ text, sentence, codes }, index) => ({
      text,
      vector: features.vectorOf(text, sentence),
      codes,
      expected: expected[index] as Float64Array,
    })),
    codeCount,
    features,
  );
  const passages = learnFromPassages(reviewed, features, expected);
  return {
    counts,
    heldOut: evenly([...reviewed.keys()], Math.ceil(MAX_STACKING_ROWS / codeCount)).map((index) => {
      const answer = reviewed[index] as ReviewedAnswer;
      const lesson = lessons.heldOut[index] as Float64Array;
      const passage = passages?.heldOut[index] ?? lesson;
      const byWording = probabilities[index] as Float64Array;
      return { answer, row: metaFeaturesOf(answer, byWording, lesson, passage, counts, answer.codes) };
    }),
    of(answer) {
      const lesson = lessons.of(answer.words, answer.sentence);
      const passage = passages?.of(answer) ?? lesson;
      return metaFeaturesOf(answer, wording.probabilities(answer.prior), lesson, passage, counts);
    },
  };
}

const columnsOf = (row: Float64Array, code: number): Float64Array =>
  row.subarray(code * META_FEATURES.length, (code + 1) * META_FEATURES.length);

function countCodes(codeSets: readonly ReadonlySet<number>[], codeCount: number): CodeCounts {
  const given = new Float64Array(codeCount);
  for (const codes of codeSets) for (const code of codes) given[code] = (given[code] as number) + 1;
  return { answers: codeSets.length, given };
}

function joined(parts: readonly Float64Array[]): Float64Array {
  const all = new Float64Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
