import type { Codebook } from "@/lib/codebook/codebook";
import { newId } from "@/lib/ids/new-id";
import { duplicateKey } from "@/lib/language/normalize";

/**
 * Adds to the codebook those codes of `draft` whose names it does not have yet, each to the category of the same name,
 * or to a new one. Case and white space make no difference to names.
 */
export function extendWith(draft: Codebook, current: Codebook, nextNumber: () => number): Codebook {
  const names = new Set(current.flatMap(({ codes }) => codes.map(({ name }) => duplicateKey(name))));
  const extended = new Map(current.map((category) => [duplicateKey(category.name), { ...category }]));
  for (const { name, codes } of draft) {
    const fresh = codes.filter((code) => !names.has(duplicateKey(code.name)));
    if (fresh.length === 0) continue;
    for (const code of fresh) names.add(duplicateKey(code.name));
    const category = extended.get(duplicateKey(name)) ?? { id: newId(), name, codes: [] };
    const added = fresh.map((code) => ({ ...code, codeNumber: nextNumber() }));
    extended.set(duplicateKey(name), { ...category, codes: [...category.codes, ...added] });
  }
  return [...extended.values()];
}
