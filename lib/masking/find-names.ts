import { once } from "@/lib/language/memoized";
import { anyOf, readTable } from "@/lib/language/read-data";
import { stopWordsOf } from "@/lib/language/stop-words";
import type { Found } from "./masking";

/**
 * A capitalised name, perhaps with an initial before it, of up to three names and the particles between them: "Maria
 * von der Leyen".
 */
const IN_CAPITALS =
  /(?:\p{Lu}\. ?)?\p{Lu}[\p{L}\p{M}'’-]{0,30}(?: (?:(?:van|von|der|den|de|del|della|di|da|la|le|bin|al) ){0,2}\p{Lu}[\p{L}\p{M}'’-]{0,30}){0,2}/uy;
/** A lower-case word, or up to four characters of a script without capitals. */
const IN_SMALL_LETTERS = /\p{Ll}[\p{L}\p{M}'’-]{1,30}|\p{Lo}{1,4}/uy;
/** At the end of an answer, only punctuation may follow a name. */
const AT_THE_END = /^[\s.!,)]*$/;

const cues = once(() => {
  const listed = readTable("masking/data/name-cues.tsv", ["cue", "kind"]);
  const anyCue = (...kinds: string[]) =>
    anyOf(listed.filter(({ kind }) => kinds.includes(kind)).map(({ cue }) => cue.replaceAll(" ", "\\s{1,3}")));
  const [begins, goesOn] = ["(?<![\\p{L}\\p{N}])", "(?![\\p{L}\\p{N}])[\\s:,]{1,3}"];
  const then = `(?:${anyCue("exact")}${goesOn}){0,2}`;
  return [
    { small: true, last: false, pattern: new RegExp(`${begins}${anyCue("sure")}${goesOn}`, "giu") },
    { small: true, last: false, pattern: new RegExp(anyCue("joined"), "gu") },
    { small: false, last: false, pattern: new RegExp(`${begins}${anyCue("exact")}${goesOn}${then}`, "gu") },
    { small: false, last: true, pattern: new RegExp(`${begins}${anyCue("closing")}${goesOn}`, "giu") },
  ];
});

/**
 * Names of people, recognised by the words before them: "Mr Smith", "my name is john", or "Viele Grüße, Anna" at the
 * end.
 */
export function* findNames(text: string, languages: readonly string[]): Generator<Found> {
  for (const { small, last, pattern } of cues()) {
    for (const { 0: cue, index } of text.matchAll(pattern)) {
      const start = index + cue.length;
      const name = at(IN_CAPITALS, text, start) ?? (small ? smallNameAt(text, start, languages) : null);
      if (!name) continue;
      const end = start + name.length;
      if (!last || AT_THE_END.test(text.slice(end, end + LONGEST_END))) yield { kind: "name", start, end };
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
