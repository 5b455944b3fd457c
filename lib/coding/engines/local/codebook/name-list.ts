import { type KeyPhrase, titled } from "./naming";

/** A second-best phrase must score so much of the best to stand in for it. */
const WORTHY = 0.3;

type Entry = { name: string; stems: readonly string[] };

/** The names given so far: a name that another one holds within it, or the reverse, is the same name. */
export class NameList {
  readonly #entries: Entry[] = [];

  /** The name itself, or the one that stands for it already. */
  claim(name: string, stems: readonly string[]): Entry {
    const known = this.#like(stems);
    if (known) return known;
    const entry = { name, stems };
    this.#entries.push(entry);
    return entry;
  }

  /** The best phrase whose name is free; where none is free and good, `otherwise` or the name that stands for the best. */
  claimBest(phrases: readonly KeyPhrase[], otherwise?: string): Entry | undefined {
    const [best] = phrases;
    const least = (best?.score ?? 0) * WORTHY;
    const free = phrases.find(({ stems, score }) => score >= least && !this.#like(stems));
    if (free) return this.claim(titled(free.text), free.stems);
    if (otherwise) return this.#entries.find(({ name }) => name === otherwise);
    return best && this.claim(titled(best.text), best.stems);
  }

  #like(stems: readonly string[]): Entry | undefined {
    return this.#entries.find((entry) => isPartOf(entry.stems, stems) || isPartOf(stems, entry.stems));
  }
}

function isPartOf(some: readonly string[], all: readonly string[]): boolean {
  return some.every((stem) => all.includes(stem));
}
