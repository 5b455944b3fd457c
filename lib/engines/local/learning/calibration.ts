import type { Confidence } from "@/db/schema/terms";
import {
  FEW_SURE_SHARE,
  MEDIUM_PROBABILITY,
  MIN_HIGH_PROBABILITY,
  PRECISION_PSEUDO_COUNT,
  SURE_PRECISION,
} from "./parameters";

/** The lowest probability of assignments with high confidence, and of those with medium confidence. */
export type Calibration = { high: number; medium: number };

/** A code that a model gave to a reviewed answer on which it was not trained, and whether people gave the code too. */
export type JudgedAssignment = { probability: number; right: boolean };

/**
 * Finds the smallest probability, at least `MIN_HIGH_PROBABILITY`, such that 93% of the assignments from it on are
 * expected to be right. If few assignments would have high confidence then, 91% is enough. The expected precision comes
 * from the `judged` assignments; its prior is their mean probability.
 */
export function calibrate(judged: readonly JudgedAssignment[]): Calibration {
  const steps = precisions(judged);
  const last = (wanted: number) => steps.findLastIndex(({ precision }) => precision >= wanted);
  const sure = last(SURE_PRECISION.wanted);
  const few = Math.floor(steps.length * FEW_SURE_SHARE);
  const index = sure + 1 >= few ? sure : Math.max(sure, Math.min(few, last(SURE_PRECISION.enough)));
  return {
    high: Math.max(MIN_HIGH_PROBABILITY, steps[index]?.probability ?? Number.POSITIVE_INFINITY),
    medium: MEDIUM_PROBABILITY,
  };
}

/** The confidence for a probability. */
export function confidenceOf(probability: number, { high, medium }: Calibration): Confidence {
  if (probability >= high) return "high";
  return probability >= medium ? "medium" : "low";
}

/**
 * For each probability, from the highest down: the expected precision of all assignments with at least this
 * probability. The mean probability acts as a prior that counts as `PRECISION_PSEUDO_COUNT` judged assignments.
 */
function precisions(judged: readonly JudgedAssignment[]) {
  let [right, expected] = [0, 0];
  return judged
    .toSorted((a, b) => b.probability - a.probability)
    .map(({ probability, right: isRight }, index) => {
      expected += probability;
      if (isRight) right += 1;
      const seen = index + 1;
      const precision = (right + PRECISION_PSEUDO_COUNT * (expected / seen)) / (seen + PRECISION_PSEUDO_COUNT);
      return { probability, precision };
    });
}
