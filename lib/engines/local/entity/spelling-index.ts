import {
  INDEXED_PREFIX,
  LONG_SPELLING,
  MAX_COMPARED,
  MAX_DELETIONS,
  MAX_OTHER_LETTERS,
  MAX_PER_FORM,
} from "./parameters";

type Entry<Value> = { spelling: string; letters: number; digits: string; value: Value };

/**
 * Finds candidates for similar spellings without comparing all pairs. Two spellings are candidates if they become equal
 * when up to two of the first seven letters of each are left out (symmetric delete spelling correction, Garbe 2012).
 */
export class SpellingIndex<Value> {
  readonly #entries = new Map<string, Entry<Value>[]>();

  add(spelling: string, value: Value): void {
    const entry = { spelling, letters: lettersOf(spelling), digits: digitsOf(spelling), value };
    for (const form of shortened(spelling)) {
      const entries = this.#entries.get(form);
      if (!entries) this.#entries.set(form, [entry]);
      else if (entries.length < MAX_PER_FORM) entries.push(entry);
    }
  }

  near(spelling: string): Iterable<{ spelling: string; value: Value }> {
    const found = new Set<Entry<Value>>();
    const letters = lettersOf(spelling);
    const digits = digitsOf(spelling);
    for (const form of shortened(spelling)) {
      for (const entry of this.#entries.get(form) ?? []) {
        if (Math.abs(entry.spelling.length - spelling.length) > MAX_OTHER_LETTERS || entry.digits !== digits) continue;
        if (bits(entry.letters ^ letters) <= MAX_OTHER_LETTERS) found.add(entry);
        if (found.size >= MAX_COMPARED) return found;
      }
    }
    return found;
  }
}

/** Spellings with different digits are never similar (`spellingDistance`). */
const digitsOf = (spelling: string): string => spelling.replace(/[^0-9]+/g, "");

/** The letters of a spelling as a bit set. */
function lettersOf(spelling: string): number {
  let letters = 0;
  for (let at = 0; at < spelling.length; at++) letters |= 1 << (spelling.charCodeAt(at) & 31);
  return letters;
}

function bits(number: number): number {
  let left = number;
  let count = 0;
  for (; left !== 0; count++) left &= left - 1;
  return count;
}

function shortened(spelling: string): Set<string> {
  const start = spelling.slice(0, INDEXED_PREFIX);
  const forms = new Set([start]);
  let latest = [start];
  for (let round = 0; round < (spelling.length >= LONG_SPELLING ? MAX_DELETIONS : 1); round++) {
    const next: string[] = [];
    for (const form of latest) {
      for (let at = 0; at < form.length; at++) {
        const shorter = form.slice(0, at) + form.slice(at + 1);
        if (shorter && !forms.has(shorter)) {
          forms.add(shorter);
          next.push(shorter);
        }
      }
    }
    latest = next;
  }
  return forms;
}
