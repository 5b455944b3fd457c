/**
 * The quantile of sorted numbers at `share`, interpolated between neighbours; NaN if there are no numbers. Source: R.
 * J. Hyndman, Y. Fan, "Sample quantiles in statistical packages", The American Statistician 50 (1996), 361-365,
 * definition 7, which is R's default.
 */
export function quantile(sorted: ArrayLike<number>, share: number): number {
  const place = (sorted.length - 1) * share;
  const below = Math.floor(place);
  const low = sorted[below] ?? Number.NaN;
  const high = sorted[Math.ceil(place)] ?? low;
  return low + (place - below) * (high - low);
}
