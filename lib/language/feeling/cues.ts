import { once } from "../memoized";
import { readTable } from "../read-data";

/** Words that reverse, strengthen or weaken the feeling of the words after them. */
export type Cues = {
  negators: ReadonlySet<string>;
  boosters: ReadonlySet<string>;
  dampers: ReadonlySet<string>;
  /** Words of excess, which turn the words after them into a complaint: "too expensive". */
  excess: ReadonlySet<string>;
  /** Words that say that a problem has ended: "solved", "repaired". */
  relief: ReadonlySet<string>;
  /**
   * Words that a word of excess can intensify, for languages in which that word has other uses (German "zu Hause"). If
   * absent, a word of excess intensifies every word.
   */
  excessive?: ReadonlySet<string>;
} & Negation;

/** How a language negates. */
type Negation = {
  /** A negator that is written together with its word: "n'aime". */
  negatingPrefix?: string;
  /** True if two negators in one statement negate it once: "ne regrette rien". */
  pairsNegators?: boolean;
  /** True if a negator at the end negates what stands before it: "gefällt mir nicht". */
  negatesBackwards?: boolean;
};

const NEGATION: Readonly<Record<string, Negation>> = {
  de: { negatesBackwards: true },
  es: { pairsNegators: true },
  fr: { pairsNegators: true, negatingPrefix: "n'" },
  pt: { pairsNegators: true },
  it: { pairsNegators: true },
  nl: { negatesBackwards: true },
};

const NONE: Cues = cuesFrom([], {});

const cuesByLanguage = once(() => {
  const rows = readTable("language/feeling/data/cues.tsv", ["language", "kind", "word"]);
  const languages = new Set(rows.map(({ language }) => language));
  return new Map(
    Array.from(languages, (language) => {
      const own = rows.filter((row) => row.language === language);
      return [language, cuesFrom(own, NEGATION[language] ?? {})] as const;
    }),
  );
});

/** The cue words of a language (ISO 639-1); empty sets if none are known. */
export function cuesOf(language: string): Cues {
  return cuesByLanguage().get(language) ?? NONE;
}

function cuesFrom(rows: readonly { kind: string; word: string }[], negation: Negation): Cues {
  const wordsOf = (kind: string) => new Set(rows.flatMap((row) => (row.kind === kind ? row.word : [])));
  const excessive = wordsOf("excessive");
  return {
    negators: wordsOf("negator"),
    boosters: wordsOf("booster"),
    dampers: wordsOf("damper"),
    excess: wordsOf("excess"),
    relief: wordsOf("relief"),
    ...(excessive.size > 0 && { excessive }),
    ...negation,
  };
}
