import { SMALL_BASE } from "@/lib/analytics/banner";
import { ALPHA } from "@/lib/analytics/compare-columns";
import { holm } from "@/lib/statistics/adjust-p-values";
import { compareProportions } from "@/lib/statistics/proportions";
import { wilsonInterval } from "@/lib/statistics/wilson";
import type { Estimate } from "./agreement";
import type { SampledAnswer } from "./read-sample";

export type SegmentAgreement = {
  /** The index of the segment's key among the requested keys. */
  key: number;
  value: string;
  answers: number;
  exactMatch: Estimate;
  /** Of a test against all other answers of the sample; null if there are none. */
  pValue: number | null;
  adjustedPValue: number;
  differs: boolean;
};

/**
 * How often machine and person gave an answer the same codes, by segment: with Wilson's 95% interval, and tested against
 * the rest of the sample by a two-sided z test, Holm-corrected over all segments with 30 answers or more.
 */
export function compareSegments(answers: readonly SampledAnswer[], keys: number): SegmentAgreement[] {
  const matches = answers.map(isMatch);
  const all = matches.filter(Boolean).length;
  const segments = Array.from({ length: keys }, (_, key) => key).flatMap((key) =>
    [...tally(answers, matches, key)].map(([value, { base, count }]) => ({ key, value, base, count })),
  );
  const tests = segments.map(({ base, count }) => {
    const rest = { count: all - count, base: answers.length - base };
    return base < SMALL_BASE ? null : compareProportions({ count, base }, rest);
  });
  const tested = tests.flatMap((test) => test?.p ?? []);
  const adjusted = holm(tested);
  let used = 0;
  return segments.map(({ key, value, base, count }, index) => {
    const p = tests[index]?.p ?? null;
    const adjustedPValue = p === null ? 1 : (adjusted[used++] ?? 1);
    const { low, high } = wilsonInterval(count, base) ?? { low: null, high: null };
    const exactMatch = { value: count / base, low, high };
    return { key, value, answers: base, exactMatch, pValue: p, adjustedPValue, differs: adjustedPValue < ALPHA };
  });
}

function isMatch({ machine, person }: SampledAnswer): boolean {
  const given = new Set(person);
  return machine.length === given.size && machine.every((code) => given.has(code));
}

function tally(answers: readonly SampledAnswer[], matches: readonly boolean[], key: number) {
  const tallies = new Map<string, { base: number; count: number }>();
  for (const [index, { segments }] of answers.entries()) {
    const value = segments[key];
    if (value === null || value === undefined) continue;
    const counted = tallies.get(value) ?? { base: 0, count: 0 };
    counted.base++;
    if (matches[index]) counted.count++;
    tallies.set(value, counted);
  }
  return tallies;
}
