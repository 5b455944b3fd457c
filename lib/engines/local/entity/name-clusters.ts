import { Abbreviations, dominates } from "./abbreviations";
import { append } from "./bounded-list";
import type { Closeness, ClusterOptions, Entity, FoundEntity } from "./entity";
import { isMinor, tightKey, trimmedName, wordsOf } from "./name-key";
import {
  DISTANCE_COST,
  FAR_RATIO,
  MAX_SPECIFIC_SHARE,
  MIN_DISTANCE,
  MIN_SPELLING_SHARE,
  PLAIN_RATIO,
  SHORTEST_CORE,
  SOLE_RATIO,
} from "./parameters";
import type { Phrase } from "./phrase-counts";
import { SpellingIndex } from "./spelling-index";
import { mostErrors, nameDistance, tolerance } from "./spelling-tolerance";

/** All names with their spellings. A spelling is added to a more frequent name that is similar enough. */
export class NameClusters {
  readonly entities: Entity[] = [];
  readonly #options: ClusterOptions;
  readonly #exact = new Map<string, FoundEntity>();
  readonly #index = new SpellingIndex<Entity>();
  /** Keys of the codebook's names. Their uses have been counted already. */
  readonly #counted = new Set<string>();
  readonly #abbreviations: Abbreviations;
  readonly #byWord = new Map<string, Entity[]>();

  constructor(options: ClusterOptions) {
    this.#options = options;
    this.#abbreviations = new Abbreviations(options);
  }

  /** Adds a name of the codebook with its spellings. `count` is the number of uses of all spellings together. */
  give(given: number, keys: readonly string[], count: number): void {
    const [key] = keys;
    if (!key) return;
    const entity = this.#createEntity(key, count, given);
    for (const other of keys) {
      this.#counted.add(other);
      this.#register(other, entity, "same", true);
      this.#register(other.replace(/ (?:and|und|et|y|e) /g, "&"), entity, "same", false);
    }
  }

  /**
   * Adds a phrase to the name of which it is a spelling, or makes it a new name. Call it with the most frequent phrases
   * first.
   */
  join(phrase: Phrase): FoundEntity {
    const found = this.find(phrase.key, phrase);
    if (found) {
      this.#absorb(found, phrase);
      return found;
    }
    const entity = this.#createEntity(phrase.key, 0, null);
    const fresh: FoundEntity = { entity, closeness: "same" };
    this.#absorb(fresh, phrase);
    return fresh;
  }

  /** The name that a spelling stands for. `phrase` holds the spelling's frequency, if it was counted. */
  find(key: string, phrase?: Phrase): FoundEntity | null {
    return (
      this.exact(key) ??
      this.#withoutAdditions(key, phrase) ??
      this.#abbreviations.find(key, phrase, (other) => this.exact(other)?.entity) ??
      this.misspelt(key, phrase) ??
      this.#part(key, phrase)
    );
  }

  /** True for a word of a name that has several words. */
  hasPart(word: string): boolean {
    return this.#byWord.has(word);
  }

