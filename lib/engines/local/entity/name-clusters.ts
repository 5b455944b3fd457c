import { Abbreviations, isClearly, listed } from "./abbreviations";
import { isMinor, tightKey, wordsOf } from "./name-key";
import type { Phrase } from "./phrase-counts";
import { SpellingIndex } from "./spelling-index";
import { mostErrors, nameDistance, tolerance } from "./spelling-tolerance";

/** How surely a spelling stands for its name. */
export type Closeness = "same" | "near" | "far";

/** A name with all spellings that were united in it. */
export type Entity = {
  id: number;
  /** The place of the given name that it is, or null for one that the answers brought. */
  given: number | null;
  key: string;
  count: number;
  surfaces: Map<string, number>;
};

export type Found = { entity: Entity; closeness: Closeness };

export type ClusterOptions = {
  /** True for words of everyday language: a spelling of such words alone is no typing error. */
  isPlain(word: string): boolean;
  /** True for words that do not tell which name is meant. */
  isAdded(word: string): boolean;
  /** True where both stand in one answer: they are two names. */
  together(key: string, entity: Entity): boolean;
  /** True where the names are those of people, whose surname alone means them. */
  areOfPeople: boolean;
  /** How often the answers give the commonest name of several words that begins or ends with a key, but for one. */
  longer(key: string, but: string): number;
};

/** A spelling with a smaller share of a name's uses does not stand for it when others are compared. */
const RARE_SHARE = 0.04;
/** So many times as frequent a name explains spellings that are further from it. */
const FAR_RARER = 15;
/** A word of everyday language is a typing error only beside a name that is so many times as frequent. */
const PLAIN_RATIO = 25;
/** How often a name with an ordinary word behind it may occur, against the name alone, to be the same. */
const SPECIAL_SHARE = 0.1;
/** How many times as frequent as the next one a longer name must be for its part alone to mean it. */
const SOLE = 2;
const SHORTEST_CORE = 3;
/** How many times a name must be more frequent to be preferred, per unit of distance (a natural logarithm). */
const STEEPNESS = 2.5;
const LEAST_DISTANCE = 0.5;

/** Names and the spellings that stand for them; a spelling that is near to a more frequent one joins it. */
export class NameClusters {
  readonly entities: Entity[] = [];
  readonly #options: ClusterOptions;
  readonly #exact = new Map<string, Found>();
  readonly #index = new SpellingIndex<Entity>();
  /** Keys of given names, whose uses are counted in advance. */
  readonly #counted = new Set<string>();
  readonly #abbreviations: Abbreviations;
  readonly #byWord = new Map<string, Entity[]>();

  constructor(options: ClusterOptions) {
    this.#options = options;
    this.#abbreviations = new Abbreviations(options);
  }

  /** Adds a name that is given, with its spellings and how often all of them occur. */
  give(given: number, keys: readonly string[], count: number): void {
    const [key] = keys;
    if (!key) return;
    const entity = this.#found(key, count, given);
    for (const other of keys) {
      this.#counted.add(other);
      this.#register(other, entity, "same", true);
      this.#register(other.replace(/ (?:and|und|et|y|e) /g, "&"), entity, "same", false);
    }
  }

  /** Puts a phrase to the entity that it spells, or makes it a new one. Phrases come by falling frequency. */
  join(phrase: Phrase): Found {
    const found = this.find(phrase.key, phrase);
    if (found) {
      this.#absorb(found, phrase);
      return found;
    }
    const entity = this.#found(phrase.key, 0, null);
    const fresh: Found = { entity, closeness: "same" };
    this.#absorb(fresh, phrase);
    return fresh;
  }

  /** The entity that a spelling stands for; `phrase` tells how frequent it is where it was counted. */
  find(key: string, phrase?: Phrase): Found | null {
    return (
      this.exact(key) ??
      this.#withoutAdditions(key, phrase) ??
      this.#abbreviations.find(key, phrase, (other) => this.exact(other)?.entity) ??
      this.misspelt(key, phrase) ??
      this.#part(key, phrase)
    );
  }

  /** True where a name of several words holds this one. */
  hasPart(word: string): boolean {
    return this.#byWord.has(word);
  }

