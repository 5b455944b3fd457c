import { tightKey, wordsOf } from "./name-key";
import { ERROR_SHARES, ERROR_SHARES_OF_LONG, LONG_NAME, SHORT_WORD_DISTANCE } from "./parameters";
import { spellingDistance } from "./spelling-distance";

/**
 * The most uses that a misspelling may have, by the uses of the name, the distance of the two, and the name's length in
 * letters.
 */
export function mostErrors(uses: number, distance: number, length: number): number {
  const shares = length >= LONG_NAME ? ERROR_SHARES_OF_LONG : ERROR_SHARES;
  const share = (shares.find(([max]) => distance <= max)?.[1] ?? 0) * (length <= 4 ? 0.5 : 1);
  return Math.max(1, share * uses);
}

/**
 * The largest distance of a misspelling, by the length of the name in letters; larger if the misspelling is much rarer
 * than the name.
 */
export function tolerance(length: number, isRare: boolean): number {
  if (length <= 2) return 0;
  if (length === 3) return isRare ? 0.8 : 0;
  if (length === 4) return isRare ? 1 : 0.7;
  if (length <= 6) return isRare ? 1.2 : 1;
  if (length <= 8) return isRare ? 1.7 : 1.4;
  return length <= 12 ? 2 : 2.6;
}

/**
 * The spelling distance of two names. Names with the same number of words are compared word by word, because otherwise
 * a word that differs entirely would be hidden by long equal words.
 */
export function nameDistance(key: string, name: string, tight: string, spelling: string, max: number): number {
  const [own, other] = [wordsOf(key), wordsOf(name)];
  if (own.length > 1 && own.length === other.length && tightKey(name) === spelling) {
    let sum = 0;
    for (const [index, word] of own.entries()) {
      const against = other[index] ?? "";
      const allowed = Math.min(max, Math.max(SHORT_WORD_DISTANCE, tolerance(against.length, false) + 0.3));
      sum += spellingDistance(word, against, allowed);
    }
    return sum;
  }
  return spellingDistance(tight, spelling, max);
}
