import type { Codebook } from "@/lib/codebook/codebook";

/** A code as a file or the codebook names it. */
export type NamedCode = { number: number; category: string; name: string };

export type CodeNames = {
  /** The numbers of the codes with this name, alone or as `category: name`. */
  find(text: string, category?: string): ReadonlySet<number>;
  /** Whether the codebook still has this code. */
  has(number: number): boolean;
};

/** The codes of a codebook with their categories, in order. */
export const namedCodesOf = (codebook: Codebook): NamedCode[] =>
  codebook.flatMap(({ name: category, codes }) =>
    codes.map(({ codeNumber, name }) => ({ number: codeNumber, category, name })),
  );

/** Looks names up among the codes at the time of the export first, then in the present codebook. */
export function codeNames(exported: readonly NamedCode[], current: readonly NamedCode[]): CodeNames {
  const numbers = new Set(current.map(({ number }) => number));
  const [before, now] = [numbersByName(exported), numbersByName(current)];
  const among = (text: string) => before.get(plain(text)) ?? now.get(plain(text)) ?? NONE;
  return {
    find(text, category) {
      const qualified = category ? among(`${category}: ${text}`) : NONE;
      return qualified.size > 0 ? qualified : among(text);
    },
    has: (number) => numbers.has(number),
  };
}

const NONE: ReadonlySet<number> = new Set();

function numbersByName(codes: readonly NamedCode[]): Map<string, ReadonlySet<number>> {
  const byName = new Map<string, Set<number>>();
  for (const { number, category, name } of codes) {
    for (const known of [name, `${category}: ${name}`].map(plain)) {
      byName.set(known, (byName.get(known) ?? new Set()).add(number));
    }
  }
  return byName;
}

const plain = (text: string) => text.toWellFormed().replace(/\s+/g, " ").trim();
