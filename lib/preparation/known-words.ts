import { once } from "@/lib/language/remembering";
import { commonWords } from "@/lib/language/words/common-words";

/** Words that people are known to write. */
export type KnownWords = {
  has(word: string): boolean;
  /** True for a word one letter away from a longer known one: left out, put in, changed or swapped with its neighbour. */
  isMisspelling(word: string): boolean;
};

const SHORTEST = 5;

const common = once(() => withoutOneLetter(commonWords()));

/** The words in use among some answers, beside common English ones. */
export function knownWords(used: ReadonlySet<string>): KnownWords {
  let shortened: ReadonlySet<string> | undefined;
  return {
    has: (word) => used.has(word),
    isMisspelling(word) {
      if (word.length < SHORTEST) return false;
      shortened ??= withoutOneLetter(used);
      return isNear(word, shortened) || isNear(word, common());
    },
  };
}

/** Words that become equal when each loses at most one letter (Garbe 2012, symmetric delete spelling correction). */
function isNear(word: string, shortened: ReadonlySet<string>): boolean {
  if (shortened.has(word)) return true;
  for (let at = 0; at < word.length; at++) if (shortened.has(word.slice(0, at) + word.slice(at + 1))) return true;
  return false;
}

function withoutOneLetter(words: Iterable<string>): ReadonlySet<string> {
  const forms = new Set<string>();
  for (const word of words) {
    if (word.length < SHORTEST) continue;
    forms.add(word);
    for (let at = 0; at < word.length; at++) forms.add(word.slice(0, at) + word.slice(at + 1));
  }
  return forms;
}
