import { once } from "@/lib/language/memoized";
import { anyOf, readTable } from "@/lib/language/read-data";
import { stopWordsOf } from "@/lib/language/stop-words";
import type { PersonalPassage } from "./masking";

/**
 * A capitalised name, perhaps with an initial before it, of up to three names and the particles between them: "Maria
 * von der Leyen".
 */
const IN_CAPITALS =
  /(?:\p{Lu}\. ?)?\p{Lu}[\p{L}\p{M}'’-]{0,30}(?: (?:(?:van|von|der|den|de|del|della|di|da|la|le|bin|al) ){0,2}\p{Lu}[\p{L}\p{M}'’-]{0,30}){0,2}/uy;
/** A lower-case word, or up to four characters of a script without capitals. */
const IN_SMALL_LETTERS = /\p{Ll}[\p{L}\p{M}'’-]{1,30}|\p{Lo}{1,4}/uy;
/** A first name, perhaps with another name or an initial. Abbreviations such as "MIT", and "I", are not names. */
const FIRST_NAME = /\p{Lu}[\p{Ll}\p{M}][\p{L}\p{M}-]{0,30}(?: \p{Lu}[\p{L}\p{M}'’-]{0,30})?(?![\p{L}'’])/uy;
/** What must follow a name after some cues: only the end of the answer (`AT_THE_END`), or a pause (`AT_A_PAUSE`). */
const AT_THE_END = /^[\s.!,)]*$/;
const AT_A_PAUSE = /^ ?(?:[.!,;:)…\n]|$)/u;

const cues = once(() => {
  const listed = readTable("masking/data/name-cues.tsv", ["cue", "kind"]);
  const anyCue = (...kinds: string[]) =>
    anyOf(listed.filter(({ kind }) => kinds.includes(kind)).map(({ cue }) => cue.replaceAll(" ", "\\s{1,3}")));
  const [begins, goesOn] = ["(?<![\\p{L}\\p{N}])", "(?![\\p{L}\\p{N}])[\\s:,]{1,3}"];
  const then = `(?:${anyCue("exact")}${goesOn}){0,2}`;
  const cue = (kinds: string, flags: string, rest = "") =>
    new RegExp(`${begins}${anyCue(kinds)}${goesOn}${rest}`, flags);
  return {
    notNames: new Set(listed.flatMap(({ cue: word, kind }) => (kind === "other" ? word : []))),
    patterns: [
      { pattern: cue("sure", "giu"), name: IN_CAPITALS, small: true, before: null },
      { pattern: new RegExp(anyCue("joined"), "gu"), name: IN_CAPITALS, small: true, before: null },
      { pattern: cue("exact", "gu", then), name: IN_CAPITALS, small: false, before: null },
      { pattern: cue("closing", "giu"), name: IN_CAPITALS, small: false, before: AT_THE_END },
      { pattern: cue("role", "gu"), name: FIRST_NAME, small: false, before: null },
      { pattern: cue("thanks", "giu"), name: FIRST_NAME, small: false, before: AT_A_PAUSE },
    ],
  };
});

/**
 * Names of people, recognised by the words before them: "Mr Smith", "my name is john", "our waiter Marco", "Thank you,
 * Maria!", or "Viele Grüße, Anna" at the end.
 */
export function* findNames(text: string, languages: readonly string[]): Generator<PersonalPassage> {
  const { patterns, notNames } = cues();
  for (const { pattern, name: form, small, before } of patterns) {
    for (const { 0: cue, index } of text.matchAll(pattern)) {
      const start = index + cue.length;
      const name = at(form, text, start) ?? (small ? smallNameAt(text, start, languages) : null);
      if (!name || notNames.has(name)) continue;
      const end = start + name.length;
      if (!before || before.test(text.slice(end, end + LONGEST_END))) yield { kind: "name", start, end };
    }
  }
}

const LONGEST_END = 20;

/** A name in lower case; null for phrases such as "my name is not on the list". */
function smallNameAt(text: string, start: number, languages: readonly string[]): string | null {
  const name = at(IN_SMALL_LETTERS, text, start);
  return name && languages.some((language) => stopWordsOf(language).has(name)) ? null : name;
}

function at(pattern: RegExp, text: string, start: number): string | null {
  pattern.lastIndex = start;
  return pattern.exec(text)?.[0] ?? null;
}
