import { LRUCache } from "lru-cache";
import { tokenize } from "@/lib/language/tokens";
import { CHARACTERS_OF_WORD_SETS } from "./parameters";

const kept = new LRUCache<string, ReadonlySet<string>>({
  maxSize: CHARACTERS_OF_WORD_SETS,
  sizeCalculation: (_, text) => text.length + 1,
});

/** The distinct words of a text. They are cached, because several searches read the same answers. */
export function wordSet(text: string): ReadonlySet<string> {
  const known = kept.get(text);
  if (known) return known;
  const words = new Set(tokenize(text).map(({ word }) => word));
  kept.set(text, words);
  return words;
}
