import { newId } from "@/lib/ids";
import type { Codebook, CodebookDraft } from "./codebook";

/**
 * The codebook that `draft` makes of `current`: a category of the same name keeps its id, and a code of the same name
 * in it keeps id, number and so its mentions; whatever the draft lacks goes. New codes take the next numbers.
 */
export function replaceWith(
  draft: CodebookDraft,
  current: Codebook,
  { nextCodeNumber }: { nextCodeNumber: number },
): Codebook {
  let next = nextCodeNumber;
  const known = new Map(current.map((category) => [category.name, category]));
  return draft.map(({ name, codes }) => {
    const category = known.get(name);
    const knownCodes = new Map(category?.codes.map((code) => [code.name, code]));
    return {
      id: category?.id ?? newId(),
      name,
      codes: codes.map((code) => {
        const same = knownCodes.get(code.name);
        return {
          id: same?.id ?? newId(),
          name: code.name,
          definition: code.definition,
          sentiment: code.sentiment,
          codeNumber: same?.codeNumber ?? next++,
        };
      }),
    };
  });
}