  /** The name with this spelling, ignoring spaces. */
  exact(key: string): FoundEntity | null {
    return (
      this.#exact.get(key) ??
      (key.includes(" ") || key.includes("&") ? this.#exact.get(tightKey(key)) : undefined) ??
      null
    );
  }

  #createEntity(key: string, count: number, given: number | null): Entity {
    const entity: Entity = { id: this.entities.length, given, key, count, surfaces: new Map() };
    this.entities.push(entity);
    this.#register(key, entity, "same", true);
    const core = coreOf(key, this.#options.isAdded);
    if (core && !/^\d+$/.test(core)) this.#register(core, entity, "same", false);
    this.#abbreviations.add(entity);
    const words = new Set(wordsOf(key));
    for (const word of words) if (!isMinor(word) && words.size > 1) append(this.#byWord, word, entity);
    return entity;
  }

  #register(key: string, entity: Entity, closeness: Closeness, attracts: boolean): void {
    const tight = tightKey(key);
    for (const form of [key, tight, tightKey(key.replaceAll("&", " and "))]) {
      if (form && !this.#exact.has(form)) this.#exact.set(form, { entity, closeness });
    }
    if (!attracts) return;
    const core = tightKey(coreOf(key, this.#options.isAdded));
    this.#index.add(tight, entity);
    if (core !== tight && core.length >= SHORTEST_CORE) this.#index.add(core, entity);
  }

  #absorb({ entity, closeness }: FoundEntity, phrase: Phrase): void {
    if (!this.#counted.has(phrase.key)) entity.count += phrase.count;
    for (const [surface, count] of phrase.surfaces)
      entity.surfaces.set(surface, (entity.surfaces.get(surface) ?? 0) + count);
    this.#register(
      phrase.key,
      entity,
      closeness,
      closeness === "same" || phrase.count > MIN_SPELLING_SHARE * entity.count,
    );
  }

  #withoutAdditions(key: string, phrase: Phrase | undefined): FoundEntity | null {
    const core = coreOf(key, this.#options.isAdded);
    if (!core) return null;
    const known = this.exact(core) ?? this.exact(core.replace(/^\p{L} (?=\p{L}{3})|(?<=\p{L})s$/u, ""));
    if (known) return known;
    if (core === key) return null;
    return wordsOf(core).every((word) => this.#options.isPlain(word)) ? null : this.misspelt(core, phrase);
  }

  /**
   * The more frequent name of which the key may be a misspelling: the one with the largest log frequency minus the cost
   * of the spelling distance.
   */
  misspelt(key: string, phrase: Phrase | undefined): FoundEntity | null {
    const tight = tightKey(key);
    if (tight.length < 3) return null;
    const isPlain = wordsOf(key).every((word) => this.#options.isPlain(word));
    if (isPlain && !phrase) return null;
    let best: FoundEntity | null = null;
    let highest = Number.NEGATIVE_INFINITY;
    for (const { spelling, value: entity } of this.#index.near(tight)) {
      const prior = Math.log(entity.count + 1);
      if (
        prior - DISTANCE_COST * MIN_DISTANCE <= highest ||
        (phrase && phrase.count > mostErrors(entity.count, 0, spelling.length))
      )
        continue;
      if (isPlain && (phrase?.count ?? 1) * PLAIN_RATIO > entity.count) continue;
      const max = isPlain ? 1 : tolerance(spelling.length, (phrase?.count ?? 1) * FAR_RATIO <= entity.count);
      const distance = nameDistance(key, entity.key, tight, spelling, max);
      if (distance > max || !this.#isRareEnough(phrase, entity, distance, spelling.length)) continue;
      const value = prior - DISTANCE_COST * distance;
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

  /**
   * The name of which the key is a part, or which is a part of the key: "Merkel" is "Angela Merkel", "Tesco near me" is
   * "Tesco".
   */
  #part(key: string, phrase: Phrase | undefined): FoundEntity | null {
    if (key.length < 3) return null;
    const entity = this.#wholeOf(key, phrase) ?? this.#surnameOf(key, phrase) ?? this.#headOf(key, phrase);
    return entity ? { entity, closeness: "near" } : null;
  }

  /**
   * The longer name for which a part stands, unless another frequent name has the same part, or people name both beside
   * each other ("Pepsi, Pepsi Max").
   */
  #wholeOf(key: string, phrase: Phrase | undefined): Entity | null {
    const words = wordsOf(key);
    const [whole, second] = (this.#byWord.get(words[0] ?? "") ?? [])
      .filter((entity) => entity.key.startsWith(`${key} `) || entity.key.endsWith(` ${key}`))
      .toSorted((a, b) => b.count - a.count);
    if (!whole || !dominates(whole, second) || !this.#isSole(key, whole.key, whole.count)) return null;
    const isPlain = words.every((word) => this.#options.isPlain(word) || isMinor(word));
    const isPlainWhole = wordsOf(whole.key).every((word) => this.#options.isPlain(word));
    const isMeant = !isPlain || this.#options.areOfPeople || (phrase && !isPlainWhole && whole.key.startsWith(key));
    if (phrase && this.#options.together(phrase.key, whole)) return null;
    return isMeant && whole.count >= (phrase?.count ?? 1) ? whole : null;
  }

  /** The person whose surname alone is the usual name. */
  #surnameOf(key: string, phrase: Phrase | undefined): Entity | null {
    const surname = wordsOf(key).at(-1) as string;
    if (!this.#options.areOfPeople || surname === key) return null;
    const known = this.exact(surname)?.entity;
    return known?.key === surname && this.#isSole(surname, key, phrase?.count ?? 1) ? known : null;
  }

  /** The name at the beginning of the key, if only everyday words follow it. */
  #headOf(key: string, phrase: Phrase | undefined): Entity | null {
    const words = wordsOf(key);
    for (let length = words.length - 1; length >= 1; length--) {
      const head = this.exact(words.slice(0, length).join(" "))?.entity;
      if (!head || (phrase && phrase.count > Math.max(1, MAX_SPECIFIC_SHARE * head.count))) continue;
      if (words.slice(length).every((rest) => this.#options.isPlain(rest) && !/\d/.test(rest))) return head;
    }
    return null;
  }

  /** True if a name with this many uses is by far the most frequent one that begins or ends with `part`. */
  #isSole(part: string, name: string, uses: number): boolean {
    return this.#options.longer(part, name) * SOLE_RATIO <= uses;
  }
}

/** A name without additions and small words at both ends: "the Tesco plc" is "tesco". */
function coreOf(key: string, isAdded: (word: string) => boolean): string {
  return trimmedName(key.split(" "), (word) => isMinor(word) || isAdded(word));
}
