import type { Sentiment } from "@/db/schema/terms";
import type { Codebook } from "@/lib/codebook/codebook";
import { stemsOfNames } from "./name-use";
import { feelsDifferent } from "./same-wording";

type Named = { name: string; sentiment: Sentiment };

/**
 * Returns a test of names: true if a name has no content words beyond those of a category, or of a code whose sentiment
 * is not the opposite. "Bed" says no more than "Bed: praise".
 */
export function knownNames(codebook: Codebook, language: string): (code: Named) => boolean {
  const stemsOf = stemsOfNames(language);
  const named = codebook.flatMap(({ name, codes }): Named[] => [{ name, sentiment: "Neutral" }, ...codes]);
  const known = named.map(({ name, sentiment }) => ({ sentiment, stems: new Set(stemsOf(name)) }));
  return (code) => {
    const stems = stemsOf(code.name);
    return known.some((each) => !feelsDifferent(code, each) && stems.every((stem) => each.stems.has(stem)));
  };
}
