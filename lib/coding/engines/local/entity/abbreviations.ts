import type { ClusterOptions, Entity, Found } from "./name-clusters";
import { initialsOf, isMinor, tightKey, wordsOf } from "./name-key";
import type { Phrase } from "./phrase-counts";

/** How many times as frequent as the next one a name must be for an abbreviation to mean it. */
const UNAMBIGUOUS = 5;
const LEAST_USES = 3;
const SHORTEST_BLEND = 4;

/** Finds what abbreviations stand for: initials ("BoA", "B of A") and the beginnings of words ("AmFam"). */
export class Abbreviations {
  readonly #options: ClusterOptions;
  readonly #byInitials = new Map<string, Entity[]>();
  readonly #byStart = new Map<string, Entity[]>();

  constructor(options: ClusterOptions) {
    this.#options = options;
  }

  add(entity: Entity): void {
    const { key } = entity;
    for (const initials of initialsOf(key)) listed(this.#byInitials, initials).push(entity);
    if (key.length >= SHORTEST_BLEND) listed(this.#byStart, key.slice(0, 2)).push(entity);
  }

  /** What a key abbreviates, or what abbreviates it; `exact` finds what is known by a key. */
  find(key: string, phrase: Phrase | undefined, exact: (key: string) => Entity | undefined): Found | null {
    const entity = this.#meantBy(key, phrase) ?? this.#initialsOf(key, exact) ?? this.#blend(key);
    return entity ? { entity, closeness: "near" } : null;
  }

  #meantBy(key: string, phrase: Phrase | undefined): Entity | null {
    const words = wordsOf(key);
    const isSpaced = words.length > 1 && words.every((word) => word.length === 1 || isMinor(word));
    const letters = isSpaced ? words.map((word) => word.charAt(0)).join("") : tightKey(key);
    if (!/^\p{L}{2,5}$/u.test(letters)) return null;
    const [best, second] = (this.#byInitials.get(letters) ?? []).toSorted((a, b) => b.count - a.count);
    if (!best || !isClearly(best, second) || best.count < LEAST_USES) return null;
    const isLarge = isWrittenLarge(phrase);
    const isOfName = letters.length > 2 || key.includes("&");
    if (!isOfName && (!isLarge || wordsOf(best.key).some((word) => this.#options.isAdded(word)))) return null;
    return this.#options.isPlain(letters) && !isLarge ? null : best;
  }

  #initialsOf(key: string, exact: (key: string) => Entity | undefined): Entity | null {
    for (const initials of initialsOf(key)) {
      const known = exact(initials);
      if (!known || tightKey(known.key) !== initials) continue;
      if ((initials.length > 2 && !this.#options.isPlain(initials)) || known.key.includes("&")) return known;
    }
    return null;
  }

  /** "AmFam" for "American Family": the beginnings of all its words. */
  #blend(key: string): Entity | null {
    const isLong = wordsOf(key).length > 1;
    if (!isLong && (key.length < SHORTEST_BLEND || this.#options.isPlain(key))) return null;
    const [best, second] = (this.#byStart.get(key.slice(0, 2)) ?? [])
      .filter(({ key: other }) => {
        const [word, whole] = isLong ? [other, key] : [key, other];
        return (
          wordsOf(word).length === 1 &&
          wordsOf(whole).length > 1 &&
          !this.#options.isPlain(word) &&
          isBlend(word, wordsOf(whole))
        );
      })
      .toSorted((a, b) => b.count - a.count);
    return best && isClearly(best, second) ? best : null;
  }
}

/** True where a name is so much more frequent than the next one that it is meant. */
export function isClearly(best: Entity, second: Entity | undefined): boolean {
  return !second || best.count >= UNAMBIGUOUS * second.count;
}

/** The list under a key, begun where there is none. */
export function listed<Item>(lists: Map<string, Item[]>, key: string): Item[] {
  const known = lists.get(key);
  if (known) return known;
  const fresh: Item[] = [];
  lists.set(key, fresh);
  return fresh;
}

function isBlend(word: string, parts: readonly string[]): boolean {
  const [part, ...rest] = parts;
  if (part === undefined) return word === "";
  for (let length = 2; length <= Math.min(part.length, word.length); length++) {
    if (word.slice(0, length) === part.slice(0, length) && isBlend(word.slice(length), rest)) return true;
  }
  return false;
}

function isWrittenLarge(phrase: Phrase | undefined): boolean {
  if (!phrase) return false;
  const large = [...phrase.surfaces].reduce(
    (sum, [surface, uses]) => sum + (/\p{Lu}.*\p{Lu}/u.test(surface) ? uses : 0),
    0,
  );
  return large * 3 >= phrase.count;
}
