const PREFIX = 7;
const DELETIONS = 2;
/** Shorter spellings differ in one letter at most. */
const LONG = 6;
/** Of spellings that begin alike only so many are looked at, those that came first. */
const MOST_ALIKE = 100;

/** How many letters two spellings may have that the other has not. */
const MOST_OTHER_LETTERS = 4;

type Entry<Value> = { spelling: string; letters: number; value: Value };

/**
 * Finds the spellings that may be near to another one without looking at all of them: those that become
 * equal to it when each loses up to two of its first seven letters (Garbe 2012, symmetric delete spelling correction).
 */
export class SpellingIndex<Value> {
  readonly #entries = new Map<string, Entry<Value>[]>();

  add(spelling: string, value: Value): void {
    const entry = { spelling, letters: lettersOf(spelling), value };
    for (const form of shortened(spelling)) {
      const entries = this.#entries.get(form);
      if (!entries) this.#entries.set(form, [entry]);
      else if (entries.length < MOST_ALIKE) entries.push(entry);
    }
  }

  near(spelling: string): Iterable<{ spelling: string; value: Value }> {
    const found = new Set<Entry<Value>>();
    const letters = lettersOf(spelling);
    for (const form of shortened(spelling)) {
      for (const entry of this.#entries.get(form) ?? []) {
        const isNear = Math.abs(entry.spelling.length - spelling.length) <= MOST_OTHER_LETTERS;
        if (isNear && bits(entry.letters ^ letters) <= MOST_OTHER_LETTERS) found.add(entry);
      }
    }
    return found;
  }
}

/** Which letters a spelling has, one bit each. */
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
  const start = spelling.slice(0, PREFIX);
  const forms = new Set([start]);
  let latest = [start];
  for (let round = 0; round < (spelling.length >= LONG ? DELETIONS : 1); round++) {
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
