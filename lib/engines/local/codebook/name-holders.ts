import { contentTerms } from "@/lib/language/terms";
import { tokenize } from "@/lib/language/tokens";
import { sharedStemOf } from "@/lib/language/vectors/shared-stems";
import { LONGEST_INFLECTION } from "./definition-parameters";
import { HEAD_FIRST } from "./text-phrases";
import { CAPITAL_NOUNS } from "./word-uses";

type Use = { unit: number; word: string; isCapital: boolean };

/**
 * Returns a function that finds the texts in which a name is said: they hold each of its content words, in this form or
 * with another ending. "Booking" is not said by "a book", nor, in a language that capitalises nouns, "Kauf" by "ich
 * kaufe".
 */
export function nameHolders(texts: readonly string[], language: string): (name: string) => ReadonlySet<number> {
  const stem = sharedStemOf(language);
  const uses = new Map<string, Use[]>();
  texts.forEach((text, unit) => {
    const isPlain = !/\p{Lu}/u.test(text);
    for (const { word, start } of tokenize(text)) {
      const isCapital = isPlain || !CAPITAL_NOUNS.has(language) || /\p{Lu}/u.test(text.charAt(start));
      const key = stem(word);
      const known = uses.get(key);
      if (known) known.push({ unit, word, isCapital });
      else uses.set(key, [{ unit, word, isCapital }]);
    }
  });
  return (name) => {
    const words = [...new Set(contentTerms(name, language).map(({ word }) => word))];
    const head = words.at(HEAD_FIRST.has(language) ? 0 : -1);
    const holding = words.map((word) => {
      const alike = (uses.get(stem(word)) ?? []).filter(
        (use) => Math.abs(use.word.length - word.length) <= LONGEST_INFLECTION && (use.isCapital || word !== head),
      );
      return new Set(alike.map(({ unit }) => unit));
    });
    const [first = new Set<number>(), ...others] = holding;
    return new Set([...first].filter((unit) => others.every((other) => other.has(unit))));
  };
}