  /** The entity that is spelt so, but for spaces. */
  exact(key: string): Found | null {
    return (
      this.#exact.get(key) ??
      (key.includes(" ") || key.includes("&") ? this.#exact.get(tightKey(key)) : undefined) ??
      null
    );
  }

  #found(key: string, count: number, given: number | null): Entity {
    const entity: Entity = { id: this.entities.length, given, key, count, surfaces: new Map() };
    this.entities.push(entity);
    this.#register(key, entity, "same", true);
    const core = coreOf(key, this.#options.isAdded);
    if (core && !/^\d+$/.test(core)) this.#register(core, entity, "same", false);
    this.#abbreviations.add(entity);
    const words = new Set(wordsOf(key));
    for (const word of words) if (!isMinor(word) && words.size > 1) listed(this.#byWord, word).push(entity);
    return entity;
  }

  #register(key: string, entity: Entity, closeness: Closeness, isHead: boolean): void {
    const tight = tightKey(key);
    for (const form of [key, tight, tightKey(key.replaceAll("&", " and "))]) {
      if (form && !this.#exact.has(form)) this.#exact.set(form, { entity, closeness });
    }
    if (!isHead) return;
    const core = tightKey(coreOf(key, this.#options.isAdded));
    this.#index.add(tight, entity);
    if (core !== tight && core.length >= SHORTEST_CORE) this.#index.add(core, entity);
  }

  #absorb({ entity, closeness }: Found, phrase: Phrase): void {
    if (!this.#counted.has(phrase.key)) entity.count += phrase.count;
    for (const [surface, count] of phrase.surfaces)
      entity.surfaces.set(surface, (entity.surfaces.get(surface) ?? 0) + count);
    this.#register(phrase.key, entity, closeness, closeness === "same" || phrase.count > RARE_SHARE * entity.count);
  }

  #withoutAdditions(key: string, phrase: Phrase | undefined): Found | null {
    const core = coreOf(key, this.#options.isAdded);
    if (!core) return null;
    const known = this.exact(core) ?? this.exact(core.replace(/^\p{L} (?=\p{L}{3})|(?<=\p{L})s$/u, ""));
    if (known) return known;
    if (core === key) return null;
    return wordsOf(core).every((word) => this.#options.isPlain(word)) ? null : this.misspelt(core, phrase);
  }

  /** The more frequent name that a spelling is near to. */
  misspelt(key: string, phrase: Phrase | undefined): Found | null {
    const tight = tightKey(key);
    if (tight.length < 3) return null;
    const isPlain = wordsOf(key).every((word) => this.#options.isPlain(word));
    if (isPlain && !phrase) return null;
    let best: Found | null = null;
    let highest = Number.NEGATIVE_INFINITY;
    for (const { spelling, value: entity } of this.#index.near(tight)) {
      const prior = Math.log(entity.count + 1);
      if (
        prior - STEEPNESS * LEAST_DISTANCE <= highest ||
        (phrase && phrase.count > mostErrors(entity.count, 0, spelling.length))
      )
        continue;
      if (isPlain && (phrase?.count ?? 1) * PLAIN_RATIO > entity.count) continue;
      const most = isPlain ? 1 : tolerance(spelling.length, (phrase?.count ?? 1) * FAR_RARER <= entity.count);
      const distance = nameDistance(key, entity.key, tight, spelling, most);
      if (distance > most || !this.#isRareEnough(phrase, entity, distance, spelling.length)) continue;
      const value = prior - STEEPNESS * distance;
      if (value <= highest || (phrase && this.#options.together(phrase.key, entity))) continue;
      highest = value;
      best = { entity, closeness: distance <= 1 ? "near" : "far" };
    }
    return best;
  }

  #isRareEnough(phrase: Phrase | undefined, entity: Entity, distance: number, length: number): boolean {
    if (!phrase) return true;
    if (phrase.count > mostErrors(entity.count, distance, length)) return false;
    return phrase.count < entity.count || length >= 6;
  }

  /** "Merkel" is "Angela Merkel", or she is "Merkel"; "Tesco near me" is "Tesco". */
  #part(key: string, phrase: Phrase | undefined): Found | null {
    if (key.length < 3) return null;
    const entity = this.#wholeOf(key, phrase) ?? this.#surnameOf(key, phrase) ?? this.#headOf(key, phrase);
    return entity ? { entity, closeness: "near" } : null;
  }

  /** The longer name that a part stands for where no other name has it. */
  #wholeOf(key: string, phrase: Phrase | undefined): Entity | null {
    const words = wordsOf(key);
    const [whole, second] = (this.#byWord.get(words[0] ?? "") ?? [])
      .filter((entity) => entity.key.startsWith(`${key} `) || entity.key.endsWith(` ${key}`))
      .toSorted((a, b) => b.count - a.count);
    if (!whole || !isClearly(whole, second) || !this.#isSole(key, whole.key, whole.count)) return null;
    const isPlain = words.every((word) => this.#options.isPlain(word) || isMinor(word));
    const isPlainWhole = wordsOf(whole.key).every((word) => this.#options.isPlain(word));
    const isMeant = !isPlain || this.#options.areOfPeople || (phrase && !isPlainWhole && whole.key.startsWith(key));
    return isMeant && whole.count >= (phrase?.count ?? 1) ? whole : null;
  }

  /** The person who is mostly named by the surname alone. */
  #surnameOf(key: string, phrase: Phrase | undefined): Entity | null {
    const surname = wordsOf(key).at(-1) as string;
    if (!this.#options.areOfPeople || surname === key) return null;
    const known = this.exact(surname)?.entity;
    return known?.key === surname && this.#isSole(surname, key, phrase?.count ?? 1) ? known : null;
  }

  /** The name that ordinary words follow. */
  #headOf(key: string, phrase: Phrase | undefined): Entity | null {
    const words = wordsOf(key);
    for (let length = words.length - 1; length >= 1; length--) {
      const head = this.exact(words.slice(0, length).join(" "))?.entity;
      if (!head || (phrase && phrase.count > Math.max(1, SPECIAL_SHARE * head.count))) continue;
      if (words.slice(length).every((rest) => this.#options.isPlain(rest) && !/\d/.test(rest))) return head;
    }
    return null;
  }

  /** True where a name of so many uses is by far the commonest that begins or ends with a part. */
  #isSole(part: string, name: string, uses: number): boolean {
    return this.#options.longer(part, name) * SOLE <= uses;
  }
}

/** A name without articles, legal forms and the kind of thing that was asked for. */
function coreOf(key: string, isAdded: (word: string) => boolean): string {
  const words = key.split(" ");
  const isIdle = (word: string | undefined) => word !== undefined && (isMinor(word) || isAdded(word));
  let [from, to] = [0, words.length];
  while (from < to && isIdle(words[from])) from++;
  while (to > from && isIdle(words[to - 1])) to--;
  return words.slice(from, to).join(" ");
}
