import { wilsonInterval } from "./wilson";

const MAX = 10_000_000;

/**
 * The number of cases for which Wilson's 95% interval of a share reaches at most `halfWidth` to either side of its
 * middle, if the share stays the same. At a share of 0.5 about 0.96 / halfWidth².
 */
export function casesFor(share: number, halfWidth: number): number {
  let [low, high] = [1, 1];
  while (high < MAX && isWide(share, high, halfWidth)) high *= 2;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isWide(share, middle, halfWidth)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isWide(share: number, cases: number, halfWidth: number): boolean {
  const interval = wilsonInterval(share * cases, cases);
  return interval !== null && (interval.high - interval.low) / 2 > halfWidth;
}
