import type { Code, Codebook } from "@/lib/codebook/codebook";

/** The codes in codebook order. If two categories have a code of the same name, the category is part of its name. */
export function namedCodes(codebook: Codebook): { number: number; name: string }[] {
  const codes = codebook.flatMap((category) => category.codes.map((code) => ({ code, category: category.name })));
  const copies = new Map<string, number>();
  for (const { code } of codes) copies.set(code.name, (copies.get(code.name) ?? 0) + 1);
  const nameOf = (code: Code, category: string) =>
    (copies.get(code.name) ?? 0) > 1 ? `${category}: ${code.name}` : code.name;
  return codes.map(({ code, category }) => ({ number: code.codeNumber, name: nameOf(code, category) }));
}
