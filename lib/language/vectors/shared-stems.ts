import { normalForm } from "@/lib/text/normal-form";
import { compoundParts, englishFor, isTranslated } from "../glossary/glossary";
import { memoized } from "../memoized";
import { stemmerOf } from "../stems";
import { englishWords } from "./word-space";

const SHORTEST_COGNATE = 5;

/** Endings of Romance and German words, with their English cognates. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?:ciones|ción|cion|ções|ção|cao|zione|zioni)$/, "tion"],
  [/(?:siones|sión|sões|são|sione|sioni)$/, "sion"],
  [/(?:idades|idad|idade|ités|ité|ità|itäten|ität|iteit)$/, "ity"],
  [/(?:amente|emente|mente|ement|ment)$/, ""],
  [/(?:osos|osas|oso|osa|euses|euse|eux)$/, "ous"],
  [/(?:ncias|ncia|nces|nza|nz)$/, "nce"],
  [/(?:ismos|ismo|ismes|ismus)$/, "ism"],
  [/(?:istas|ista|istes|isten)$/, "ist"],
  [/(?:icos|icas|ico|ica|iques|ique|ischen|ischer|isches|ische|isch)$/, "ic"],
  [/(?:ieren|iert|ierte)$/, "e"],
  [/(?:arios|arias|ario|aria|aires|aire)$/, "ary"],
  [/(?:ivos|ivas|ivo|iva|ives|ive|iv)$/, "ive"],
  [/(?:ables|ibles|ible|ábel|abel|bile)$/, "able"],
];

/**
 * The English stems of a word, which make words of several languages comparable. They are the stems of the first of
 * these that exists: the word's translations in the glossary, an English cognate ("información", "Qualität"), the
 * translations or cognates of the parts of a compound. Otherwise the word keeps the stem in its own language.
 */
export const sharedStemsOf = memoized((language): ((word: string) => readonly string[]) => {
  const stem = stemmerOf(language);
  return isTranslated(language) ? memoized((word) => read(word, language)) : (word) => [stem(word)];
});

/** The first shared stem of a word. */
export function sharedStemOf(language: string): (word: string) => string {
  if (!isTranslated(language)) return stemmerOf(language);
  const shared = sharedStemsOf(language);
  return (word) => shared(word)[0] ?? word;
}

function read(word: string, language: string): readonly string[] {
  const whole = englishStems(word, language);
  if (whole.length > 0) return whole;
  const parts = compoundParts(word, language).flatMap((part) => englishStems(part, language));
  return parts.length > 0 ? [...new Set(parts)] : [stemmerOf(language)(word)];
}

function englishStems(word: string, language: string): readonly string[] {
  const stem = stemmerOf("en");
  const translations = englishFor(word, language);
  if (translations.length > 0) return translations.flatMap((english) => english.split(" ").map(stem));
  const related = word.length >= SHORTEST_COGNATE ? cognate(word) : undefined;
  return related ? [related] : [];
}

function cognate(word: string): string | undefined {
  const stem = stemmerOf("en");
  const same = stem(word);
  if (englishWords().knows(same)) return same;
  const ending = ENDINGS.find(([pattern]) => pattern.test(word));
  return skeletons().get(skeleton(stem(ending ? word.replace(...ending) : word)));
}

let bySkeleton: Map<string, string> | undefined;

function skeletons(): ReadonlyMap<string, string> {
  if (!bySkeleton) {
    bySkeleton = new Map();
    for (const stem of englishWords().stems) {
      const key = skeleton(stem);
      if (key.length >= SHORTEST_COGNATE - 1 && !bySkeleton.has(key)) bySkeleton.set(key, stem);
    }
  }
  return bySkeleton;
}

/**
 * A stem without spelling differences between languages: "ph" becomes "f", "z" becomes "s", double letters become
 * single.
 */
function skeleton(stem: string): string {
  return normalForm(stem, "NFD")
    .replace(/\p{Mn}/gu, "")
    .replace(/ph/g, "f")
    .replace(/th/g, "t")
    .replace(/qu|ck|c|q/g, "k")
    .replace(/y/g, "i")
    .replace(/z/g, "s")
    .replace(/(.)\1+/g, "$1");
}
