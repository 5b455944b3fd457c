/**
 * P values adjusted for the number of tests so that the chance of any false finding stays below alpha. Source: S. Holm,
 * "A simple sequentially rejective multiple test procedure", Scandinavian Journal of Statistics 6 (1979), 65-70; R's
 * `p.adjust(p, "holm")`.
 */
export function holm(values: readonly number[]): number[] {
  const adjusted = new Array<number>(values.length);
  let highest = 0;
  for (const [rank, index] of ascending(values).entries()) {
    highest = Math.max(highest, (values.length - rank) * (values[index] ?? 1));
    adjusted[index] = Math.min(1, highest);
  }
  return adjusted;
}

/**
 * P values adjusted so that the expected share of false findings among all findings stays below alpha. Source: Y.
 * Benjamini and Y. Hochberg, "Controlling the false discovery rate", Journal of the Royal Statistical Society B 57
 * (1995), 289-300; R's `p.adjust(p, "BH")`.
 */
export function benjaminiHochberg(values: readonly number[]): number[] {
  const adjusted = new Array<number>(values.length);
  let lowest = 1;
  for (const [fromLast, index] of ascending(values).toReversed().entries()) {
    const rank = values.length - fromLast;
    lowest = Math.min(lowest, (values.length / rank) * (values[index] ?? 1));
    adjusted[index] = lowest;
  }
  return adjusted;
}

const ascending = (values: readonly number[]): number[] =>
  [...values.keys()].toSorted((one, other) => (values[one] ?? 1) - (values[other] ?? 1));
