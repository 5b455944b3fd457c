import type { Confidence } from "@/db/schema/terms";
import { type Decision, decide, indexOfMax } from "./decision";

/** From which margin (lead over the threshold) a code counts as certain, or as reasonable. */
export type Calibration = { high: number; medium: number };

/** The share of codes that must agree with people's, even where these few answers were lucky ones. */
const HIGH_PRECISION = 0.88;
const MEDIUM_PRECISION = 0.55;
const DEVIATIONS = 0.5;
const LEAST_PAIRS = 10;

/** Finds the smallest leads at which, with some certainty, 88% (high) and 55% (medium) of the codes agree with people's. */
export function calibrate(
  scores: readonly Float64Array[],
  truth: readonly ReadonlySet<number>[],
  decision: Decision,
): Calibration {
  const leads = scores
    .flatMap((row, index) =>
      decide(row, decision).map((code) => ({
        lead: leadOf(row, code, decision),
        right: truth[index]?.has(code) ?? false,
      })),
    )
    .toSorted((a, b) => b.lead - a.lead);
  return { high: leadFor(leads, HIGH_PRECISION), medium: leadFor(leads, MEDIUM_PRECISION) };
}

/** How far a code's score lies above what it had to reach. */
export function leadOf(scores: Float64Array, code: number, { threshold, single }: Decision): number {
  const score = scores[code] as number;
  if (!single) return score - threshold;
  const others = scores.map((value, other) => (other === code ? Number.NEGATIVE_INFINITY : value));
  return score - (scores[indexOfMax(others)] ?? threshold);
}

/** The confidence that a lead deserves. */
export function confidenceOf(lead: number, { high, medium }: Calibration): Confidence {
  if (lead >= high) return "high";
  return lead >= medium ? "medium" : "low";
}

function leadFor(leads: readonly { lead: number; right: boolean }[], precision: number): number {
  let right = 0;
  let lowest = Number.POSITIVE_INFINITY;
  leads.forEach((pair, place) => {
    if (pair.right) right += 1;
    if (place + 1 >= LEAST_PAIRS && leastShare(right, place + 1) >= precision) lowest = pair.lead;
  });
  return lowest;
}

/** The lower end of the interval of a share seen in few cases (Wilson 1927), half a standard deviation down. */
function leastShare(right: number, total: number): number {
  const share = right / total;
  const spread = Math.sqrt((share * (1 - share)) / total + DEVIATIONS ** 2 / (4 * total ** 2));
  return (share + DEVIATIONS ** 2 / (2 * total) - DEVIATIONS * spread) / (1 + DEVIATIONS ** 2 / total);
}
