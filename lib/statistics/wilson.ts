export type Interval = { low: number; high: number };

/** The 97.5th percentile of the standard normal distribution, used for 95% intervals. */
const Z = 1.959963984540054;

/**
 * The 95% score interval of a proportion of `count` in `base`, both ends between 0 and 1; null without a base. Unlike
 * the textbook interval, it stays within 0 and 1 and holds for small bases and for shares near 0 and 1. Source: E. B.
 * Wilson, "Probable inference, the law of succession, and statistical inference", Journal of the American Statistical
 * Association 22 (1927), 209-212.
 */
export function wilsonInterval(count: number, base: number): Interval | null {
  if (base === 0) return null;
  const share = count / base;
  const spread = (Z * Z) / base;
  const middle = (share + spread / 2) / (1 + spread);
  const reach = (Z / (1 + spread)) * Math.sqrt((share * (1 - share)) / base + spread / (4 * base));
  return {
    low: count === 0 ? 0 : Math.max(0, middle - reach),
    high: count === base ? 1 : Math.min(1, middle + reach),
  };
}

/**
 * A weighted share, between 0 and 1, with its 95% interval by the effective base (L. Kish, Survey Sampling (1965),
 * 11.7). Both are null without a base.
 */
export function weightedShare(weight: number, base: { weight: number; effective: number }) {
  const share = base.weight > 0 ? Math.min(1, weight / base.weight) : null;
  return { share, interval: share === null ? null : wilsonInterval(share * base.effective, base.effective) };
}
