import lists from "stopword";
import { remembering } from "./remembering";

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

/** Words of an English survey answer that carry no subject, beyond the list of the package. */
const MORE_ENGLISH =
  "a i you he she it we they me him her us them my your his its our their the this that these those is are was were be been being am do does did done have has had will would could should can may might must shall and or but if so as at by for from in into of on to with than then there here what which who whom whose when where why how all any both each few more most other some such no nor not only own same too very just don't doesn't didn't isn't aren't wasn't weren't won't can't couldn't wouldn't shouldn't haven't hasn't hadn't i'm i've i'd i'll it's that's there's they're we're you're we've they've let's get got also because about after before again once really quite etc im ive dont didnt doesnt cant couldnt wasnt isnt";

/** The stop words of a language (ISO 639-1); an empty set where no list exists. */
export const stopWordsOf = remembering((language): ReadonlySet<string> => {
  const name = LISTS[language];
  const list = name ? lists[name] : [];
  const words = Array.isArray(list) ? list.map((word) => word.toLowerCase()) : [];
  return new Set(language === "en" ? [...words, ...MORE_ENGLISH.split(" ")] : words);
});
