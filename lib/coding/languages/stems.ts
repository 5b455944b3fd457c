import { newStemmer } from "snowball-stemmers";

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
const CACHE_LIMIT = 200_000;

type Stem = (word: string) => string;
const stems = new Map<string, Stem>();

/** The Snowball stemmer of a language (ISO 639-1), remembering what it stemmed; words stay as they are where none exists. */
export function stemmerOf(language: string): Stem {
  let stem = stems.get(language);
  if (!stem) {
    stem = remembering(ALGORITHMS[language]);
    stems.set(language, stem);
  }
  return stem;
}

function remembering(algorithm: string | undefined): Stem {
  if (!algorithm) return withoutAccents;
  const stemmer = newStemmer(algorithm);
  const known = new Map<string, string>();
  return (word) => {
    const hit = known.get(word);
    if (hit !== undefined) return hit;
    const stem = withoutAccents(stemmer.stem(word.replace(/'s?$/, "")));
    if (known.size >= CACHE_LIMIT) known.clear();
    known.set(word, stem);
    return stem;
  };
}

function withoutAccents(word: string): string {
  return word
    .normalize("NFD")
    .replace(/(\p{Script=Latin})\p{Mn}+/gu, "$1")
    .normalize("NFC");
}
