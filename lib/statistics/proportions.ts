import { twoSidedP } from "./normal";

/** `count` of `base`. Both may be fractions, so that weighted answers can be compared by their effective base. */
export type Proportion = { count: number; base: number };

export type Difference = { z: number; p: number };

/**
 * The two-sided z test for two independent proportions with a pooled variance, without continuity correction; `z` is
 * positive where the first is greater. Null if a base is 0, or nobody or everybody counts. Its z² is the statistic of
 * R's `prop.test(counts, bases, correct = FALSE)`. Source: J. L. Fleiss, B. Levin, M. C. Paik, Statistical Methods for
 * Rates and Proportions, 3rd ed. (2003), 3.1.
 */
export function compareProportions(first: Proportion, second: Proportion): Difference | null {
  if (first.base <= 0 || second.base <= 0) return null;
  const pooled = (first.count + second.count) / (first.base + second.base);
  const variance = pooled * (1 - pooled) * (1 / first.base + 1 / second.base);
  if (variance <= 1e-15) return null;
  const z = (first.count / first.base - second.count / second.base) / Math.sqrt(variance);
  return { z, p: twoSidedP(z) };
}

/**
 * The adjusted residual of a proportion against the rest of the same answers: standard normal where both are equal.
 * Source: S. J. Haberman, "The analysis of residuals in cross-classified tables", Biometrics 29 (1973), 205-220; R's
 * `chisq.test(table)$stdres`.
 */
export function adjustedResidual(inside: Proportion, total: Proportion): number | null {
  const expected = (total.count * inside.base) / total.base;
  const variance = expected * (1 - total.count / total.base) * (1 - inside.base / total.base);
  return total.base > 0 && variance > 1e-15 ? (inside.count - expected) / Math.sqrt(variance) : null;
}
