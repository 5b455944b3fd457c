import lists from "stopword";
import { memoized } from "./memoized";
import { readLines } from "./read-data";

/** The lists of the package "stopword", which it names by ISO 639-3. */
const LISTS: Readonly<Record<string, string>> = {
  ar: "ara",
  bg: "bul",
  ca: "cat",
  cs: "ces",
  da: "dan",
  de: "deu",
  el: "ell",
  en: "eng",
  es: "spa",
  et: "est",
  fa: "fas",
  fi: "fin",
  fr: "fra",
  he: "heb",
  hi: "hin",
  hr: "hrv",
  hu: "hun",
  id: "ind",
  it: "ita",
  ja: "jpn",
  ko: "kor",
  lt: "lit",
  lv: "lav",
  nb: "nob",
  nl: "nld",
  no: "nob",
  pl: "pol",
  pt: "por",
  ro: "ron",
  ru: "rus",
  sk: "slk",
  sl: "slv",
  sv: "swe",
  th: "tha",
  tr: "tur",
  uk: "ukr",
  vi: "vie",
  zh: "zho",
};

/** The stop words of a language (ISO 639-1), for English with the project's own; an empty set if there is no list. */
export const stopWordsOf = memoized((language): ReadonlySet<string> => {
  const name = LISTS[language];
  const list = name ? lists[name] : [];
  const words = Array.isArray(list) ? list.map((word) => word.toLowerCase()) : [];
  return new Set(language === "en" ? [...words, ...readLines("language/words/data/stop-words-en.txt")] : words);
});
