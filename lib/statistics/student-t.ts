const MAX_STEPS = 10_000;
const PRECISION = 1e-15;
const TINY = 1e-300;

/**
 * The probability of a value of Student's t distribution at least as far from 0 as `t`; degrees of freedom need not be
 * whole. It is the incomplete beta function I(ν / (ν + t²); ν / 2, 1 / 2): NIST Digital Library of Mathematical
 * Functions, 8.17.22 (continued fraction, by the method of Lentz). R's `2 * pt(-abs(t), df)`.
 */
export function twoSidedT(t: number, freedom: number): number {
  const square = t * t;
  return incompleteBeta(freedom / (freedom + square), square / (freedom + square), freedom / 2, 0.5);
}

/** The t beyond which, on both sides together, lies this probability; R's `qt(1 - p / 2, df)`. */
export function criticalT(freedom: number, p = 0.05): number {
  let [low, high] = [0, 2];
  while (twoSidedT(high, freedom) > p) high *= 2;
  while (high - low > 1e-12 * high) {
    const middle = (low + high) / 2;
    if (twoSidedT(middle, freedom) > p) low = middle;
    else high = middle;
  }
  return high;
}

/** `rest` is 1 - x, given separately because the difference would lose small values. */
function incompleteBeta(x: number, rest: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (rest <= 0) return 1;
  const factor = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(rest));
  if (x < (a + 1) / (a + b + 2)) return (factor * continuedFraction(x, a, b)) / a;
  return 1 - (factor * continuedFraction(rest, b, a)) / b;
}

function continuedFraction(x: number, a: number, b: number): number {
  let c = 1;
  let d = 1 / nonZero(1 - ((a + b) * x) / (a + 1));
  let value = d;
  for (let m = 1; m < MAX_STEPS; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    let step = 1;
    for (const numerator of [even, odd]) {
      d = 1 / nonZero(1 + numerator * d);
      c = nonZero(1 + numerator / c);
      step = c * d;
      value *= step;
    }
    if (Math.abs(step - 1) < PRECISION) break;
  }
  return value;
}

const nonZero = (value: number) => (Math.abs(value) < TINY ? TINY : value);

/** ln Γ(x) by Stirling's series (DLMF 5.11.1), reached by Γ(x + 1) = x Γ(x). */
function logGamma(x: number): number {
  let shift = 0;
  let z = x;
  for (; z < 15; z++) shift += Math.log(z);
  const square = z * z;
  const series = (1 / 12 - (1 / 360 - (1 / 1260 - 1 / (1680 * square)) / square) / square) / z;
  return (z - 0.5) * Math.log(z) - z + Math.log(2 * Math.PI) / 2 + series - shift;
}
