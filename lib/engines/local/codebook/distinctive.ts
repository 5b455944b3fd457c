import { FEW_ANSWERS } from "./known-theme-parameters";
import { MAX_COMMON_SHARE } from "./parameters";

/** How often the chosen texts and all other texts contain a word or phrase. */
export type Spread = {
  /** The share of the chosen texts that contain it. */
  share: number;
  /** The share of the texts containing it that are chosen. */
  recall: number;
  /**
   * How much more often the chosen texts contain it than the others: the log of the ratio of the two shares. The share
   * of the others is smoothed (1/2 is added to their count and 1 to their number), because it may be 0.
   */
  lift: number;
};

/** Each text as the indexes of its items (words or phrases), and the number of texts that hold each item. */
export type ItemIndex = { texts: readonly (readonly number[])[]; counts: Int32Array };

/** Counts, for each item of the chosen texts, how many of them hold it. */
function countWithin(texts: readonly (readonly number[])[], chosen: readonly number[]): Map<number, number> {
  const inside = new Map<number, number>();
  for (const text of chosen) for (const item of texts[text] ?? []) inside.set(item, (inside.get(item) ?? 0) + 1);
  return inside;
}

/**
 * The items typical of the chosen texts: items with a lift above 0 that at least `leastShare` of these texts contain,
 * and at least two of them (or one, if only one is chosen). Items that most of all texts contain are left out.
 */
export function distinctiveItems(
  { texts, counts }: ItemIndex,
  chosen: readonly number[],
  leastShare: number,
): [item: number, spread: Spread][] {
  const others = texts.length - chosen.length;
  const min = Math.max(Math.min(2, chosen.length), chosen.length * leastShare);
  const mostCommon = texts.length >= FEW_ANSWERS ? texts.length * MAX_COMMON_SHARE : texts.length;
  const found: [number, Spread][] = [];
  for (const [item, count] of countWithin(texts, chosen)) {
    if (count < min) continue;
    const share = count / chosen.length;
    const total = counts[item] as number;
    if (total > mostCommon) continue;
    const lift = Math.log(share / ((total - count + 0.5) / (others + 1)));
    if (lift > 0) found.push([item, { share, recall: count / total, lift }]);
  }
  return found;
}
