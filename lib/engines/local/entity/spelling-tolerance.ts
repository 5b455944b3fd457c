import { tightKey, wordsOf } from "./name-key";
import { spellingDistance } from "./spelling-distance";

/** Of how many uses of a name a spelling error may make up which share, by how far it is. */
const SHARES: readonly (readonly [distance: number, share: number])[] = [
  [0.6, 0.35],
  [1, 0.12],
  [1.5, 0.06],
  [Number.POSITIVE_INFINITY, 0.04],
];
/** The same of one slip in a long name, which hardly ever makes another one: "Motorolla", "Porche". */
const LONG = 7;
const LONG_SHARES: typeof SHARES = [[0.6, 0.7], [1, 0.5], ...SHARES];
/** How far short words within longer names may be apart. */
const SHORT_SLIP = 0.85;

/** How often a spelling error of a name of so many uses and letters may occur. */
export function mostErrors(uses: number, distance: number, length: number): number {
  const shares = length >= LONG ? LONG_SHARES : SHARES;
  const share = (shares.find(([most]) => distance <= most)?.[1] ?? 0) * (length <= 4 ? 0.5 : 1);
  return Math.max(1, share * uses);
}

/** How far a spelling of so many letters may be from the name, further where the name is far more frequent. */
export function tolerance(length: number, isRare: boolean): number {
  if (length <= 2) return 0;
  if (length === 3) return isRare ? 0.8 : 0;
  if (length === 4) return isRare ? 1 : 0.7;
  if (length <= 6) return isRare ? 1.2 : 1;
  if (length <= 8) return isRare ? 1.7 : 1.4;
  return length <= 12 ? 2 : 2.6;
}

/** The distance of two names: those of as many words are compared word by word, so that what differs is not lost in what is equal. */
export function nameDistance(key: string, name: string, tight: string, spelling: string, most: number): number {
  const [own, other] = [wordsOf(key), wordsOf(name)];
  if (own.length > 1 && own.length === other.length && tightKey(name) === spelling) {
    let sum = 0;
    for (const [index, word] of own.entries()) {
      const against = other[index] ?? "";
      const allowed = Math.min(most, Math.max(SHORT_SLIP, tolerance(against.length, false) + 0.3));
      sum += spellingDistance(word, against, allowed);
    }
    return sum;
  }
  return spellingDistance(tight, spelling, most);
}
