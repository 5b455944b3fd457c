import { type Interval, wilsonInterval } from "./wilson";

/** A difference of two proportions with its 95% interval; all between -1 and 1. */
export type Estimate = { value: number; interval: Interval };

type Count = { count: number; base: number };

/**
 * The difference of two independent proportions, the later less the earlier; null without a base. Source: R. G.
 * Newcombe, "Interval estimation for the difference between independent proportions: comparison of eleven methods",
 * Statistics in Medicine 17 (1998), 873-890, method 10.
 */
export function independentDifference(earlier: Count, later: Count): Estimate | null {
  const [first, second] = [shareOf(earlier), shareOf(later)];
  return first && second && lessOf(second, first);
}

/** The number of answers that have a code in both codings, in only one of them, and in neither. */
export type Pairs = { both: number; onlyEarlier: number; onlyLater: number; neither: number };

/**
 * The difference of two proportions of the same answers, the later less the earlier; null without answers. Source: R. G.
 * Newcombe, "Improved confidence intervals for the difference between binomial proportions based on paired data",
 * Statistics in Medicine 17 (1998), 2635-2650, method 10.
 */
export function pairedDifference({ both, onlyEarlier, onlyLater, neither }: Pairs): Estimate | null {
  const base = both + onlyEarlier + onlyLater + neither;
  const earlier = shareOf({ count: both + onlyEarlier, base });
  const later = shareOf({ count: both + onlyLater, base });
  if (!earlier || !later) return null;
  const product = both * neither - onlyEarlier * onlyLater;
  const corrected = product > 0 ? Math.max(0, product - base / 2) : product;
  const margins = (both + onlyEarlier) * (onlyLater + neither) * (both + onlyLater) * (onlyEarlier + neither);
  return lessOf(later, earlier, margins > 0 ? corrected / Math.sqrt(margins) : 0);
}

/**
 * The difference of two estimates from different answers, with an interval combined from both. Source: G. Y. Zou, A.
 * Donner, "Construction of confidence limits about effect measures: a general approach", Statistics in Medicine 27
 * (2008), 1693-1702.
 */
export const lessOf = (one: Estimate, other: Estimate, correlation = 0): Estimate => {
  const value = one.value - other.value;
  const [down, up] = [one.value - one.interval.low, one.interval.high - one.value];
  const [otherDown, otherUp] = [other.value - other.interval.low, other.interval.high - other.value];
  return {
    value,
    interval: {
      low: Math.max(-2, value - reach(down, otherUp, correlation)),
      high: Math.min(2, value + reach(up, otherDown, correlation)),
    },
  };
};

const reach = (one: number, other: number, correlation: number) =>
  Math.sqrt(Math.max(0, one * one - 2 * correlation * one * other + other * other));

function shareOf({ count, base }: Count): Estimate | null {
  const interval = wilsonInterval(count, base);
  return interval && { value: count / base, interval };
}
