import { spellingDistance } from "../entity/spelling-distance";
import { type KeyPhrase, titled } from "./naming";
import { LONGEST_ENDING, MOST_MISTYPED, SECOND_BEST_SCORE, SHORTEST_MISTYPED, SHORTEST_ROOT } from "./parameters";

/**
 * A last letter that the stemmer removes from a long word but not from its short last part: "healthcare" and "care".
 */
const STEMMED_END = /[eiy]$/u;

export type Entry = { name: string; stems: readonly string[] };

/**
 * The names given so far. Names are the same where one contains the other. Exception: a longer name may follow a
 * single word that it contains ("Room", then "Room service").
 */
export class NameList {
  readonly #entries: Entry[] = [];
  readonly #isWord: (stem: string) => boolean;

  /** `isWord` tells words of the dictionary; a word that is none may be a slip for a similar one. */
  constructor(isWord: (stem: string) => boolean = () => true) {
    this.#isWord = isWord;
  }

  /** Enters a name; returns the entry of the same name where there is one. */
  claim(name: string, stems: readonly string[]): Entry {
    return this.#like(stems) ?? this.#enter(name, stems);
  }

  /**
   * Enters the best phrase whose name is free, or one that makes the group's most typical word (`leader`) definite
   * where other names only share it. Without such a phrase, returns `otherwise` or the entry of the best one.
   */
  claimBest(phrases: readonly KeyPhrase[], leader: string, otherwise?: Entry): Entry | undefined {
    const [best] = phrases;
    const good = phrases.filter(({ score }) => score >= (best?.score ?? 0) * SECOND_BEST_SCORE);
    const free =
      good.find(({ stems }) => !this.#like(stems) && !(stems.includes(leader) && this.#names(leader))) ??
      good.find(({ stems }) => this.#adds(stems, leader));
    if (free) return this.#enter(titled(free.text), free.stems);
    return otherwise ?? (best && this.claim(titled(best.text), best.stems));
  }

  #enter(name: string, stems: readonly string[]): Entry {
    const entry = { name, stems };
    this.#entries.push(entry);
    return entry;
  }

  /** True where this word alone is a name. */
  #names(stem: string): boolean {
    return this.#entries.some(({ stems: [only, ...more] }) => only === stem && more.length === 0);
  }

  #adds(stems: readonly string[], leader: string): boolean {
    return stems.length > 1 && stems.includes(leader) && !this.#entries.some((entry) => entry.stems.includes(leader));
  }

  #like(stems: readonly string[]): Entry | undefined {
    return this.#entries.find(
      (entry) =>
        (isPartOf(entry.stems, stems) && (entry.stems.length > 1 || stems.length === 1)) ||
        isPartOf(stems, entry.stems) ||
        isWrittenAsOne(entry.stems, stems) ||
        isWrittenAsOne(stems, entry.stems) ||
        haveOneRoot(entry.stems, stems) ||
        this.#isMistyped(entry.stems, stems),
    );
  }

  /** "Foreighn affairs" is "foreign affairs". */
  #isMistyped(some: readonly string[], others: readonly string[]): boolean {
    const isSame = (one: string, other: string) =>
      one === other ||
      (Math.min(one.length, other.length) >= SHORTEST_MISTYPED &&
        !(this.#isWord(one) && this.#isWord(other)) &&
        spellingDistance(one, other, MOST_MISTYPED) <= MOST_MISTYPED);
    return some.length === others.length && some.every((stem, at) => isSame(stem, others[at] as string));
  }
}

function isPartOf(some: readonly string[], all: readonly string[]): boolean {
  return some.every((stem) => all.includes(stem));
}

/** "Healthcare" is "health care", and also part of "health care system". */
function isWrittenAsOne(some: readonly string[], all: readonly string[]): boolean {
  const written = (stems: readonly string[]) => stems.join("").replace(STEMMED_END, "");
  const joined = written(some);
  return all.some((_, from) => all.some((_, to) => to > from && written(all.slice(from, to + 1)) === joined));
}

/** True for single words of one root: "economy" and "economics". */
function haveOneRoot([one = "", ...more]: readonly string[], [other = "", ...others]: readonly string[]): boolean {
  if (more.length + others.length > 0) return false;
  const [short = "", long = ""] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= SHORTEST_ROOT && long.startsWith(short) && long.length - short.length <= LONGEST_ENDING;
}
