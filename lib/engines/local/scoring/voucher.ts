import { stemsOf } from "@/lib/language/terms";
import type { CodingTask } from "../../engine";
import { LEAST_LIKE_QUOTE } from "../learning/parameters";
import type { Reading } from "../reading";
import { isGenerated, nameInWords, parseDefinition } from "./definition";

export type Voucher = {
  /** True if a clause of the answer holds all words of the code's name. */
  says(code: number, reading: Reading): boolean;
  /** True if the answer says what the code is called, or what one of its quotes says. */
  vouches(code: number, reading: Reading): boolean;
};

/** The voucher of a codebook. If that is not generated, it vouches for every code. */
export function voucherOf({ codes, language }: Pick<CodingTask, "codes" | "language">): Voucher {
  if (!isGenerated(codes)) return { says: () => false, vouches: () => true };
  const stems = (text: string) => [...new Set(stemsOf(text, language))];
  const names = codes.map(({ name }) => stems(nameInWords(name)));
  const quotes = codes.map(({ definition }) => parseDefinition(definition).quotes.map(stems));
  const says: Voucher["says"] = (code, { passages }) => {
    const name = names[code] ?? [];
    return name.length > 0 && passages.some((passage) => name.every((stem) => passage.stems.includes(stem)));
  };
  return {
    says,
    vouches(code, reading) {
      const answer = new Set(reading.stems);
      return says(code, reading) || (quotes[code] ?? []).some((quote) => similarity(quote, answer) >= LEAST_LIKE_QUOTE);
    },
  };
}

/** The cosine similarity of two sets of stems. */
function similarity(quote: readonly string[], answer: ReadonlySet<string>): number {
  const both = quote.filter((stem) => answer.has(stem)).length;
  return both / Math.sqrt(Math.max(1, quote.length * answer.size));
}
