import { isMinor } from "./name-key";
import type { Phrase } from "./phrase-counts";
import { isAddition, listedAdditions } from "./plain-words";
import { spellingDistance } from "./spelling-distance";
import { SpellingIndex } from "./spelling-index";

const LEAST_NAMES = 3;
const SHORTEST_SLIP = 6;
const SLIP = 1.5;

/**
 * Words that people put before or behind names without meaning another one: legal forms, what was asked
 * for, and those that the answers show beside three names or more ("Nivea shampoo", "probably Dove"), but
 * seldom as a name of their own.
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
      const name = withoutMinor(rest);
      if (!word || !name || (phrases.get(name)?.count ?? 0) < 2) continue;
      const entry = beside.get(word) ?? { names: new Set(), count: 0 };
      entry.names.add(name);
      entry.count += count;
      beside.set(word, entry);
    }
  }
  const learnt = new Set<string>();
  for (const [word, { names, count }] of beside) {
    if (names.size >= LEAST_NAMES && count > (phrases.get(word)?.count ?? 0)) learnt.add(word);
  }
  return forgiving((word) => isAddition(word) || isAsked(word) || learnt.has(word), [...listedAdditions(), ...learnt]);
}

/** The same test that lets typing errors in long words pass. */
function forgiving(test: (word: string) => boolean, words: readonly string[]): (word: string) => boolean {
  const index = new SpellingIndex<null>();
  for (const word of words) if (word.length >= SHORTEST_SLIP) index.add(word, null);
  const known = new Map<string, boolean>();
  return (word) => {
    let isAdded = known.get(word);
    if (isAdded === undefined) {
      isAdded =
        test(word) ||
        (word.length >= SHORTEST_SLIP &&
          [...index.near(word)].some(({ spelling }) => spellingDistance(word, spelling, SLIP) <= SLIP));
      known.set(word, isAdded);
    }
    return isAdded;
  };
}

function withoutMinor(words: readonly string[]): string {
  let [from, to] = [0, words.length];
  while (from < to && isMinor(words[from] ?? "")) from++;
  while (to > from && isMinor(words[to - 1] ?? "")) to--;
  return words.slice(from, to).join(" ");
}
