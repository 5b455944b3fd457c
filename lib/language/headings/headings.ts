import { once } from "../memoized";
import { readTable } from "../read-data";

const COLUMNS = [
  "praise",
  "complaints",
  "mentions",
  "both",
  "example",
  "not",
  "other",
  "otherDefinition",
  "fine",
  "fineDefinition",
  "dontKnow",
  "dontKnowDefinition",
  "praised",
  "criticised",
  "themes",
  "onlyThemes",
  "names",
] as const;

/**
 * The fixed words of generated codebooks in one language: headings, names of special codes, and the words around
 * quotes.
 */
export type Headings = {
  praise: string;
  complaints: string;
  mentions: string;
  both: string;
  example: string;
  /**
   * Introduces the codes that a definition excludes; null in languages in which definitions are not searched for
   * exclusions.
   */
  not: string | null;
  other: string;
  otherDefinition: string;
  /** The code for answers that name nothing, or say that all is fine, and the one for "don't know". */
  fine: string;
  fineDefinition: string;
  dontKnow: string;
  dontKnowDefinition: string;
  /** Words after a theme's name, for its praise and its complaints: "Taxes: praise". */
  praised: string;
  criticised: string;
  themes: string;
  /** The heading used instead of `themes` if `themes` would be the only heading. */
  onlyThemes: string;
  names: string;
};

const headings = once((): ReadonlyMap<string, Headings> => {
  const rows = readTable("language/headings/data/headings.tsv", ["language", ...COLUMNS]);
  return new Map(rows.map(({ language, ...row }) => [language, { ...row, not: row.not || null }]));
});

/** The headings in a language (ISO 639-1); in English if the language has none. */
export function headingsOf(language: string): Headings {
  return headings().get(language) ?? (headings().get("en") as Headings);
}

const generalHeadings = once(
  () => new Set(Array.from(headings().values(), ({ themes, onlyThemes }) => [themes, onlyThemes]).flat()),
);

/**
 * True for the name, in any language, of the category in which a generated codebook puts themes that fit no other one.
 */
export const isGeneralHeading = (category: string): boolean => generalHeadings().has(category);

const definitionsOfOther = once(
  () => new Set(Array.from(headings().values(), ({ otherDefinition }) => otherDefinition)),
);

/** True for the definition that generated codebooks give to their code "Other", in any language that has headings. */
export function isCatchAllDefinition(definition: string | null): boolean {
  return definition !== null && definitionsOfOther().has(definition.trim());
}

/** The words after which generated definitions quote answers, in all languages. */
export const exampleWords = once(() => Array.from(headings().values(), ({ example }) => example));

/**
 * True for a definition that quotes answers as generated codebooks do ('For example "great food"'), in any language
 * that has headings.
 */
export function quotesAsGenerated(definition: string | null): boolean {
  return definition !== null && exampleWords().some((words) => definition.includes(`${words} "`));
}
