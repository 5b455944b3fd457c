import type { Confidence } from "@/db/schema/terms";
import { evenly } from "../numeric/evenly";
import type { CorpusSpace } from "../scoring/corpus-space";
import { calibrate, confidenceOf } from "./calibration";
import { type CodeCounts, type Reviewed, type Sighted, usualBest, VIEWS, viewsOf } from "./code-views";
import { chooseDecision, decide } from "./decision";
import { featureSpace } from "./features";
import { fitWeights, probabilityOf } from "./fusion";
import { type OneVsRest, trainOneVsRest } from "./one-vs-rest";
import { usualWeights } from "./usual-weights";

/** A question as the learner needs it: its answers, their words, its number of codes. */
export type Learnable = { corpus: readonly string[]; space: CorpusSpace; language: string; codeCount: number };

/** Chooses codes as the people do whose reviewed answers it has learnt from. */
export type ReviewedScorer = {
  /** The probability of each code, from what people gave to other answers. */
  probabilities(answer: Sighted): Float64Array;
  choose(answer: Sighted): { code: number; confidence: Confidence }[];
};

/** How surely the usual weights hold for any question, as the precision of a normal prior. */
const PRECISION = 15;
const MOST_PAIRS = 150_000;
const FOLDS = 5;
const FOLDS_OF_FEW = 10;
const FEW = 40;
const MANY = 2_500;

/**
 * Learns from any number of reviewed answers: linear classifiers, one per code, beside the score by
 * wording; how much each weighs is learnt from reviewed answers that the classifiers did not see,
 * setting out from the usual weights (stacking, Wolpert 1992). `others` are answers not reviewed.
 */
export function learnFromReviewed(
  reviewed: readonly Reviewed[],
  others: readonly Sighted[],
  question: Learnable,
): ReviewedScorer {
  const sight = lookAtCodes(reviewed, others, question);
  const codeSets = sight.unseen.map(({ answer }) => answer.codes);
  const weights = fitWeights(
    {
      rows: joined(sight.unseen.map(({ views }) => views)),
      right: joined(codeSets.map((codes) => flags(codes, question.codeCount))),
    },
    usualWeights(reviewed.length),
    PRECISION,
  );
  const read = (views: Float64Array) =>
    Float64Array.from({ length: question.codeCount }, (_, code) => probabilityOf(views, code * VIEWS.length, weights));
  const probabilities = (answer: Sighted) => read(sight.views(answer));
  const unseen = sight.unseen.map(({ views }) => read(views));
  const unjudged = others.map(probabilities);
  const decision = chooseDecision(
    [...unseen, ...unjudged],
    reviewed.map(({ codes }) => codes),
  );
  const calibration = calibrate(
    unseen.flatMap((row, index) =>
      decide(row, decision).map((code) => ({
        probability: row[code] as number,
        right: codeSets[index]?.has(code) ?? false,
      })),
    ),
    unjudged.flatMap((row) => decide(row, decision).map((code) => row[code] as number)),
  );
  return {
    probabilities,
    choose(answer) {
      const found = probabilities(answer);
      return decide(found, decision).map((code) => ({
        code,
        confidence: confidenceOf(found[code] as number, calibration),
      }));
    },
  };
}

/** The views of reviewed answers that the classifiers did not see, and those of any other answer. */
export function lookAtCodes(
  reviewed: readonly Reviewed[],
  others: readonly Sighted[],
  { corpus, space, language, codeCount }: Learnable,
): { unseen: { answer: Reviewed; views: Float64Array }[]; views(answer: Sighted): Float64Array } {
  const texts = reviewed.map(({ text }) => text);
  const codeSets = reviewed.map(({ codes }) => codes);
  const features = featureSpace(texts, corpus, space, language);
  const vectors = texts.map((text) => features.vectorOf(text));
  const scale = usualBest([...reviewed, ...others]);
  const counts = countCodes(codeSets, codeCount);
  const folds = foldsOf(texts);
  const models = Array.from({ length: Math.max(...folds) + 1 }, (_, fold): OneVsRest => {
    const outside = (_item: unknown, index: number) => folds[index] !== fold;
    return trainOneVsRest(vectors.filter(outside), codeSets.filter(outside), codeCount, features.size);
  });
  const model = trainOneVsRest(vectors, codeSets, codeCount, features.size);
  const judged = evenly([...reviewed.keys()], Math.ceil(MOST_PAIRS / codeCount));
  return {
    unseen: judged.map((index) => {
      const answer = reviewed[index] as Reviewed;
      const margins = (models[folds[index] as number] as OneVsRest).margins(vectors[index] as (typeof vectors)[number]);
      return { answer, views: viewsOf(answer, margins, counts, scale, answer.codes) };
    }),
    views: (answer) => viewsOf(answer, model.margins(features.glance(answer.text)), counts, scale),
  };
}

/** The fold of each answer; equal texts share one, lest a classifier sees what it is judged by. */
function foldsOf(texts: readonly string[]): number[] {
  const places = new Map<string, number>();
  for (const text of texts) if (!places.has(text)) places.set(text, places.size);
  const most = texts.length > MANY ? 2 : texts.length < FEW ? FOLDS_OF_FEW : FOLDS;
  const folds = Math.min(most, places.size);
  return texts.map((text) => (places.get(text) as number) % folds);
}

function countCodes(codeSets: readonly ReadonlySet<number>[], codeCount: number): CodeCounts {
  const given = new Float64Array(codeCount);
  for (const codes of codeSets) for (const code of codes) given[code] = (given[code] as number) + 1;
  return { answers: codeSets.length, given };
}

function flags(codes: ReadonlySet<number>, codeCount: number): Uint8Array {
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
