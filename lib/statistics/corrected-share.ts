import { type Interval, wilsonInterval } from "./wilson";

/**
 * The evidence about a code: the machine gave it to `machine` of `answers`. For each answer of a random `sample`, it is
 * known whether the machine and whether a person gave it.
 */
export type ShareEvidence = {
  answers: number;
  machine: number;
  sample: { both: number; machineOnly: number; personOnly: number; neither: number };
};

export type CorrectedShare = { share: number } & Interval;

/**
 * Estimates the share of answers to which a person would give a code, from the machine's codes of all answers and a
 * person's codes of a random sample. Within the answers with and without the machine's code, the person's share in the
 * sample is used. For binary codes this is the power-tuned estimator of prediction-powered inference and design-based
 * supervised learning, in which the machine's mistakes cancel out. The 95% interval combines Wilson's intervals of the
 * three shares by the method of variance estimates recovery, so that it also holds for rare codes. Null without a
 * sample.
 * Sources: A. N. Angelopoulos, S. Bates, C. Fannjiang, M. I. Jordan, T. Zrnic, "Prediction-powered inference", Science
 * 382 (2023), 669-674; A. N. Angelopoulos, J. C. Duchi, T. Zrnic, "PPI++" (2023); N. Egami, M. Hinck, B. Stewart, H.
 * Wei, "Using imperfect surrogates for downstream inference", NeurIPS 36 (2023); G. Y. Zou, A. Donner, "Construction of
 * confidence limits about effect measures", Statistics in Medicine 27 (2008), 1693-1702.
 */
export function correctShare({ answers, machine, sample }: ShareEvidence): CorrectedShare | null {
  const withCode = sample.both + sample.machineOnly;
  const without = sample.personOnly + sample.neither;
  if (answers <= 0 || withCode + without === 0) return null;
  const weight = machine / answers;
  const given = estimateShare(sample.both, withCode);
  const missed = estimateShare(sample.personOnly, without);
  const frame = wilsonInterval(machine, answers) ?? UNKNOWN;
  const share = weight * given.share + (1 - weight) * missed.share;
  const lift = given.share - missed.share;
  const [fewer, more] = [weight - frame.low, frame.high - weight];
  const below = [weight * (given.share - given.low), (1 - weight) * (missed.share - missed.low)];
  const above = [weight * (given.high - given.share), (1 - weight) * (missed.high - missed.share)];
  return {
    share,
    low: Math.max(0, share - Math.hypot(...below, lift * (lift > 0 ? fewer : more))),
    high: Math.min(1, share + Math.hypot(...above, lift * (lift > 0 ? more : fewer))),
  };
}

const UNKNOWN: Interval = { low: 0, high: 1 };

/** Without any case, the share is unknown, and its interval is 0 to 1. */
function estimateShare(count: number, base: number): CorrectedShare {
  const interval = wilsonInterval(count, base) ?? UNKNOWN;
  return { share: base > 0 ? count / base : 0.5, ...interval };
}
