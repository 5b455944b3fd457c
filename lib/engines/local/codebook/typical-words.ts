import { contentTerms } from "@/lib/language/terms";
import { distinctiveItems } from "./distinctive";
import { MIN_TYPICAL_WORD_SHARE, SHARE_POWER, TYPICAL_WORDS_KEPT } from "./parameters";

/**
 * A word that is typical of a group of texts, in its most frequent spelling. For `share`, `recall` and `holders` see
 * `KeyPhrase`.
 */
export type TypicalWord = {
  stem: string;
  text: string;
  weight: number;
  share: number;
  recall: number;
  lift: number;
  holders: number;
};

/**
 * The content words of many texts: the stems of each text by index, and how many texts contain each stem. A word may
 * have several stems: German "Essen" has those of "food" and "eat". `words` gives the number of the word to which each
 * stem of a text belongs.
 */
export type WordIndex = {
  texts: readonly (readonly number[])[];
  words: readonly (readonly number[])[];
  stems: readonly string[];
  spellings: readonly string[];
  counts: Int32Array;
};

/** Reads the content words of each text, by stem. */
export function wordIndex(texts: readonly string[], language: string): WordIndex {
  const numbers = new Map<string, number>();
  const wordNumbers = new Map<string, number>();
  const spellings: Map<string, number>[] = [];
  const read = texts.map((text) => {
    const found = new Map<number, number>();
    for (const { stem, word } of contentTerms(text, language)) {
      if (!/\p{L}/u.test(word)) continue;
      const number = numbers.get(stem) ?? numbers.size;
      numbers.set(stem, number);
      const uses = spellings[number] ?? new Map<string, number>();
      spellings[number] = uses.set(word, (uses.get(word) ?? 0) + 1);
      const wordNumber = wordNumbers.get(word) ?? wordNumbers.size;
      wordNumbers.set(word, wordNumber);
      if (!found.has(number)) found.set(number, wordNumber);
    }
    return found;
  });
  const counts = new Int32Array(numbers.size);
  for (const found of read) for (const number of found.keys()) counts[number] = (counts[number] as number) + 1;
  return {
    texts: read.map((found) => [...found.keys()]),
    words: read.map((found) => [...found.values()]),
    stems: [...numbers.keys()],
    spellings: spellings.map(language === "de" ? shortestUsed : mostUsed),
    counts,
  };
}

/**
 * The words typical of the `members` among the texts, most typical first. The score of a word is a power of its share
 * among the members, times the log-odds against other texts.
 */
export function typicalWords(
  { texts, stems, spellings, counts }: WordIndex,
  members: readonly number[],
): TypicalWord[] {
  const found = distinctiveItems({ texts, counts }, members, MIN_TYPICAL_WORD_SHARE).map(
    ([item, { share, recall, lift }]) => {
      const [stem, text] = [stems[item] ?? "", spellings[item] ?? ""];
      const holders = counts[item] as number;
      return { stem, text, weight: share ** SHARE_POWER * lift, share, recall, lift, holders };
    },
  );
  return found.toSorted((a, b) => b.weight - a.weight || (a.stem < b.stem ? -1 : 1)).slice(0, TYPICAL_WORDS_KEPT);
}

function mostUsed(spellings: ReadonlyMap<string, number>): string {
  const [best] = [...spellings].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return best?.[0] ?? "";
}

/**
 * The shortest spelling that is used more than once. It is for German, whose adjectives and nouns have many endings:
 * "schlecht" rather than "schlechten" and "schlechtes".
 */
function shortestUsed(spellings: ReadonlyMap<string, number>): string {
  const often = [...spellings].filter(([, uses]) => uses > 1);
  const [best] = often.toSorted((a, b) => a[0].length - b[0].length || b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return best?.[0] ?? mostUsed(spellings);
}
