import { append } from "./bounded-list";
import type { ClusterOptions, Entity, FoundEntity } from "./entity";
import { initialsOf, isMinor, tightKey, wordsOf } from "./name-key";
import { knownAs } from "./nicknames";
import {
  ABBREVIATION_DOMINANCE,
  CLIPPED_RATIO,
  LONGEST_ABBREVIATED,
  LONGEST_BLEND,
  MIN_CLIPPED,
  MIN_USES_TO_ABBREVIATE,
  SHORTEST_BLEND,
} from "./parameters";
import type { Phrase } from "./phrase-counts";

/**
 * Finds the names that abbreviations stand for: initials ("BoA", "B of A"), blends of words ("AmFam"), clippings
 * ("Merc") and nicknames.
 */
export class Abbreviations {
  readonly #options: ClusterOptions;
  readonly #byInitials = new Map<string, Entity[]>();
  /** Names of one word and names of several words, by their first two letters. */
  readonly #singleByStart = new Map<string, Entity[]>();
  readonly #longByStart = new Map<string, Entity[]>();

  constructor(options: ClusterOptions) {
    this.#options = options;
  }

  add(entity: Entity): void {
    const { key } = entity;
    for (const initials of [...initialsOf(key), ...partlyInitials(key)]) append(this.#byInitials, initials, entity);
    if (key.length < SHORTEST_BLEND) return;
    const starts = wordsOf(key).length > 1 ? this.#longByStart : this.#singleByStart;
    append(starts, key.slice(0, 2), entity);
  }

  /**
   * The name that a key abbreviates, or the abbreviation that a key writes in full, if that is a name. `exact` finds
   * the entity with exactly this key.
   */
  find(key: string, phrase: Phrase | undefined, exact: (key: string) => Entity | undefined): FoundEntity | null {
    const entity =
      this.#meantBy(key, phrase) ??
      this.#initialsOf(key, exact) ??
      knownAs(key).map(exact).find(Boolean) ??
      this.#blend(key) ??
      this.#clipping(key, phrase);
    return entity ? { entity, closeness: "near" } : null;
  }

  #meantBy(key: string, phrase: Phrase | undefined): Entity | null {
    const [partly, ...others] = key.includes(" ") ? (this.#byInitials.get(key) ?? []) : [];
    if (partly && others.length === 0) return partly;
    const words = wordsOf(key);
    const isSpaced = words.length > 1 && words.every((word) => word.length === 1 || isMinor(word));
    const letters = isSpaced ? words.map((word) => word.charAt(0)).join("") : tightKey(key);
    if (!/^\p{L}{2,5}$/u.test(letters)) return null;
    const [best, second] = (this.#byInitials.get(letters) ?? []).toSorted((a, b) => b.count - a.count);
    if (!best || !dominates(best, second) || best.count < MIN_USES_TO_ABBREVIATE) return null;
    const isUpperCase = isMostlyUpperCase(phrase);
    const isOfName = letters.length > 2 || key.includes("&");
    if (!isOfName && (!isUpperCase || wordsOf(best.key).some((word) => this.#options.isAdded(word)))) return null;
    return this.#options.isPlain(letters) && !isUpperCase ? null : best;
  }

  #initialsOf(key: string, exact: (key: string) => Entity | undefined): Entity | null {
    for (const initials of initialsOf(key)) {
      const known = exact(initials);
      if (!known || tightKey(known.key) !== initials) continue;
      if (known.key.includes("&") || this.#isUnmistakable(initials, key, known)) return known;
    }
    for (const form of partlyInitials(key)) {
      const known = exact(form);
      if (known?.key === form) return known;
    }
    return null;
  }

  #isUnmistakable(initials: string, key: string, known: Entity): boolean {
    if (this.#options.isPlain(initials)) return false;
    return (
      initials.length > 2 || (isMostlyUpperCase(known) && !wordsOf(key).some((word) => this.#options.isAdded(word)))
    );
  }

  /** A clipping, such as "Merc" for "Mercedes": the beginning of a name that is no everyday word itself. */
  #clipping(key: string, phrase: Phrase | undefined): Entity | null {
    if (key.length < SHORTEST_BLEND || wordsOf(key).length > 1 || this.#options.isPlain(key)) return null;
    const start = key.slice(0, 2);
    const [best, second] = [this.#singleByStart, this.#longByStart]
      .flatMap((starts) => starts.get(start) ?? [])
      .filter(({ key: other }) => other.startsWith(key) && (wordsOf(other)[0]?.length ?? 0) >= key.length + MIN_CLIPPED)
      .toSorted((a, b) => b.count - a.count);
    const isRarer = best && best.count >= CLIPPED_RATIO * (phrase?.count ?? 1);
    return isRarer && dominates(best, second) ? best : null;
  }

  /** A blend, such as "AmFam" for "American Family": the beginnings of all words, joined. */
  #blend(key: string): Entity | null {
    const isLong = wordsOf(key).length > 1;
    if (!isLong && (key.length < SHORTEST_BLEND || this.#options.isPlain(key))) return null;
    const starts = isLong ? this.#singleByStart : this.#longByStart;
    const [best, second] = (starts.get(key.slice(0, 2)) ?? [])
      .filter(({ key: other }) => {
        const [word, whole] = isLong ? [other, key] : [key, other];
        return isBlend(word, wordsOf(whole)) && !this.#options.isPlain(word);
      })
      .toSorted((a, b) => b.count - a.count);
    return best && dominates(best, second) ? best : null;
  }
}

/** True if a name is so much more frequent than the next candidate that people must mean this one. */
export function dominates(best: Entity, second: Entity | undefined): boolean {
  return !second || best.count >= ABBREVIATION_DOMINANCE * second.count;
}

/** True if the word consists of the beginnings of all parts, each of two letters or more. */
function isBlend(word: string, parts: readonly string[]): boolean {
  if (word.length > LONGEST_BLEND || parts.length > LONGEST_ABBREVIATED) return false;
  let ends = new Set([0]);
  for (const part of parts) {
    const next = new Set<number>();
    for (const from of ends) {
      for (let to = from + 2; to <= word.length && part.startsWith(word.slice(from, to)); to++) next.add(to);
    }
    ends = next;
  }
  return ends.has(word.length);
}

/** Forms with the first words as initials and the others in full: "NY Times" for "New York Times". */
function partlyInitials(key: string): string[] {
  const words = key.split(" ");
  if (key.includes("&") || words.length < 3 || words.length > LONGEST_ABBREVIATED || words.some(isMinor)) return [];
  return words.slice(2).map((_, at) => {
    const initials = words.slice(0, at + 2).map((word) => word.charAt(0));
    return [initials.join(""), ...words.slice(at + 2)].join(" ");
  });
}

function isMostlyUpperCase(phrase: Pick<Phrase, "surfaces" | "count"> | undefined): boolean {
  if (!phrase) return false;
  const large = [...phrase.surfaces].reduce(
    (sum, [surface, uses]) => sum + (/\p{Lu}.*\p{Lu}/u.test(surface) ? uses : 0),
    0,
  );
  return large * 3 >= phrase.count;
}
