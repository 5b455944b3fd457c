import { newStemmer } from "snowball-stemmers";
import { remembering } from "./remembering";

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

/** Articles and pronouns that French, Italian and Catalan write together with the next word. */
const ELISION = /^(?:[cdjlmnst]|qu|un|all|dall|dell|nell|sull|quest|bell)'(?=\p{L}{2})/u;
const ELIDING = new Set(["ca", "fr", "it"]);

/** What is longer is no word, and is left as it is. */
const LONGEST = 60;

type Stem = (word: string) => string;

/** The Snowball stemmer of a language (ISO 639-1), remembering what it stemmed; words stay as they are where none exists. */
export const stemmerOf = remembering((language) => remembering(readerOf(language)));

/** A word without an article or pronoun that is written together with it: "d'attente". */
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

function withoutAccents(word: string): string {
  return word
    .normalize("NFD")
    .replace(/(\p{Script=Latin})\p{Mn}+/gu, "$1")
    .normalize("NFC");
}
