import type { Confidence } from "@/db/schema/terms";

/** From which probability on a code counts as certain, or as reasonable. */
export type Calibration = { high: number; medium: number };

/** An assignment to a reviewed answer that the scorer had not seen. */
export type Assigned = { probability: number; right: boolean };

/** The share of sure assignments that should be right, and what is enough where few would be sure. */
const PRECISION = { wanted: 0.93, enough: 0.91 };
const FEW_SURE = 0.22;
const LEAST_HIGH = 0.6;
const MEDIUM = 0.4;
/** How many assignments the probabilities themselves count for, beside those that people judged. */
const TRUST = 25;

/**
 * Finds the smallest probability from which 93% of the assignments are expected to be right, or 91% where
 * that would be few: by what people said of such assignments and, as long as they are few, by the
 * probabilities of `others`, assignments that nobody has judged.
 */
export function calibrate(judged: readonly Assigned[], others: readonly number[]): Calibration {
  const lines = precisions(judged, others);
  const last = (wanted: number) => lines.findLastIndex(({ precision }) => precision >= wanted);
  const sure = last(PRECISION.wanted);
  const few = Math.floor(lines.length * FEW_SURE);
  const place = sure + 1 >= few ? sure : Math.max(sure, Math.min(few, last(PRECISION.enough)));
  return { high: Math.max(LEAST_HIGH, lines[place]?.probability ?? Number.POSITIVE_INFINITY), medium: MEDIUM };
}

/** The confidence that a probability deserves. */
export function confidenceOf(probability: number, { high, medium }: Calibration): Confidence {
  if (probability >= high) return "high";
  return probability >= medium ? "medium" : "low";
}

/** For each probability, from the highest down, the share of right assignments expected from there on. */
function precisions(judged: readonly Assigned[], others: readonly number[]) {
  let right = 0;
  let seen = 0;
  let expected = 0;
  const all: { probability: number; right?: boolean }[] = [
    ...judged,
    ...others.map((probability) => ({ probability })),
  ];
  return all
    .toSorted((a, b) => b.probability - a.probability)
    .map((assignment, place) => {
      expected += assignment.probability;
      if (assignment.right !== undefined) seen += 1;
      if (assignment.right) right += 1;
      const usual = expected / (place + 1);
      return { probability: assignment.probability, precision: (right + TRUST * usual) / (seen + TRUST) };
    });
}
