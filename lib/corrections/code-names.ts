import type { Codebook } from "@/lib/codebook/codebook";

/** A code as a file or the codebook names it. */
export type NamedCode = { number: number; category: string; name: string };

export type CodeNames = {
  /** The numbers of the codes with this name, alone or as `category: name`. */
  find(text: string, category?: string): number[];
  /** Whether the codebook still has this code. */
  has(number: number): boolean;
};

export const namedCodesOf = (codebook: Codebook): NamedCode[] =>
  codebook.flatMap(({ name: category, codes }) =>
    codes.map(({ codeNumber, name }) => ({ number: codeNumber, category, name })),
  );

/** A name is looked up among the codes at the time of the export first, then in today's codebook. */
export function codeNames(exported: readonly NamedCode[], current: readonly NamedCode[]): CodeNames {
  const numbers = new Set(current.map(({ number }) => number));
  const [before, now] = [numbersByName(exported), numbersByName(current)];
  const among = (text: string) => before.get(plain(text)) ?? now.get(plain(text)) ?? [];
  return {
    find(text, category) {
      const qualified = category ? among(`${category}: ${text}`) : [];
      return qualified.length > 0 ? qualified : among(text);
    },
    has: (number) => numbers.has(number),
  };
}

function numbersByName(codes: readonly NamedCode[]): Map<string, number[]> {
  const byName = new Map<string, number[]>();
  for (const { number, category, name } of codes) {
    for (const known of new Set([name, `${category}: ${name}`].map(plain))) {
      byName.set(known, [...(byName.get(known) ?? []), number]);
    }
  }
  return byName;
}

const plain = (text: string) => text.toWellFormed().replace(/\s+/g, " ").trim();
