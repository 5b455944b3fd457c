import { signed } from "@/lib/text/figures";
import type { CodeTrend, WaveDifference } from "./queries";

/** The difference between two waves; undefined if one of them has no answers. */
export const differenceOf = ({ differences }: CodeTrend, from: number, to: number): WaveDifference | undefined =>
  differences.find(({ from_wave, to_wave }) => from_wave === from && to_wave === to);

export const isClear = ({ low, high }: { low: number; high: number }): boolean => low > 0 || high < 0;

type Drift = NonNullable<WaveDifference["drift"]>;

/** The result of the drift test for one code, as a sentence or two. */
export function driftWords(name: string, { from_wave, to_wave, points }: WaveDifference, drift: Drift): string {
  const { coder, respondents } = drift;
  const trend = `“${name}” changed by ${signed(points)} points from wave ${from_wave} to wave ${to_wave}.`;
  if (!isClear(coder.interval)) {
    return `${trend} The same answers, coded again, got it about as often as before (${estimate(coder)}): no sign that the coding changed.`;
  }
  const rest = isClear(respondents.interval)
    ? `What respondents say changed by ${estimate(respondents)}.`
    : `There is no sign that what respondents say changed (${estimate(respondents)}).`;
  return `${trend} Of that, ${estimate(coder)} come from coding: the same answers got it ${coder.points > 0 ? "more" : "less"} often. ${rest}`;
}

const estimate = ({ points, interval }: Drift["coder"]) =>
  `${signed(points)} points, 95% interval ${signed(interval.low)} to ${signed(interval.high)}`;
