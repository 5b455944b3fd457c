import { definiteStems } from "@/lib/language/feeling/judging-words";
import { stemsOf } from "@/lib/language/terms";
import { meaningOf } from "@/lib/language/vectors/meaning-of";
import type { CodingTask } from "../../engine";
import { MIN_COVERED, MIN_LIKE_QUOTE } from "../learning/parameters";
import type { Reading } from "../reading";
import { isGenerated, nameInWords, parseDefinition } from "./definition";
import { wordKnowledgeOf } from "./related-words";

export type Voucher = {
  /**
   * True if the answer has a word of the code's name, a word of similar meaning, or a word of what the definition says
   * that the code covers. Words that are only in quotes do not count.
   */
  knows(code: number, reading: Reading): boolean;
  /** True if a clause of the answer contains all words of the code's name. */
  says(code: number, reading: Reading): boolean;
  /**
   * True if the answer contains the code's name or is worded like one of its quotes, and if a clause of it consists
   * mostly of words of the code's name and definition.
   */
  vouches(code: number, reading: Reading): boolean;
};

/** Returns the voucher of a codebook. For a codebook that is not generated, it vouches for every code. */
export function voucherOf({ codes, language }: Pick<CodingTask, "codes" | "language">): Voucher {
  const { rarity: idf } = wordKnowledgeOf(language);
  if (!isGenerated(codes)) return { knows: () => true, says: () => false, vouches: () => true };
  const stems = (text: string) => [...new Set(stemsOf(text, language))];
  const wordings = codes.map(({ name, definition }) => {
    const { scope, quotes } = parseDefinition(definition);
    const own = { name: stems(nameInWords(name)), scope: new Set(stems(scope)), quotes: quotes.map(stems) };
    const meant = meaningOf(definiteStems(nameInWords(name), language), language);
    return { ...own, meant, words: new Set([...own.name, ...own.scope, ...own.quotes.flat()]) };
  });
  const says: Voucher["says"] = (code, { passages }) => {
    const { name = [] } = wordings[code] ?? {};
    return name.length > 0 && passages.some((passage) => name.every((stem) => passage.stems.includes(stem)));
  };
  /**
   * The share of a clause's words that are in the code's name or definition, weighted by inverse document frequency.
   */
  const covered = (words: ReadonlySet<string>, clause: readonly string[]) => {
    const weigh = (list: readonly string[]) => list.reduce((sum, stem) => sum + idf(stem), 0);
    return weigh(clause.filter((stem) => words.has(stem))) / (weigh(clause) || 1);
  };
  return {
    knows(code, { stems }) {
      const wording = wordings[code];
      return wording !== undefined && stems.some((stem) => wording.scope.has(stem) || wording.meant(stem));
    },
    says,
    vouches(code, reading) {
      const wording = wordings[code];
      if (!wording) return false;
      const { quotes, words } = wording;
      const isLike = quotes.some((quote) => similarity(quote, new Set(reading.stems)) >= MIN_LIKE_QUOTE);
      return (
        (isLike || says(code, reading)) &&
        reading.passages.some(({ stems }) => covered(words, [...new Set(stems)]) >= MIN_COVERED)
      );
    },
  };
}

/** The cosine similarity of two sets of stems. */
function similarity(quote: readonly string[], answer: ReadonlySet<string>): number {
  const both = quote.filter((stem) => answer.has(stem)).length;
  return both / Math.sqrt(Math.max(1, quote.length * answer.size));
}
