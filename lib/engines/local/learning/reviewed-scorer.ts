import type { Confidence } from "@/db/schema/terms";
import { evenly } from "@/lib/parts";
import type { CorpusSpace } from "../scoring/corpus-space";
import { calibrate, confidenceOf } from "./calibration";
import { type CodeCounts, expectedOf, type Reviewed, type Sighted, usualBest, VIEWS, viewsOf } from "./code-views";
import { chooseDecision, decide } from "./decision";
import { FeatureSpace } from "./features";
import { fitWeights, probabilityOf } from "./fusion";
import { learnLessons } from "./lessons";
import { learnFromPassages } from "./passage-lessons";
import { usualWeights } from "./usual-weights";
import type { Confident } from "./wording-confidence";

/** A question as the learner needs it: its answers, their words, its number of codes, and their choice by wording alone. */
export type Learnable = {
  corpus: readonly string[];
  space: CorpusSpace;
  language: string;
  codeCount: number;
  wording: Confident;
};

/** Chooses codes as the people do whose reviewed answers it has learnt from. */
export type ReviewedScorer = { choose(answer: Sighted): { code: number; confidence: Confidence }[] };

/** How surely the usual weights hold for any question, as the precision of a normal prior. */
const PRECISION = 15;
/** Answers times codes that the weights are learnt from, at most. */
const MOST_PAIRS = 150_000;

/**
 * Learns from any number of reviewed answers: linear models of what wording alone gets wrong, beside the
 * score by wording; how much each weighs is learnt from reviewed answers that the models did not see,
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
    choose(answer) {
      const found = probabilities(answer);
      return decide(found, decision).map((code) => ({
        code,
        confidence: confidenceOf(found[code] as number, calibration),
      }));
    },
  };
}

/** The views of reviewed answers by what the other ones teach, and those of any other answer. */
export function lookAtCodes(
  reviewed: readonly Reviewed[],
  others: readonly Sighted[],
  { corpus, space, language, codeCount, wording }: Learnable,
): { unseen: { answer: Reviewed; views: Float64Array }[]; views(answer: Sighted): Float64Array } {
  const features = new FeatureSpace(
    reviewed.map(({ text }) => text),
    corpus,
    space,
    language,
  );
  const scale = usualBest([...reviewed, ...others]);
  const counts = countCodes(
    reviewed.map(({ codes }) => codes),
    codeCount,
  );
  const lessons = learnLessons(
    reviewed.map(({ text, codes, prior }) => ({
      text,
      vector: features.vectorOf(text),
      codes,
      expected: expectedOf(prior.whole, scale),
    })),
    codeCount,
    features,
  );
  const passages = learnFromPassages(reviewed, features, scale);
  const worded = ({ prior }: Sighted) => new Set(wording.choose(prior).map(({ code }) => code));
  return {
    unseen: evenly([...reviewed.keys()], Math.ceil(MOST_PAIRS / codeCount)).map((index) => {
      const answer = reviewed[index] as Reviewed;
      const lesson = lessons.unseen[index] as Float64Array;
      const passage = passages?.unseen[index] ?? lesson;
      return { answer, views: viewsOf(answer, lesson, passage, worded(answer), counts, scale, answer.codes) };
    }),
    views(answer) {
      const lesson = lessons.of(answer.words);
      return viewsOf(answer, lesson, passages?.of(answer) ?? lesson, worded(answer), counts, scale);
    },
  };
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
