import { quotesAsGenerated } from "@/lib/language/headings/headings";

/** The parts of a code's definition. */
export type ParsedDefinition = {
  /** The part of a definition that says what the code covers, without quotes and exclusions. */
  scope: string;
  /** The scope cut at commas, semicolons, sentence ends and "or". */
  phrases: string[];
  /** Example answers in quotation marks. */
  quotes: string[];
};

const QUOTE =
  /"([^"]{2,300})"|“([^”]{2,300})”|„([^“”]{2,300})[“”]|«([^»]{2,300})»|(?<=^|[\s:(;,])['‘]([^\n]{2,300}?)['’](?=$|[\s,.;:)])/gu;
const EXCLUDING_SENTENCE =
  /(?:^|(?<=[.;]\s{0,40}))(?:NOTE\b|Not?:|Not (?!satisf|enough|good|happy)|Excludes?\b|Excluding\b|Do(?:es)? not include\b|Exclude\b|But not\b|Nicht\b|Pas\b|Ohne\b|No:|Não:)[^.;]*[.;]?/giu;
const EXCLUDING_CLAUSE =
  /\b(?:other than|except(?:ing|ion)?(?: for| of)?|excluding|but not|rather than|as opposed to|unless|not including)\b[^,.;]*/giu;

/** The end of a name like "Food, general". Such a code is for all of a subject that has no code of its own. */
const GENERAL_SUFFIX =
  /(?<=[\p{L}\p{N}])[\s,:;(–-]+(?:(?:in|en|im) )?(?:general|overall|allgemein(?:en)?|generale|geral|algemeen|général)\)?$/iu;

/**
 * Splits a definition into its scope, phrases and quoted examples. Exclusions ("not the price", "except for parking")
 * are dropped; a quoted single word stays in the scope.
 */
export function parseDefinition(definition: string | null): ParsedDefinition {
  if (!definition) return { scope: "", phrases: [], quotes: [] };
  const quotes: string[] = [];
  const unquoted = definition.replace(QUOTE, (...groups) => {
    const quote = groups.slice(1, 6).find((group) => typeof group === "string");
    if (typeof quote !== "string") return " ";
    if (quote.trim().split(/\s+/).length === 1) return ` ${quote} `;
    quotes.push(quote);
    return " ";
  });
  const scope = unquoted.replace(EXCLUDING_SENTENCE, " ").replace(EXCLUDING_CLAUSE, " ").replace(/\s+/g, " ").trim();
  const phrases = scope
    .split(/[,;.:()/|•–—]|\s(?:or|oder|ou|o)\s/u)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase.length > 1);
  return { scope, phrases, quotes };
}

/** True if most definitions of the codebook quote answers as those of generated codebooks do. */
export function isGenerated(codes: readonly { definition: string | null }[]): boolean {
  return codes.filter(({ definition }) => quotesAsGenerated(definition)).length > codes.length / 2;
}

/**
 * A name in plain words: splits "card_arrival", "FOOD#QUALITY" and "cardArrival", and drops a final "general", so that
 * "FOOD#GENERAL" is "FOOD".
 */
export function nameInWords(name: string): string {
  const words = name.replace(/[_#/]+/g, " ").replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2");
  return words.replace(GENERAL_SUFFIX, "");
}
