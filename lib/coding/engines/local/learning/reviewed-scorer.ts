import type { CorpusSpace } from "../scoring/corpus-space";
import type { Prior } from "../scoring/prior";
import { type Calibration, calibrate } from "./calibration";
import { chooseDecision, type Decision } from "./decision";
import { type FeatureVector, featureSpace } from "./features";
import { type OneVsRest, trainOneVsRest } from "./one-vs-rest";

/** An answer that people coded: the codes by their number, and how the wording alone scores it. */
export type Reviewed = { text: string; codes: ReadonlySet<number>; prior: Pick<Prior, "whole"> };

/** A scorer that has learnt from reviewed answers, with the decision and calibration that suit its scores. */
export type ReviewedScorer = {
  score(text: string, prior: Float64Array): Float64Array;
  decision: Decision;
  calibration: Calibration;
};

const PRIOR_WEIGHT = 4;
const HALF_LIFE = 50;
const MOST_OF_PRIOR = 1.5;
const FOLDS = 4;
const MANY = 2_500;

const FEW_WEIGHT = 0.4;
const NOISE = 0.05;

/**
 * What a handful of reviewed answers adds to the score by wording: too few to learn a threshold from,
 * so that the choice by shares of the best score stays.
 */
export function learnFromFew(
  reviewed: readonly Pick<Reviewed, "text" | "codes">[],
  corpus: readonly string[],
  space: CorpusSpace,
  language: string,
  codeCount: number,
): (text: string) => Float64Array {
  const features = featureSpace(
    reviewed.map(({ text }) => text),
    corpus,
    space,
    language,
  );
  const model = trainOneVsRest(
    reviewed.map(({ text }) => features.vectorOf(text)),
    reviewed.map(({ codes }) => codes),
    codeCount,
    features.size,
  );
  return (text) => model.margins(features.vectorOf(text)).map((margin) => FEW_WEIGHT * Math.max(0, margin + 1 - NOISE));
}

/**
 * One-vs-rest SVMs whose margins are fused with the score by wording, which counts less the more
 * answers are reviewed: svm + 4 * 50 / (50 + n) * prior. Threshold and calibration come from
 * scores of folds that the classifiers did not see.
 */
export function learnFromReviewed(
  reviewed: readonly Reviewed[],
  corpus: readonly string[],
  space: CorpusSpace,
  language: string,
  codeCount: number,
): ReviewedScorer {
  const features = featureSpace(
    reviewed.map(({ text }) => text),
    corpus,
    space,
    language,
  );
  const vectors = reviewed.map(({ text }) => features.vectorOf(text));
  const codeSets = reviewed.map(({ codes }) => codes);
  const scale = priorScale(reviewed.map(({ prior }) => prior.whole));
  const fuse = (margins: Float64Array, prior: Float64Array, count: number) => {
    const weight = (PRIOR_WEIGHT * HALF_LIFE) / (HALF_LIFE + count);
    return margins.map((margin, code) => margin + weight * Math.min(MOST_OF_PRIOR, (prior[code] as number) / scale));
  };
  const unseen = foldMargins(vectors, codeSets, codeCount, features.size).map((margins, index) =>
    fuse(margins, reviewed[index]?.prior.whole as Float64Array, reviewed.length),
  );
  const decision = chooseDecision(unseen, codeSets);
  const model = trainOneVsRest(vectors, codeSets, codeCount, features.size);
  return {
    score: (text, prior) => fuse(model.margins(features.vectorOf(text)), prior, reviewed.length),
    decision,
    calibration: calibrate(unseen, codeSets, decision),
  };
}

function foldMargins(
  vectors: readonly FeatureVector[],
  codeSets: readonly ReadonlySet<number>[],
  codeCount: number,
  size: number,
): Float64Array[] {
  const folds = vectors.length > MANY ? 2 : FOLDS;
  const models: OneVsRest[] = Array.from({ length: folds }, (_, fold) => {
    const outside = (_item: unknown, index: number) => index % folds !== fold;
    return trainOneVsRest(vectors.filter(outside), codeSets.filter(outside), codeCount, size);
  });
  return vectors.map((vector, index) => (models[index % folds] as OneVsRest).margins(vector));
}

/** The 90th percentile of the best prior score per answer. */
function priorScale(priors: readonly Float64Array[]): number {
  const best = priors.map((row) => Math.max(0, ...row)).toSorted((a, b) => a - b);
  return best[Math.floor(best.length * 0.9)] || 1;
}
