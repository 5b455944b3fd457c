import { isMinor, trimmedName } from "./name-key";
import { ADDITION_DISTANCE, MIN_NAMES_WITH_ADDITION, SHORTEST_MISTYPED_ADDITION } from "./parameters";
import type { Phrase } from "./phrase-counts";
import { isAddition, listedAdditions } from "./plain-words";
import { spellingDistance } from "./spelling-distance";
import { SpellingIndex } from "./spelling-index";

/**
 * Learns which words people add to names without changing which name is meant: legal forms, the category that the
 * question asks for, and words that stand beside at least three names ("Nivea shampoo", "probably Dove"), more often
 * than alone. Returns a test for such words, which tolerates typing errors in long words.
 */
export function learnAdditions(
  phrases: ReadonlyMap<string, Phrase>,
  isAsked: (word: string) => boolean,
): (word: string) => boolean {
  const beside = new Map<string, { names: Set<string>; count: number }>();
  for (const { words, count, key } of phrases.values()) {
    if (words.length < 2 || key.includes("&")) continue;
    for (const [word, rest] of [
      [words[0], words.slice(1)],
      [words.at(-1), words.slice(0, -1)],
    ] as const) {
      const name = trimmedName(rest, isMinor);
      if (!word || !name || (phrases.get(name)?.count ?? 0) < 2) continue;
      const entry = beside.get(word) ?? { names: new Set(), count: 0 };
      entry.names.add(name);
      entry.count += count;
      beside.set(word, entry);
    }
  }
  const learnt = new Set<string>();
  for (const [word, { names, count }] of beside) {
    if (names.size >= MIN_NAMES_WITH_ADDITION && count > (phrases.get(word)?.count ?? 0)) learnt.add(word);
  }
  return forgiving((word) => isAddition(word) || isAsked(word) || learnt.has(word), [...listedAdditions(), ...learnt]);
}

/** The same test, but tolerant of typing errors in long words. */
function forgiving(test: (word: string) => boolean, words: readonly string[]): (word: string) => boolean {
  const index = new SpellingIndex<null>();
  for (const word of words) if (word.length >= SHORTEST_MISTYPED_ADDITION) index.add(word, null);
  const known = new Map<string, boolean>();
  return (word) => {
    let isAdded = known.get(word);
    if (isAdded === undefined) {
      isAdded =
        test(word) ||
        (word.length >= SHORTEST_MISTYPED_ADDITION &&
          [...index.near(word)].some(
            ({ spelling }) => spellingDistance(word, spelling, ADDITION_DISTANCE) <= ADDITION_DISTANCE,
          ));
      known.set(word, isAdded);
    }
    return isAdded;
  };
}
