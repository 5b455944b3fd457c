import { hasNoContent } from "@/lib/language/no-answer/no-content";
import { isMinor } from "./name-key";
import type { NameToken } from "./name-tokens";
import { HARDLY_CAPITALS, LONGEST_NAME, MOSTLY_CAPITALS } from "./parameters";
import { isAddition, isArticle, isEveryday, isRemark, isStop } from "./plain-words";
import type { Segment } from "./segments";

/** A phrase that may be a name, and the evidence for it. */
export type Phrase = {
  key: string;
  words: readonly string[];
  /** The number of answers that contain the phrase. */
  count: number;
  /** The number of these answers that also contain other phrases that may be names. */
  listed: number;
  /**
   * `places` counts the uses of its words in which a capital would show a name; `capitals` those of them that do not
   * begin with a lower-case letter.
   */
  capitals: number;
  places: number;
  surfaces: Map<string, number>;
};

/** Counts phrases that may be names, with the evidence for each. */
export class PhraseCounts {
  readonly phrases = new Map<string, Phrase>();

  add(key: string, tokens: readonly NameToken[], text: string, count: number, context: Context): void {
    const [first] = tokens;
    if (!first) return;
    const end = tokens.at(-1)?.end ?? first.end;
    const phrase = this.phrases.get(key) ?? newPhrase(key);
    const surface = text.slice(first.start, end);
    phrase.count += count;
    if (context.isListed) phrase.listed += count;
    if (context.hasCase) {
      const telling = tokens.filter(({ start, key: word }) => start > context.start && !isMinor(word));
      phrase.places += telling.length;
      phrase.capitals += telling.filter(({ written }) => /^(?:[dl]['’])?\P{Ll}/u.test(written)).length;
    }
    phrase.surfaces.set(surface, (phrase.surfaces.get(surface) ?? 0) + count);
    this.phrases.set(key, phrase);
  }
}

export type Context = {
  isListed: boolean;
  /** True if the answer has upper and lower case, so that a capital says something. */
  hasCase: boolean;
  /** Where the answer begins. A capital there does not show a name. */
  start: number;
};

/**
 * The tokens of a segment that may be a name as a whole, without articles before them; null if they cannot be one,
 * because there are too many words or a stop word at an end. `isLone` is true if the answer has no other segment; it
 * may then be a short sentence ("my parents have Allianz").
 */
export function barePhrase({ tokens }: Segment, language: string, isLone: boolean): NameToken[] | null {
  let from = 0;
  while (from < tokens.length - 1 && isArticle(tokens[from]?.key ?? "") && !tokens[from + 1]?.and) from++;
  const bare = tokens.slice(from);
  if (bare.length > LONGEST_NAME || bare.length === 0) return null;
  if (bare.length === 1) {
    const [{ written = "", key = "" } = {}] = bare;
    return hasNoContent(written) || (from > 0 && !isUnlisted(key, language)) ? null : bare;
  }
  if (isLone && isSentence(bare, language)) return null;
  const edges = [bare[0], bare.at(-1)];
  if (edges.some((token) => !token || (isStopped(token, language) && !isInitial(token)))) return null;
  const inner = bare.slice(1, -1);
  return inner.every((token) => isMinor(token.key) || isInitial(token) || !isStopped(token, language)) ? bare : null;
}

/**
 * A score of how likely a phrase is a name. Capitals, lists, words outside everyday language and conjunctions raise it;
 * words of praise or complaint lower it.
 */
export function nameScore(
  { key, words, listed, capitals, places }: Phrase,
  language: string,
  isAdded: (word: string) => boolean,
): number {
  const major = words.filter((word) => !isMinor(word));
  if (major.every((word) => isAdded(word) || /^\d+$/.test(word))) return 0;
  if (!words.some((word) => /\p{L}/u.test(word))) return 0;
  const small = places > 0 && capitals / places < HARDLY_CAPITALS && listed === 0 ? 2.5 : 0;
  const isCapital = language !== "de" && places > 0 && capitals / places >= MOSTLY_CAPITALS;
  if (key.includes("&")) return 3;
  if (major.some((word) => isUnlisted(word, language))) {
    const comments = words.length > 1 && listed === 0 && !isCapital && major.some((word) => isRemark(word, language));
    return 3 - Math.max(small, comments ? 2.5 : 0);
  }
  const capital = isCapital ? 2 : -small;
  const remark = major.some((word) => isRemark(word, language)) ? (words.length > 1 ? 1 : 2) : 0;
  const single = words.length === 1 ? (isStop(words[0] ?? "", language) ? -1 : 1) : 0;
  return single + Math.min(2, listed) + capital - remark;
}

/** True for a word outside the everyday language, which is more likely a name. */
export function isUnlisted(word: string, language: string): boolean {
  return !isEveryday(word, language) && !isAddition(word) && /\p{L}{2}/u.test(word);
}

/** A single letter as in "B of A" or "H & M". */
function isInitial({ key, written }: NameToken): boolean {
  return key.length === 1 && /\p{L}/u.test(key) && (written !== key || key !== "i");
}

/** True for two or more ordinary words in lower case before a word that may be a name. */
function isSentence(tokens: readonly NameToken[], language: string): boolean {
  const unlisted = tokens.findIndex(({ key }) => isUnlisted(key, language));
  const before = tokens.slice(0, Math.max(0, unlisted)).filter(({ key }) => !isMinor(key) && !isAddition(key));
  return before.length > 1 && before.slice(1).every(({ written }) => /^\p{Ll}/u.test(written));
}

function isStopped({ key, written }: NameToken, language: string): boolean {
  return isStop(key, language) && !/^\p{Lu}{2,}$|\p{L}\.\p{L}/u.test(written);
}

function newPhrase(key: string): Phrase {
  return { key, words: key.split(/[ &]/), count: 0, listed: 0, capitals: 0, places: 0, surfaces: new Map() };
}
