import type { Codebook } from "@/lib/codebook/codebook";
import { distinctNames } from "@/lib/codebook/distinct-names";

/** The codes in codebook order. If two categories have a code of the same name, the category is part of its name. */
export function namedCodes(codebook: Codebook): { number: number; name: string }[] {
  const codes = codebook.flatMap(({ name: category, codes }) =>
    codes.map(({ codeNumber, name }) => ({ number: codeNumber, name, category })),
  );
  const nameOf = distinctNames(codes);
  return codes.map((code) => ({ number: code.number, name: nameOf(code) }));
}
