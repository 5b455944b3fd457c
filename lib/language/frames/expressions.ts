import { functionWordsOf } from "../function-words/function-words";
import { memoized } from "../memoized";
import { stemmerOf } from "../stems";
import { wordsOf } from "../tokens";

/** Finds the entries of which an expression occurs in the words of a text, in any inflection. */
export type ExpressionFinder<Entry> = (words: readonly string[]) => Entry[];

/**
 * Builds a finder of expressions of one or more words, compared by their stems. Of expressions that overlap, it finds
 * the longest.
 */
export function expressionFinder<Entry>(
  entries: readonly (readonly [expression: string, entry: Entry])[],
  language: string,
): ExpressionFinder<Entry> {
  const stem = inflectionOf(language);
  const entriesOf = new Map<string, Set<Entry>>();
  const longest = new Map<string, number>();
  for (const [expression, entry] of entries) {
    const stems = wordsOf(expression).map(stem);
    const [first = ""] = stems;
    const key = stems.join(" ");
    entriesOf.set(key, (entriesOf.get(key) ?? new Set()).add(entry));
    longest.set(first, Math.max(longest.get(first) ?? 0, stems.length));
  }
  return (words) => {
    const stems = words.map(stem);
    const found: Entry[] = [];
    for (let at = 0; at < stems.length; ) {
      let length = Math.min(longest.get(stems[at] as string) ?? 0, stems.length - at);
      while (length > 0 && !entriesOf.has(stems.slice(at, at + length).join(" "))) length--;
      if (length > 0) found.push(...(entriesOf.get(stems.slice(at, at + length).join(" ")) as Set<Entry>));
      at += Math.max(1, length);
    }
    return found;
  };
}

/** Endings that make a word of another one: "friendly" is no inflection of "friend", "hilflos" none of "Hilfe". */
const DERIVED =
  /(?:ly|ness|ful|less|able|lich|[hk]eit|los|mente|ment|[ea]n[cz]i?a|[êâ]ncia|i?da[dt]e?|it[éà]|heid|elijk|vol)(?:s|e|es|er|en|em)?$/u;

/** English nouns of people and things that do something: "customer", which has the stem of "customs". */
const AGENT = /ers?$/;

/** What inflections of a word have in common: not words derived from it, nor function words that only look like one. */
const inflectionOf = memoized((language) => {
  const stem = stemmerOf(language);
  const functionWords = functionWordsOf(language);
  const isDerived = (word: string) => DERIVED.test(word) || (language === "en" && AGENT.test(word));
  return memoized((word) => (functionWords.has(word) ? `=${word}` : `${stem(word)}${isDerived(word) ? "+" : ""}`));
});
