import { once } from "@/lib/language/memoized";
import { commonWords } from "@/lib/language/words/common-words";

/** The words that several answers use, and a test for misspellings of these or of common English words. */
export type KnownWords = {
  has(word: string): boolean;
  /**
   * True if leaving out, adding or changing one letter, or swapping two neighbours, makes the word a known one of five
   * letters or more.
   */
  isMisspelling(word: string): boolean;
};

/**
 * Lengths of words that are checked for misspellings. Longer ones have too many forms, and rarely just one wrong
 * letter.
 */
const SHORTEST = 5;
const LONGEST = 30;

const common = once(() => withoutOneLetter(commonWords()));

/** Makes a `KnownWords` of the words that several answers use; common English words count only for misspellings. */
export function knownWords(used: ReadonlySet<string>): KnownWords {
  let shortened: ReadonlySet<string> | undefined;
  return {
    has: (word) => used.has(word),
    isMisspelling(word) {
      if (word.length < SHORTEST || word.length > LONGEST) return false;
      shortened ??= withoutOneLetter(used);
      return isNear(word, shortened) || isNear(word, common());
    },
  };
}

/**
 * True if the word and a listed one become equal when at most one letter of each is left out (symmetric delete, Garbe
 * 2012).
 */
function isNear(word: string, shortened: ReadonlySet<string>): boolean {
  if (shortened.has(word)) return true;
  for (let at = 0; at < word.length; at++) if (shortened.has(word.slice(0, at) + word.slice(at + 1))) return true;
  return false;
}

function withoutOneLetter(words: Iterable<string>): ReadonlySet<string> {
  const forms = new Set<string>();
  for (const word of words) {
    if (word.length < SHORTEST || word.length > LONGEST) continue;
    forms.add(word);
    for (let at = 0; at < word.length; at++) forms.add(word.slice(0, at) + word.slice(at + 1));
  }
  return forms;
}
