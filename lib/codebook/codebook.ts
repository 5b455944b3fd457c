import type { CodingType, Sentiment } from "@/db/schema/terms";
import { type CountRules, countRulesOf } from "@/lib/engines/count-rules";
import type { DraftCategory, FrameCode } from "@/lib/engines/engine";
import { newId } from "@/lib/ids/new-id";
import { phrasesOf } from "@/lib/language/word-rule";

export type Code = {
  id: string;
  name: string;
  definition: string | null;
  sentiment: Sentiment;
  /** Unique within the question, never reused. */
  codeNumber: number;
} & CountRules;
/** `parentId`: the category in which it stands, which comes before it in the codebook; none for an outermost one. */
export type Category = { id: string; name: string; parentId?: string | null | undefined; codes: Code[] };
export type Codebook = Category[];

/**
 * The largest codebook that the service accepts. `characters` is the limit for all names, definitions and rules
 * together: enough for 2,000 codes with definitions of a few sentences. `phrases` is that of all word rules.
 */
export const LARGEST_CODEBOOK = { categories: 500, codes: 2_000, characters: 1_000_000, phrases: 1_000 };

/** The category of codes that stand in no net. */
export const NO_NET = "Codes";

/** The name of a code of which only the number is known. */
export const unnamedCode = (number: number): string => `Code ${number}`;

/** The most characters of `include`, `exclude` and `always`. */
export const LONGEST_RULE = 2_000;

export const CODEBOOK_FORMATS = ["json", "csv", "xlsx"] as const;
export type CodebookFormat = (typeof CODEBOOK_FORMATS)[number];

/** How the mentions of a split code are divided among the new codes; `none` deletes the mentions. */
export const SPLIT_RULES = ["engine", "sentiment", "responses", "none"] as const;
export type SplitRule = (typeof SPLIT_RULES)[number];

/** A codebook without ids, as callers send it and engines draft it. */
export type CodebookDraft = readonly DraftCategory[];

/** Gives ids and consecutive code numbers to a draft. In topic coding every code becomes Neutral. */
export function numberCodebook(draft: CodebookDraft, codingType: CodingType, firstNumber = 1): Codebook {
  let next = firstNumber;
  const ids = new Map(draft.map(({ name }) => [name, newId()]));
  return draft.map((category) => ({
    id: ids.get(category.name) ?? newId(),
    name: category.name,
    ...(category.parent && { parentId: ids.get(category.parent) }),
    codes: category.codes.map((code) => ({
      id: newId(),
      name: code.name,
      definition: code.definition,
      ...countRulesOf(code),
      sentiment: codingType === "qualitative_topics" ? "Neutral" : code.sentiment,
      codeNumber: next++,
    })),
  }));
}

/** The codes as engines get them, in the codebook's order. */
export const frameOf = (codebook: Codebook): FrameCode[] =>
  codebook.flatMap(({ name, codes }) =>
    codes.map((code) => ({
      id: code.id,
      category: name,
      name: code.name,
      definition: code.definition,
      ...countRulesOf(code),
      sentiment: code.sentiment,
    })),
  );

/** How many codes there are, how many characters their texts have, and how many phrases their word rules. */
export const sizeOf = (codes: readonly Texts[]) => ({
  codes: codes.length,
  characters: codes.reduce((sum, code) => sum + lengthOf(code), 0),
  phrases: codes.reduce((sum, { always }) => sum + (always ? phrasesOf(always).length : 0), 0),
});

type Texts = { name: string; definition?: string | null | undefined } & CountRules;

/** How many characters the name, the definition and the rules of a code have. */
export const lengthOf = ({ name, definition, include, exclude, always }: Texts): number =>
  [name, definition, include, exclude, always].reduce((sum, text) => sum + (text?.length ?? 0), 0);

export const countCodes = (codebook: Codebook): number =>
  codebook.reduce((total, { codes }) => total + codes.length, 0);
