import { spellingDistance } from "../entity/spelling-distance";
import { type KeyPhrase, titled } from "./naming";

/** A second-best phrase must score so much of the best to stand in for it. */
const WORTHY = 0.4;
const SHORTEST_ROOT = 6;
const LONGEST_ENDING = 2;
/** What a stemmer takes off a long word, but not off its short last part. */
const WORN_END = /[eiy]$/u;
const SHORTEST_MISTYPED = 5;
const MOST_MISTYPED = 1;

export type Entry = { name: string; stems: readonly string[] };

/** The names given so far: one that holds another within it is the same name, unless it makes a single word definite. */
export class NameList {
  readonly #entries: Entry[] = [];
  readonly #isWord: (stem: string) => boolean;

  /** What `isWord` denies may be a slip for a word that it looks like. */
  constructor(isWord: (stem: string) => boolean = () => true) {
    this.#isWord = isWord;
  }

  /** The name itself, or the one that stands for it already. */
  claim(name: string, stems: readonly string[]): Entry {
    return this.#like(stems) ?? this.#enter(name, stems);
  }

  /**
   * The best phrase whose name is free, or which makes another name definite by the group's `leader`, its most
   * typical word; where none is good, `otherwise` or the name that stands for the best.
   */
  claimBest(phrases: readonly KeyPhrase[], leader: string, otherwise?: Entry): Entry | undefined {
    const [best] = phrases;
    const good = phrases.filter(({ score }) => score >= (best?.score ?? 0) * WORTHY);
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

  /** True where a name is this word alone. */
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
        isKindred(entry.stems, stems) ||
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

/** "Healthcare" is "health care", also within "health care system". */
function isWrittenAsOne(some: readonly string[], all: readonly string[]): boolean {
  const written = (stems: readonly string[]) => stems.join("").replace(WORN_END, "");
  const joined = written(some);
  return all.some((_, from) => all.some((_, to) => to > from && written(all.slice(from, to + 1)) === joined));
}

/** "Economy" and "economics": single words of one root. */
function isKindred([one = "", ...more]: readonly string[], [other = "", ...others]: readonly string[]): boolean {
  if (more.length + others.length > 0) return false;
  const [short = "", long = ""] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= SHORTEST_ROOT && long.startsWith(short) && long.length - short.length <= LONGEST_ENDING;
}
