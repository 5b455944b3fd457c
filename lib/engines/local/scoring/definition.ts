/** A code's definition, taken apart. */
export type ParsedDefinition = {
  /** What the code covers, without quotes and exclusions. */
  scope: string;
  /** The scope cut at commas, semicolons, sentence ends and "or". */
  phrases: string[];
  /** Quoted example answers. */
  quotes: string[];
};

const QUOTE =
  /"([^"]{2,300})"|“([^”]{2,300})”|„([^“”]{2,300})[“”]|«([^»]{2,300})»|(?<=^|[\s:(;,])['‘]([^\n]{2,300}?)['’](?=$|[\s,.;:)])/gu;
const EXCLUDING_SENTENCE =
  /(?:^|(?<=[.;]\s*))(?:NOTE\b|Not?:|Not (?!satisf|enough|good|happy)|Excludes?\b|Excluding\b|Do(?:es)? not include\b|Exclude\b|But not\b|Nicht\b|Pas\b|Ohne\b|No:|Não:)[^.;]*[.;]?/giu;
const EXCLUDING_CLAUSE =
  /\b(?:other than|except(?:ing|ion)?(?: for| of)?|excluding|but not|rather than|as opposed to|unless|not including)\b[^,.;]*/giu;

/** What ends the name of a code for all of a subject that other codes take apart: "Food, general". */
const AT_LARGE =
  /(?<=[\p{L}\p{N}])[\s,:;(–-]+(?:(?:in|en|im) )?(?:general|overall|allgemein(?:en)?|generale|geral|algemeen|général)\)?$/iu;

/** Takes a definition apart into what is in, its phrases and its quoted examples; what is out is dropped. */
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

/** "card_arrival", "FOOD#QUALITY" and "cardArrival" as words; "FOOD#GENERAL" is food, whatever is said of it. */
export function spaced(name: string): string {
  const words = name.replace(/[_#/]+/g, " ").replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2");
  return words.replace(AT_LARGE, "");
}
