import { FEW_ANSWERS, MOST_COMMON_SHARE } from "./parameters";

/** How a word or phrase is spread between some of the texts and the others. */
export type Spread = {
  /** The share of the chosen texts that hold it. */
  share: number;
  /** The share of all texts holding it that are chosen. */
  recall: number;
  /** The logarithm of how much more often the chosen texts hold it than the others (add-half smoothing). */
  lift: number;
};

/** Texts as lists of the items (words or phrases, by index) that they hold, and how many texts hold each item. */
export type ItemIndex = { texts: readonly (readonly number[])[]; counts: Int32Array };

/** For each item of the chosen texts, how many of them hold it. */
export function countWithin(texts: readonly (readonly number[])[], chosen: readonly number[]): Map<number, number> {
  const inside = new Map<number, number>();
  for (const text of chosen) for (const item of texts[text] ?? []) inside.set(item, (inside.get(item) ?? 0) + 1);
  return inside;
}

/**
 * The items that set the chosen texts apart: those with a lift above 0 that `leastShare` of these texts hold, and two
 * of them at least (one where only one is chosen). What most of all texts hold sets none apart.
 */
export function distinctiveItems(
  { texts, counts }: ItemIndex,
  chosen: readonly number[],
  leastShare: number,
): [item: number, spread: Spread][] {
  const others = texts.length - chosen.length;
  const least = Math.max(Math.min(2, chosen.length), chosen.length * leastShare);
  const mostCommon = texts.length >= FEW_ANSWERS ? texts.length * MOST_COMMON_SHARE : texts.length;
  const found: [number, Spread][] = [];
  for (const [item, count] of countWithin(texts, chosen)) {
    if (count < least) continue;
    const share = count / chosen.length;
    const total = counts[item] as number;
    if (total > mostCommon) continue;
    const lift = Math.log(share / ((total - count + 0.5) / (others + 1)));
    if (lift > 0) found.push([item, { share, recall: count / total, lift }]);
  }
  return found;
}
