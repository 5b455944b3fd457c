import { CONFIDENCES } from "@/db/schema/terms";
import type { SuggestionDraft } from "../draft";
import { MAX_OF_KIND } from "../parameters";
import type { Material } from "./coded-answers";
import { examineCodes } from "./examine-codes";
import { suggestMerges } from "./suggest-merges";
import { suggestThemes } from "./suggest-themes";

/** All suggestions for a coded question, those that concern the most answers first within each kind. */
export async function computeSuggestions(material: Material): Promise<SuggestionDraft[]> {
  const kinds = [await suggestThemes(material), await suggestMerges(material), await examineCodes(material)];
  const kept = new Map<SuggestionDraft["type"], number>();
  const drafts = kinds
    .flat()
    .toSorted((one, other) => other.mentions.length - one.mentions.length)
    .filter(({ type }) => {
      const number = (kept.get(type) ?? 0) + 1;
      kept.set(type, number);
      return number <= MAX_OF_KIND;
    });
  return drafts.map((draft) => ({
    ...draft,
    mentions: draft.mentions.toSorted((one, other) => rank(one) - rank(other)),
  }));
}

/** The surest mentions come first, so that the quotes are the best ones. */
const rank = ({ confidence }: SuggestionDraft["mentions"][number]) => CONFIDENCES.indexOf(confidence);
