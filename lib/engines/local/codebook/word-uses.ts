import { functionWordsOf } from "@/lib/language/function-words/function-words";
import { compoundParts, englishFor } from "@/lib/language/glossary/glossary";
import { memoized } from "@/lib/language/memoized";
import { readTable } from "@/lib/language/read-data";
import { type Token, tokenize } from "@/lib/language/tokens";
import { sharedStemOf } from "@/lib/language/vectors/shared-stems";
import { wordSpaceOf } from "@/lib/language/vectors/word-space";
import { isShouted, mostUsed } from "./naming";
import {
  CAPITAL_SHARE,
  CAPITAL_SHARE_OF_NAME,
  DEPENDENT_SHARE,
  MAX_INTRODUCED_SHARE_OF_NAME,
  MIN_CAPITALS_OF_NAME,
  MIN_USES_TO_JUDGE,
  NOUN_SHARE,
} from "./parameters";

/** How the answers use words: what is needed to know which words can name a theme, and how to write them. */
export type WordUses = {
  /**
   * False if the words around it suggest that it is not a noun, that it needs a complement ("lack of"), or that it only
   * tells where something happened ("at the office").
   */
  isNoun(word: string): boolean;
  /** Like `isNoun`, for the last word of a phrase. Its article may stand two or three words before it. */
  isHead(word: string): boolean;
  /**
   * True if the word at least once follows a word that stands before nouns ("the", "our"). Always true for languages
   * without a list of these words.
   */
  isIntroduced(word: string): boolean;
  /** The wording with the capitals that people use within sentences, if enough of them do. */
  cased(wording: string): string;
  /** True for a wording with the name of a person, place or brand. */
  isProper(wording: string): boolean;
};

type Uses = {
  all: number;
  introduced: number;
  asNoun: number;
  asHead: number;
  linked: number;
  placed: number;
  within: number;
  capital: number;
  spellings: Map<string, number>;
};

/**
 * The fewest uses in a noun's position, however rare the word is. It matters in languages whose verbs have many forms:
 * Spanish "queda" never has that position.
 */
const MIN_NOUN_USES = 1;
/**
 * Endings of infinitives and past tenses. A word with such an ending is a noun only if it follows a word that cannot
 * stand before a verb.
 */
const VERB_ENDINGS: Readonly<Record<string, RegExp>> = {
  es: /..(?:[aei]r(?:se|l[aeo]s?)?|aban?|[éó])$/u,
  fr: /..(?:er|ir|dre|ttre|(?<!a)ire|aient)$/u,
  pt: /..(?:[aei]r|avam?)$/u,
  it: /..(?:are|ere|ire|arsi|ersi|irsi|av[aio]|avano)$/u,
};
/** English words after which a noun has its complement, and before which it is a place. */
const COMPLEMENTS = new Set(["of", "to"]);
const PLACES = new Set(["in", "on", "at", "from", "into", "during"]);
/** The number of characters before a word that are read to see how the word is used. */
const LOOKED_BACK = 8;
/** Languages that capitalise nouns. */
export const CAPITAL_NOUNS = new Set(["de", "lb"]);

/**
 * Words that stand before nouns (articles, possessives, prepositions), and those of them that cannot stand before a
 * verb.
 */
const signsOf = memoized((language) => {
  const rows = readTable("engines/local/codebook/data/before-nouns.tsv", ["language", "before", "word"]);
  const own = rows.filter((row) => row.language === language);
  const wordsOf = (before: string) => new Set(own.flatMap((row) => (row.before === before ? row.word : [])));
  return { isKnown: own.length > 0, before: wordsOf("noun"), beforeNoVerb: wordsOf("noun_not_verb") };
});

