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
  "noAnswer",
  "noAnswerDefinition",
  "praised",
  "criticised",
  "themes",
  "onlyThemes",
  "names",
] as const;

/** Headings of generated codebooks: the words that no answer supplies. */
export type Headings = {
  praise: string;
  complaints: string;
  mentions: string;
  both: string;
  example: string;
  /** Introduces what a code leaves out; null in languages whose exclusions no reader of definitions understands. */
  not: string | null;
  other: string;
  otherDefinition: string;
  noAnswer: string;
  noAnswerDefinition: string;
  /** Follow a theme's name and say what people like of it, and what they do not. */
  praised: string;
  criticised: string;
  themes: string;
  /** Takes the place of `themes` where there is no other heading. */
  onlyThemes: string;
  names: string;
};

const headings = once((): ReadonlyMap<string, Headings> => {
  const rows = readTable("language/headings/data/headings.tsv", ["language", ...COLUMNS]);
  return new Map(rows.map(({ language, ...row }) => [language, { ...row, not: row.not || null }]));
});

/** The headings in a language (ISO 639-1), English where it is not known. */
export function headingsOf(language: string): Headings {
  return headings().get(language) ?? (headings().get("en") as Headings);
}

const generalHeadings = once(
  () => new Set(Array.from(headings().values(), ({ themes, onlyThemes }) => [themes, onlyThemes]).flat()),
);

/** True for the category of a generated codebook that holds what shares no heading, in any language. */
export const isGeneralHeading = (category: string): boolean => generalHeadings().has(category);

const definitionsOfOther = once(
  () => new Set(Array.from(headings().values(), ({ otherDefinition }) => otherDefinition)),
);

/** True for the definition that a generated codebook gives its code "Other", in any language that has headings. */
export function isCatchAllDefinition(definition: string | null): boolean {
  return definition !== null && definitionsOfOther().has(definition.trim());
}

/** True for a definition that quotes answers as generated ones do ('For example "great food"'), in any such language. */
export function quotesAsGenerated(definition: string | null): boolean {
  return definition !== null && [...headings().values()].some(({ example }) => definition.includes(`${example} "`));
}
