import { lexiconOf } from "@/lib/language/feeling/lexicon";
import { isNarrative, isVague } from "./name-words";
import type { WordIndex } from "./typical-words";

const kept = new WeakMap<WordIndex, ReadonlyMap<string, number>>();

/**
 * How often a text is about one word alone, by stem: of the texts with the word, the share in which all other words
 * judge, are vague, or only tell what somebody did. "Great location" is about the location alone; hardly any text is
 * about "system" alone. The count of such texts is increased by one (smoothing), because a few texts can't prove that a
 * word is never said alone.
 */
export function saidAlone(index: WordIndex, language: string): ReadonlyMap<string, number> {
  const known = kept.get(index);
  if (known) return known;
  const { valence } = lexiconOf(language);
  const { texts, words, stems, spellings, counts } = index;
  const adds = spellings.map((word) => !isVague(word, language) && !isNarrative(word) && !valence(word));
  const alone = new Int32Array(stems.length);
  texts.forEach((text, place) => {
    const wordOf = (at: number) => words[place]?.[at];
    const all = [...text.keys()];
    const subjects = all.filter((at) => adds[text[at] as number]);
    const about = subjects.length > 0 ? subjects : all;
    if (new Set(about.map(wordOf)).size > 1) return;
    for (const at of about) alone[text[at] as number] = (alone[text[at] as number] as number) + 1;
  });
  const shares = new Map(stems.map((stem, item) => [stem, ((alone[item] as number) + 1) / (counts[item] as number)]));
  kept.set(index, shares);
  return shares;
}
