import { newStemmer } from "snowball-stemmers";
import { normalForm } from "@/lib/text/normal-form";
import { memoized } from "./memoized";

const ALGORITHMS: Readonly<Record<string, string>> = {
  ar: "arabic",
  ca: "catalan",
  cs: "czech",
  da: "danish",
  de: "german",
  en: "english",
  es: "spanish",
  eu: "basque",
  fi: "finnish",
  fr: "french",
  ga: "irish",
  hu: "hungarian",
  hy: "armenian",
  it: "italian",
  nb: "norwegian",
  nl: "dutch",
  no: "norwegian",
  pt: "portuguese",
  ro: "romanian",
  ru: "russian",
  sl: "slovene",
  sv: "swedish",
  ta: "tamil",
  tr: "turkish",
};

/** Articles, prepositions and pronouns that French, Italian and Catalan write together with the next word. */
const ELISION = /^(?:[cdjlmnst]|qu|un|all|dall|dell|nell|sull|quest|bell)'(?=\p{L}{2})/u;
const ELIDING = new Set(["ca", "fr", "it"]);

/** Longer strings are not words and are left unchanged. */
const LONGEST = 60;

type Stem = (word: string) => string;

/**
 * The Snowball stemmer of a language (ISO 639-1). It also removes accents; for a language without a stemmer, it removes
 * only accents.
 */
export const stemmerOf = memoized((language) => memoized(readerOf(language)));

/** A word without the article or pronoun that is written together with it: "attente" for "d'attente". */
export function withoutElision(word: string, language: string): string {
  return ELIDING.has(language) ? word.replace(ELISION, "") : word;
}

function readerOf(language: string): Stem {
  const algorithm = ALGORITHMS[language];
  if (!algorithm) return withoutAccents;
  const stemmer = newStemmer(algorithm);
  const bare = (word: string) => (ELIDING.has(language) ? withoutElision(word, language) : word.replace(/'s?$/, ""));
  return (word) => (word.length > LONGEST ? word : withoutAccents(stemmer.stem(bare(word))));
}

/** A word without the accents of its Latin letters. */
export function withoutAccents(word: string): string {
  return normalForm(normalForm(word, "NFD").replace(/(\p{Script=Latin})\p{Mn}+/gu, "$1"), "NFC");
}
