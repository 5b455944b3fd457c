import { readFileSync } from "node:fs";
import { isTranslated } from "@/lib/language/glossary/glossary";
import { once } from "@/lib/language/memoized";
import { dataPath } from "@/lib/language/read-data";
import { RAREST_RANK, RARITY_FROM_RANK } from "./parameters";
import { decodeRelatedWords, FULL_SIMILARITY } from "./related-words-file";

/** A word of similar meaning; its weight is below 1. */
export type Related = { stem: string; weight: number };

/** The least similarity of related words, the most of them, and the factor on the similarity. */
export type RelatedSetting = { min: number; max: number; weight: number };

/** General knowledge of English words: which are similar in meaning, and which are frequent. */
type WordKnowledge = {
  relatedTo(stem: string, setting: RelatedSetting): Related[];
  /** The inverse frequency of a stem in everyday speech, at least 1; an unknown stem counts as one of the rarest. */
  rarity(stem: string): number;
};

const english = once((): WordKnowledge => {
  const file = readFileSync(dataPath("engines/local/scoring/data/related-words.bin"));
  const { stems, starts, rows, similarities } = decodeRelatedWords(file);
  const rowOf = new Map(stems.map((stem, row) => [stem, row]));
  return {
    relatedTo(stem, { min, max, weight }) {
      const row = rowOf.get(stem) ?? -1;
      const found: Related[] = [];
      for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0) && found.length < max && row >= 0; at++) {
        const similarity = (similarities[at] as number) / FULL_SIMILARITY;
        if (similarity < min) break;
        found.push({ stem: stems[rows[at] as number] as string, weight: similarity * weight });
      }
      return found;
    },
    rarity: (stem) => rarityOfRank(rowOf.get(stem) ?? RAREST_RANK),
  };
});

/** Zipf's law: the frequency of a word falls with its rank among all words. */
function rarityOfRank(rank: number): number {
  return 1 + Math.log((Math.min(rank, RAREST_RANK) + RARITY_FROM_RANK) / RARITY_FROM_RANK);
}

/** The word knowledge for English, and for the languages whose words get English stems (`sharedStemsOf`). */
export function wordKnowledgeOf(language: string): WordKnowledge {
  return language === "en" || isTranslated(language) ? english() : NOTHING_KNOWN;
}

const NOTHING_KNOWN: WordKnowledge = { relatedTo: () => [], rarity: () => rarityOfRank(RAREST_RANK) };
