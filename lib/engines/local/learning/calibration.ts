import type { Confidence } from "@/db/schema/terms";
import {
  FEW_SURE_SHARE,
  LEAST_HIGH_PROBABILITY,
  MEDIUM_PROBABILITY,
  PRECISION_PSEUDO_COUNT,
  SURE_PRECISION,
} from "./parameters";

/** The lowest probabilities of assignments with high and with medium confidence. */
export type Calibration = { high: number; medium: number };

/** A code assigned to a reviewed answer by a model that was not trained on it, and whether people gave it too. */
export type JudgedAssignment = { probability: number; right: boolean };

/**
 * Finds the smallest probability, at least `LEAST_HIGH_PROBABILITY`, from which 93% of the assignments are expected to
 * be right; 91% is enough if 93% would leave few assignments with high confidence. The expected precision is that of
 * the `judged` assignments, with the mean probability of all, including the unreviewed `others`, as its prior.
 */
export function calibrate(judged: readonly JudgedAssignment[], others: readonly number[]): Calibration {
  const steps = precisions(judged, others);
  const last = (wanted: number) => steps.findLastIndex(({ precision }) => precision >= wanted);
  const sure = last(SURE_PRECISION.wanted);
  const few = Math.floor(steps.length * FEW_SURE_SHARE);
  const index = sure + 1 >= few ? sure : Math.max(sure, Math.min(few, last(SURE_PRECISION.enough)));
  return {
    high: Math.max(LEAST_HIGH_PROBABILITY, steps[index]?.probability ?? Number.POSITIVE_INFINITY),
    medium: MEDIUM_PROBABILITY,
  };
}

/** The confidence that a probability deserves. */
export function confidenceOf(probability: number, { high, medium }: Calibration): Confidence {
  if (probability >= high) return "high";
  return probability >= medium ? "medium" : "low";
}

/**
 * The expected precision of all assignments down to each probability, highest first. The mean probability acts as a
 * prior worth `PRECISION_PSEUDO_COUNT` judged assignments.
 */
function precisions(judged: readonly JudgedAssignment[], others: readonly number[]) {
  let right = 0;
  let seen = 0;
  let expected = 0;
  const all: { probability: number; right?: boolean }[] = [
    ...judged,
    ...others.map((probability) => ({ probability })),
  ];
  return all
    .toSorted((a, b) => b.probability - a.probability)
    .map((assignment, index) => {
      expected += assignment.probability;
      if (assignment.right !== undefined) seen += 1;
      if (assignment.right) right += 1;
      const meanProbability = expected / (index + 1);
      return {
        probability: assignment.probability,
        precision: (right + PRECISION_PSEUDO_COUNT * meanProbability) / (seen + PRECISION_PSEUDO_COUNT),
      };
    });
}
