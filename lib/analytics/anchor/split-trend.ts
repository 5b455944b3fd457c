import {
  type Estimate,
  independentDifference,
  lessOf,
  type Pairs,
  pairedDifference,
} from "@/lib/statistics/differences";
import type { Proportion } from "@/lib/statistics/proportions";
import type { AnchorCoding } from "./anchor-codings";

/** A code in two waves: its share in each, and the anchor sample's codings for each, if there are any. */
export type Step = {
  number: number;
  shares: { from: Proportion; to: Proportion };
  anchors: { from: AnchorCoding | undefined; to: AnchorCoding | undefined };
};

/**
 * Splits the difference between two waves, in percentage points with 95% intervals. The part that appears between two
 * codings of the same answers (the anchor sample) is due to the coder; the rest is due to the respondents. The two
 * parts are treated as independent; since the sample is part of its own wave, this makes the second interval slightly
 * too wide. Null if either wave has not coded the sample with this code.
 * Design: R. N. Anderson et al., "Comparability of cause of death between ICD-9 and ICD-10", National Vital Statistics
 * Reports 49(2) (2001), which codes one sample with both versions.
 */
export function splitTrend({ number, shares, anchors: { from, to } }: Step) {
  if (!from || !to || !couldGive(from, number) || !couldGive(to, number)) return null;
  const pairs = pairsOf(number, from, to);
  const coder = pairedDifference(pairs);
  const trend = independentDifference(shares.from, shares.to);
  if (!coder || !trend) return null;
  return {
    answers: pairs.both + pairs.onlyEarlier + pairs.onlyLater + pairs.neither,
    changed: { gained: pairs.onlyLater, lost: pairs.onlyEarlier },
    coder: inPoints(coder),
    respondents: inPoints(lessOf(trend, coder)),
  };
}

const couldGive = ({ frame }: AnchorCoding, number: number) => frame === null || frame.has(number);

function pairsOf(number: number, from: AnchorCoding, to: AnchorCoding): Pairs {
  const pairs = { both: 0, onlyEarlier: 0, onlyLater: 0, neither: 0 };
  for (const [id, codes] of from.codes) {
    const later = to.codes.get(id);
    if (!later) continue;
    const [had, has] = [codes.includes(number), later.includes(number)];
    pairs[had ? (has ? "both" : "onlyEarlier") : has ? "onlyLater" : "neither"]++;
  }
  return pairs;
}

const inPoints = ({ value, interval: { low, high } }: Estimate) => ({
  points: 100 * value,
  interval: { low: 100 * low, high: 100 * high },
});
