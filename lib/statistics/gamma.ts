const MAX_STEPS = 10_000;
const PRECISION = 1e-16;
const TINY = 1e-300;

/**
 * The regularized upper incomplete gamma function Q(a, x) for a = `halves` / 2, which gives the tails of the chi-square
 * and of the normal distribution. Sources: NIST Digital Library of Mathematical Functions, 8.11.4 (series, for small
 * x) and 8.9.2 (continued fraction, evaluated by the method of Lentz as in W. H. Press et al., Numerical Recipes, 3rd
 * ed. (2007), 6.2). Absolute error below 1e-12.
 */
export function upperGamma(halves: number, x: number): number {
  const a = halves / 2;
  if (x <= 0) return 1;
  const factor = Math.exp(a * Math.log(x) - x - logGammaOfHalves(halves));
  return x < a + 1 ? 1 - factor * series(a, x) : factor * continuedFraction(a, x);
}

function series(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let step = 1; step < MAX_STEPS && term > sum * PRECISION; step++) {
    term *= x / (a + step);
    sum += term;
  }
  return sum;
}

function continuedFraction(a: number, x: number): number {
  let b = x + 1 - a;
  let c = 1 / TINY;
  let d = 1 / b;
  let value = d;
  for (let step = 1; step < MAX_STEPS; step++) {
    const numerator = -step * (step - a);
    b += 2;
    d = 1 / nonZero(numerator * d + b);
    c = nonZero(b + numerator / c);
    value *= d * c;
    if (Math.abs(d * c - 1) < PRECISION * 10) break;
  }
  return value;
}

const nonZero = (value: number) => (Math.abs(value) < TINY ? TINY : value);

/** ln Γ(n / 2) by Γ(x + 1) = x Γ(x), from Γ(1) = 1 or Γ(1/2) = √π. */
function logGammaOfHalves(halves: number): number {
  let sum = halves % 2 === 0 ? 0 : Math.log(Math.PI) / 2;
  for (let n = halves - 2; n > 0; n -= 2) sum += Math.log(n / 2);
  return sum;
}
