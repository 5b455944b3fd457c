/** Answers that are alike: their outcome, the weight of each, how many they are, and which 0/1 predictors are 1. */
export type Alike = { outcome: number; weight: number; answers: number; predictors: readonly number[] };

export type Coefficient = { value: number; standardError: number };

export type Regression = {
  /** What is predicted where all predictors are 0. */
  intercept: number;
  /** By predictor; null for one that the predictors before it determine. */
  coefficients: (Coefficient | null)[];
  /** Answers with a positive weight, less the number of coefficients and the intercept. */
  freedom: number;
  rSquared: number;
};

/** A predictor is determined by others if they leave less than this share of its variation. */
const TOLERANCE = 1e-9;

/**
 * Least squares of an outcome on `size` 0/1 predictors, weighted, with standard errors that hold whatever the variances
 * of the residuals are: HC3 of J. G. MacKinnon and H. White, Journal of Econometrics 29 (1985), 305-325, in the form of
 * J. S. Long and L. H. Ervin, The American Statistician 54 (2000), 217-224; R's `lm` and `sandwich::vcovHC`.
 */
export function regress(rows: readonly Alike[], size: number): Regression {
  const weighted = rows.filter(({ weight }) => weight > 0);
  const [intercept, outcome] = [size, size + 1];
  const matrix = crossProducts(weighted, size);
  const side = size + 2;
  sweep(matrix, side, intercept);
  const total = matrix[outcome * side + outcome] as number;
  const varied = Array.from({ length: size }, (_, place) => matrix[place * side + place] as number);
  const kept = varied.map((variation, place) => {
    const isKept = (matrix[place * side + place] as number) > TOLERANCE * variation;
    if (isKept) sweep(matrix, side, place);
    return isKept;
  });
  const used = [...kept.keys(), intercept].filter((place) => kept[place] ?? true);
  const value = (place: number) => matrix[place * side + outcome] as number;
  const inverse = (one: number, other: number) => matrix[one * side + other] as number;
  const errors = robustErrors(weighted, { used, value, inverse, intercept });
  const placeIn = new Map(used.map((place, index) => [place, index]));
  return {
    intercept: value(intercept),
    coefficients: kept.map((isKept, place) =>
      isKept ? { value: value(place), standardError: errors[placeIn.get(place) ?? -1] ?? Number.NaN } : null,
    ),
    freedom: weighted.reduce((sum, { answers }) => sum + answers, 0) - used.length,
    rSquared: total > 0 ? 1 - (matrix[outcome * side + outcome] as number) / total : 0,
  };
}

/** The sums of weighted products of the predictors, of 1 for the intercept, and of the outcome. */
function crossProducts(rows: readonly Alike[], size: number): Float64Array {
  const side = size + 2;
  const sums = new Float64Array(side * side);
  for (const { outcome, weight, answers, predictors } of rows) {
    const values = [
      ...predictors.map((place) => [place, 1] as const),
      [size, 1] as const,
      [size + 1, outcome] as const,
    ];
    for (const [one, first] of values) {
      for (const [other, second] of values) {
        const at = one * side + other;
        sums[at] = (sums[at] as number) + weight * answers * first * second;
      }
    }
  }
  return sums;
}

/** Solves a symmetric system in place for one unknown (the sweep operator): once for each unknown inverts the matrix. */
function sweep(matrix: Float64Array, side: number, pivot: number): void {
  const from = pivot * side;
  const divisor = matrix[from + pivot] as number;
  for (let column = 0; column < side; column++) matrix[from + column] = (matrix[from + column] as number) / divisor;
  for (let row = 0; row < side; row++) {
    const factor = matrix[row * side + pivot] as number;
    if (row === pivot || factor === 0) continue;
    for (let column = 0; column < side; column++) {
      const at = row * side + column;
      matrix[at] = (matrix[at] as number) - factor * (matrix[from + column] as number);
    }
    matrix[row * side + pivot] = -factor / divisor;
  }
  matrix[from + pivot] = 1 / divisor;
}

type Fitted = {
  used: readonly number[];
  value: (place: number) => number;
  inverse: (one: number, other: number) => number;
  intercept: number;
};

/** The HC3 standard errors of the places in `used`. */
function robustErrors(rows: readonly Alike[], { used, value, inverse, intercept }: Fitted): number[] {
  const size = used.length;
  const places = new Map(used.map((place, index) => [place, index]));
  const meat = new Float64Array(size * size);
  for (const { outcome, weight, answers, predictors } of rows) {
    const present = [...predictors, intercept].filter((place) => places.has(place));
    let fitted = 0;
    let leverage = 0;
    for (const one of present) {
      fitted += value(one);
      for (const other of present) leverage += weight * inverse(one, other);
    }
    // An answer that alone determines a coefficient has no residual.
    if (1 - leverage < TOLERANCE) continue;
    const square = answers * ((weight * (outcome - fitted)) / (1 - leverage)) ** 2;
    for (const one of present) {
      for (const other of present) {
        const at = (places.get(one) as number) * size + (places.get(other) as number);
        meat[at] = (meat[at] as number) + square;
      }
    }
  }
  return used.map((place) => {
    const column = used.map((other) => inverse(place, other));
    let variance = 0;
    for (let one = 0; one < size; one++) {
      let sum = 0;
      for (let other = 0; other < size; other++)
        sum += (meat[one * size + other] as number) * (column[other] as number);
      variance += sum * (column[one] as number);
    }
    return Math.sqrt(variance);
  });
}
