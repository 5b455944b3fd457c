import { seededRandom } from "@/lib/numeric/random";
import { quantile } from "@/lib/statistics/quantile";
import type { Estimate } from "./agreement";
import { AGREEMENT } from "./parameters";

/** The codes that each of several people gave an answer, as indexes in the codebook. */
export type CodedByPeople = { codings: readonly (readonly number[])[] };

export type PeoplesAgreement = { answers: number; alpha: Estimate; exactMatch: Estimate };

/** What one answer adds to the sums from which alpha is computed. */
type PairCounts = { decisions: number; given: number; disagreement: number; exact: number };

/**
 * How far people agree with each other: Krippendorff's alpha for any number of coders, over all decisions whether an
 * answer has a code; and the share of answers to which all coders gave the same codes. Both have 95% percentile
 * intervals from a bootstrap over answers. Source: K. Krippendorff, "Computing Krippendorff's alpha-reliability"
 * (2011), section C.
 */
export function measurePeople(answers: readonly CodedByPeople[], codes: number): PeoplesAgreement {
  const parts = answers.map(({ codings }) => partOf(codings, codes));
  const alpha = alphaOf(parts);
  const exactMatch = matchOf(parts);
  const drawn = { alpha: [] as number[], exactMatch: [] as number[] };
  const random = seededRandom(AGREEMENT.seed);
  const resamples = Math.min(AGREEMENT.resamples, Math.ceil(AGREEMENT.mostDraws / Math.max(1, parts.length)));
  for (let index = 0; index < resamples && parts.length > 0; index++) {
    const resample = parts.map(() => parts[Math.floor(random() * parts.length)] as PairCounts);
    const value = alphaOf(resample);
    if (value !== null) drawn.alpha.push(value);
    drawn.exactMatch.push(matchOf(resample) ?? 0);
  }
  return {
    answers: answers.length,
    alpha: { value: alpha, ...intervalOf(drawn.alpha) },
    exactMatch: { value: exactMatch, ...intervalOf(drawn.exactMatch) },
  };
}

/** If c of m coders give a code, c (m - c) pairs of coders disagree; each pair is counted twice. */
function partOf(codings: readonly (readonly number[])[], codes: number): PairCounts {
  const coders = codings.length;
  const counts = new Map<number, number>();
  for (const coding of codings) for (const code of new Set(coding)) counts.set(code, (counts.get(code) ?? 0) + 1);
  const given = [...counts.values()];
  return {
    decisions: coders * codes,
    given: given.reduce((sum, count) => sum + count, 0),
    disagreement: given.reduce((sum, count) => sum + (2 * count * (coders - count)) / (coders - 1), 0),
    exact: given.every((count) => count === coders) ? 1 : 0,
  };
}

function alphaOf(parts: readonly PairCounts[]): number | null {
  let [decisions, given, disagreement] = [0, 0, 0];
  for (const part of parts) {
    decisions += part.decisions;
    given += part.given;
    disagreement += part.disagreement;
  }
  const expected = 2 * given * (decisions - given);
  return expected > 0 ? 1 - ((decisions - 1) * disagreement) / expected : null;
}

const matchOf = (parts: readonly PairCounts[]): number | null =>
  parts.length > 0 ? parts.reduce((sum, { exact }) => sum + exact, 0) / parts.length : null;

function intervalOf(figures: readonly number[]): { low: number | null; high: number | null } {
  const sorted = Float64Array.from(figures).sort();
  return sorted.length > 0
    ? { low: quantile(sorted, 0.025), high: quantile(sorted, 0.975) }
    : { low: null, high: null };
}
