import type { ClusterOptions, Entity, Found } from "./name-clusters";
import { initialsOf, isMinor, tightKey, wordsOf } from "./name-key";
import { knownAs } from "./nicknames";
import type { Phrase } from "./phrase-counts";

/** How many times as frequent as the next one a name must be for an abbreviation to mean it. */
const UNAMBIGUOUS = 5;
const LEAST_USES = 2;
const SHORTEST_BLEND = 4;
/** A beginning of a word that leaves out so many letters or more is no other word: "Merc", not "Niger". */
const LEAST_CLIPPED = 4;
const CLIPPED_RARER = 2;

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
    for (const initials of [...initialsOf(key), ...partlyInitials(key)])
      listed(this.#byInitials, initials).push(entity);
    if (key.length >= SHORTEST_BLEND) listed(this.#byStart, key.slice(0, 2)).push(entity);
  }

  /** What a key abbreviates, or what abbreviates it; `exact` finds what is known by a key. */
  find(key: string, phrase: Phrase | undefined, exact: (key: string) => Entity | undefined): Found | null {
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
      if (known.key.includes("&") || this.#isTelling(initials, key, known)) return known;
    }
    for (const form of partlyInitials(key)) {
      const known = exact(form);
      if (known?.key === form) return known;
    }
    return null;
  }

  #isTelling(initials: string, key: string, known: Entity): boolean {
    if (this.#options.isPlain(initials)) return false;
    return initials.length > 2 || (isWrittenLarge(known) && !wordsOf(key).some((word) => this.#options.isAdded(word)));
  }

  /** "Merc" for "Mercedes": a beginning that is no word by itself. */
  #clipping(key: string, phrase: Phrase | undefined): Entity | null {
    if (key.length < SHORTEST_BLEND || wordsOf(key).length > 1 || this.#options.isPlain(key)) return null;
    const [best, second] = (this.#byStart.get(key.slice(0, 2)) ?? [])
      .filter(
        ({ key: other }) => other.startsWith(key) && (wordsOf(other)[0]?.length ?? 0) >= key.length + LEAST_CLIPPED,
      )
      .toSorted((a, b) => b.count - a.count);
    const isRarer = best && best.count >= CLIPPED_RARER * (phrase?.count ?? 1);
    return isRarer && isClearly(best, second) ? best : null;
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

/** "NY Times" for "New York Times": its first words as initials, the others whole. */
function partlyInitials(key: string): string[] {
  const words = key.split(" ");
  if (key.includes("&") || words.length < 3 || words.some(isMinor)) return [];
  return words.slice(2).map((_, at) => {
    const initials = words.slice(0, at + 2).map((word) => word.charAt(0));
    return [initials.join(""), ...words.slice(at + 2)].join(" ");
  });
}

function isWrittenLarge(phrase: Pick<Phrase, "surfaces" | "count"> | undefined): boolean {
  if (!phrase) return false;
  const large = [...phrase.surfaces].reduce(
    (sum, [surface, uses]) => sum + (/\p{Lu}.*\p{Lu}/u.test(surface) ? uses : 0),
    0,
  );
  return large * 3 >= phrase.count;
}
