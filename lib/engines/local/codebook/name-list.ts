import { cosine } from "@/lib/language/vectors/meaning-of";
import type { WordSpace } from "@/lib/language/vectors/word-space";
import { spellingDistance } from "../entity/spelling-distance";
import { type KeyPhrase, titled } from "./naming";
import {
  LONGEST_ENDING,
  MAX_MISTYPED,
  MIN_SHORTENING,
  MIN_SIMILARITY_OF_SYNONYMS,
  SECOND_BEST_SCORE,
  SHORTEST_ABBREVIATION,
  SHORTEST_INFLECTED,
  SHORTEST_MISTYPED,
  SHORTEST_ROOT,
} from "./parameters";

/** A final letter that the stemmer removes from a long word but may keep in a part of it: "healthcar" but "care". */
const STEMMED_END = /[eiy]$/u;

/** A name. An action is a verb with its object or particle: "Raise taxes". */
export type Entry = { name: string; stems: readonly string[]; isAction: boolean };

/**
 * The names given so far. Two names count as the same if one contains the other. Exception: a longer name may be added
 * after a single word that it contains ("Room", then "Room service").
 */
export class NameList {
  readonly #entries: Entry[] = [];
  readonly #isWord: (stem: string) => boolean;
  readonly #words: Pick<WordSpace, "vector"> | undefined;

  /** `words` is a dictionary with word vectors. A word that is not in it may be a misspelling of a similar word. */
  constructor(words?: Pick<WordSpace, "knows" | "vector">) {
    this.#words = words;
    this.#isWord = words ? words.knows : () => true;
  }

  /** Adds a name, or returns the existing entry that counts as the same name. */
  claim(name: string, stems: readonly string[]): Entry {
    return this.#like(stems, name) ?? this.#enter(name, stems, false);
  }

  /**
   * Adds a name from `phrases`, which begin with the best one, and returns its entry. Phrases with a score below
   * `SECOND_BEST_SCORE` of the best one are ignored. `leader` is the cluster's most typical word. The name is the first
   * of these that exists:
   * 1. the best phrase that is no name yet; it must not contain `leader` if `leader` alone is a name;
   * 2. a phrase that adds words to `leader`, if no name contains `leader`;
   * 3. the existing entry of the best phrase.
   */
  claimBest(phrases: readonly KeyPhrase[], leader: string): Entry | undefined {
    const [best] = phrases;
    const good = phrases.filter(({ score }) => score >= (best?.score ?? 0) * SECOND_BEST_SCORE);
    const free =
      good.find(({ stems, text }) => !this.#like(stems, text) && !(stems.includes(leader) && this.#names(leader))) ??
      good.find(({ stems }) => this.#adds(stems, leader));
    if (free) return this.#enter(titled(free.text), free.stems, free.isAction);
    return best && this.claim(titled(best.text), best.stems);
  }

  #enter(name: string, stems: readonly string[], isAction: boolean): Entry {
    const entry = { name, stems, isAction };
    this.#entries.push(entry);
    return entry;
  }

  /** True if one of the names consists of this word alone. */
  #names(stem: string): boolean {
    return this.#entries.some(({ stems: [only, ...more] }) => only === stem && more.length === 0);
  }

  #adds(stems: readonly string[], leader: string): boolean {
    return stems.length > 1 && stems.includes(leader) && !this.#entries.some((entry) => entry.stems.includes(leader));
  }

  #like(stems: readonly string[], name: string): Entry | undefined {
    return this.#entries.find(
      (entry) =>
        (isPartOf(entry.stems, stems) && (entry.stems.length > 1 || stems.length === 1)) ||
        isPartOf(stems, entry.stems) ||
        isWrittenAsOne(entry.stems, stems) ||
        isWrittenAsOne(stems, entry.stems) ||
        haveOneRoot(entry.stems, stems) ||
        isInflected(entry.name, name) ||
        this.#isAbbreviated(entry, { name, stems }) ||
        this.#areSynonyms(entry.stems, stems) ||
        this.#isMistyped(entry.stems, stems),
    );
  }

  /** True for two single words if one is an abbreviation of the other and in no dictionary: "govt" and "government". */
  #isAbbreviated(one: Pick<Entry, "name" | "stems">, other: Pick<Entry, "name" | "stems">): boolean {
    const [short, long] = one.name.length < other.name.length ? [one, other] : [other, one];
    const [stem = ""] = short.stems;
    if (this.#isWord(stem) || short.stems.length > 1 || long.stems.length > 1) return false;
    return abbreviates(short.name.toLowerCase(), long.name.toLowerCase());
  }

  /** True for two single words of one meaning: "film" and "movie". */
  #areSynonyms([one = "", ...more]: readonly string[], [other = "", ...others]: readonly string[]): boolean {
    if (more.length + others.length > 0) return false;
    const [first, second] = [this.#words?.vector(one), this.#words?.vector(other)];
    return first !== undefined && second !== undefined && cosine(first, second) >= MIN_SIMILARITY_OF_SYNONYMS;
  }

  /** True if two names differ only by typing errors: "Foreighn affairs" and "foreign affairs". */
  #isMistyped(some: readonly string[], others: readonly string[]): boolean {
    const isSame = (one: string, other: string) =>
      one === other ||
      (Math.min(one.length, other.length) >= SHORTEST_MISTYPED &&
        !(this.#isWord(one) && this.#isWord(other)) &&
        spellingDistance(one, other, MAX_MISTYPED) <= MAX_MISTYPED);
    return some.length === others.length && some.every((stem, at) => isSame(stem, others[at] as string));
  }
}

function isPartOf(some: readonly string[], all: readonly string[]): boolean {
  return some.every((stem) => all.includes(stem));
}

/**
 * True if one name writes as a single word what the other writes as several: "healthcare" and "health care" or "health
 * care system".
 */
function isWrittenAsOne(some: readonly string[], all: readonly string[]): boolean {
  const written = (stems: readonly string[]) => stems.join("").replace(STEMMED_END, "");
  const joined = written(some);
  return all.some((_, from) => all.some((_, to) => to > from && written(all.slice(from, to + 1)) === joined));
}

/** True for two single words with the same root: "economy" and "economics". */
function haveOneRoot([one = "", ...more]: readonly string[], [other = "", ...others]: readonly string[]): boolean {
  if (more.length + others.length > 0) return false;
  const [short = "", long = ""] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= SHORTEST_ROOT && long.startsWith(short) && long.length - short.length <= LONGEST_ENDING;
}

/**
 * True if the short word is the beginning of the long one ("prof"), or the long one without some inner letters
 * ("dept").
 */
function abbreviates(short: string, long: string): boolean {
  if (short.length < SHORTEST_ABBREVIATION || short.length * MIN_SHORTENING > long.length) return false;
  if (long.startsWith(short)) return true;
  let at = 0;
  for (const letter of long) if (letter === short[at]) at += 1;
  return at === short.length && long.slice(0, 2) === short.slice(0, 2) && long.at(-1) === short.at(-1);
}

/** True for two forms of one word to which the stemmer gives different stems: German "Kurs" and "Kurses". */
function isInflected(one: string, other: string): boolean {
  const [short = "", long = ""] = [one.toLowerCase(), other.toLowerCase()].toSorted((a, b) => a.length - b.length);
  return short.length >= SHORTEST_INFLECTED && (long === `${short}s` || long === `${short}es`);
}