/** Learns from texts how their words are used. */
export function wordUses(texts: readonly string[], language: string): WordUses {
  const { isKnown, before, beforeNoVerb } = signsOf(language);
  const endings = VERB_ENDINGS[language];
  const isVerbForm = (word: string) => endings?.test(word) ?? false;
  const space = wordSpaceOf(language);
  const stem = sharedStemOf(language);
  const stops = functionWordsOf(language);
  /** True for an adjective. Before another word it is not used as a noun: "the old building" is not about "the old". */
  const isAdjective = memoized((word) => space?.isA(stem(word), "adj") ?? false);
  const table = new Map<string, Uses>();
  for (const text of texts) {
    const shouted = !/\p{Ll}/u.test(text);
    /**
     * True if the writer of a German text uses capitals. Then a word in lower case at its start is no noun: "sodass es
     * zum Bedarf passt".
     */
    const writesNouns = CAPITAL_NOUNS.has(language) && /\p{Lu}/u.test(text);
    const tokens = tokenize(text);
    tokens.forEach(({ word, start, end }, at) => {
      const uses = table.get(word) ?? {
        all: 0,
        introduced: 0,
        asNoun: 0,
        asHead: 0,
        linked: 0,
        placed: 0,
        within: 0,
        capital: 0,
        spellings: new Map(),
      };
      table.set(word, uses);
      uses.all += 1;
      const endsAsVerb = isVerbForm(word);
      const signs = endsAsVerb ? beforeNoVerb : before;
      const next = tokens[at + 1];
      const qualifies = isAdjective(word) && next && !stops.has(next.word) && text.slice(end, next.start) === " ";
      const isSigned = signs.has(tokens[at - 1]?.word ?? "") && !qualifies;
      if (isSigned) uses.introduced += 1;
      if (isSigned || (!endsAsVerb && standsAlone(text, start, end))) uses.asNoun += 1;
      if ([2, 3].some((back) => signs.has(tokens[at - back]?.word ?? ""))) uses.asHead += 1;
      if (COMPLEMENTS.has(next?.word ?? "")) uses.linked += 1;
      if ([1, 2, 3].some((back) => isPlaceBefore(tokens, at, back, stops))) uses.placed += 1;
      const spelling = text.slice(start, end);
      const isCapital = /^\p{Lu}/u.test(spelling);
      const isFirst = at === 0 || /[.!?:"“„/]\s*$/u.test(justBefore(text, start));
      if (shouted || (isFirst && (isCapital || !writesNouns))) return;
      uses.within += 1;
      if (!isCapital || isShouted(spelling)) return;
      uses.capital += 1;
      uses.spellings.set(spelling, (uses.spellings.get(spelling) ?? 0) + 1);
    });
  }
  const isUsed = (word: string, evidence: (uses: Uses) => number) => {
    const uses = table.get(word.toLowerCase());
    if (!uses) return true;
    if (CAPITAL_NOUNS.has(language)) return uses.within === 0 || uses.capital >= uses.within / 2;
    if (!isKnown || (uses.all < MIN_USES_TO_JUDGE && !endings)) return true;
    return evidence(uses) >= Math.max(MIN_NOUN_USES, uses.all * NOUN_SHARE);
  };
  /**
   * In languages that capitalise all nouns, a name is an unknown word that hardly ever follows an article; in others, a
   * word that is mostly written with a capital, unless it is an acronym, an adjective or a verb.
   */
  const isName = (word: string) => {
    const uses = table.get(word);
    if (!uses || /^\p{Lu}+$/u.test(mostUsed(uses.spellings) ?? "")) return false;
    if (!CAPITAL_NOUNS.has(language))
      return (
        uses.capital >= Math.max(MIN_CAPITALS_OF_NAME, uses.within * CAPITAL_SHARE_OF_NAME) &&
        !isAdjective(word) &&
        !(space?.isA(stem(word), "verb") ?? false)
      );
    const isWord = englishFor(word, language).length > 0 || compoundParts(word, language).length > 0;
    return !isWord && uses.capital >= MIN_CAPITALS_OF_NAME && uses.introduced < uses.all * MAX_INTRODUCED_SHARE_OF_NAME;
  };
  const cased = (wording: string) =>
    wording.replace(/[\p{L}\p{M}]+/gu, (word) => casedWord(word, table.get(word.toLowerCase())));
  return {
    isNoun: (word) =>
      isUsed(word, ({ asNoun }) => asNoun) && !(language === "en" && isDependent(table.get(word.toLowerCase()))),
    isIntroduced: (word) => !isKnown || (!isVerbForm(word) && (table.get(word.toLowerCase())?.introduced ?? 0) > 0),
    isHead: (word) => isUsed(word, ({ asNoun, asHead }) => asNoun + asHead),
    cased,
    isProper: (wording) => wording.split(" ").some((word) => isName(word.toLowerCase())),
  };
}

/** True for a word that is mostly used with a complement or as a place. */
function isDependent(uses: Uses | undefined): boolean {
  return (
    uses !== undefined &&
    uses.all >= MIN_USES_TO_JUDGE &&
    (uses.linked >= uses.all * DEPENDENT_SHARE || uses.placed >= uses.all * DEPENDENT_SHARE)
  );
}

/** True if a preposition of place stands `back` words before, with only small words in between: "at the office". */
function isPlaceBefore(tokens: readonly Token[], at: number, back: number, stops: ReadonlySet<string>): boolean {
  const between = tokens.slice(Math.max(0, at - back + 1), at);
  return PLACES.has(tokens[at - back]?.word ?? "") && between.every(({ word }) => stops.has(word));
}

/**
 * True for a word that stands alone or between commas, because lists like "staff, food, price" mostly consist of nouns.
 */
function standsAlone(text: string, start: number, end: number): boolean {
  return /(?:^|[,;/&])\s*$/u.test(justBefore(text, start)) && /^\s*(?:$|[,;/&.])/u.test(text.slice(end));
}

/**
 * The few characters before a word. They are enough, because answers have no runs of white space; searching the whole
 * text for each of its words would take quadratic time.
 */
const justBefore = (text: string, start: number) => text.slice(Math.max(0, start - LOOKED_BACK), start);

function casedWord(word: string, uses: Uses | undefined): string {
  if (!uses || uses.capital < uses.within * CAPITAL_SHARE || uses.capital < 2) return word;
  return mostUsed(uses.spellings) ?? word;
}
