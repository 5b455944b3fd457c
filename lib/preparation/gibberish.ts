import type { CodingType } from "@/db/schema/terms";
import { once } from "@/lib/language/memoized";
import { readLines } from "@/lib/language/read-data";
import { tokenize } from "@/lib/language/tokens";
import { hasEverydayWords } from "@/lib/language/words/everyday-words";
import { type KnownWords, knownWords } from "./known-words";
import { isListedWord, letterSurprise, mashEvidence } from "./letter-model";
import { foreignMashEvidence, looksWritten } from "./script-model";

/** Every four neighbouring keys of the rows of common keyboards, in both directions. */
const runs = once(() => {
  const rows = readLines("preparation/data/key-rows.txt");
  return new Set(rows.flatMap((row) => [...runsOf(row, 4), ...runsOf([...row].reverse().join(""), 4)]));
});
/** Runs of neighbouring keys that occur in real words: "property", "expert". */
const REAL_RUNS = /(?:wert|tyui|prop|rope|pert|fert|oper|trew|reti|sert|البي)/;
const VOWEL = /[aeiouyæøœ\u00E0-\u00FF]/;
const ABBREVIATION = /^\p{Lu}[\p{Lu}\p{N}&]{1,5}$/u;
/** A word of at least this many neighbouring keys is never a real word. */
const SURE_RUN = 5;
/** Repeated syllables count as a word if their mean surprise is at most this many bits per letter. */
const MAX_SYLLABLE_SURPRISE = 5;
/**
 * The least evidence of keyboard mash, in bits, that makes an answer gibberish. Names are unusual words and need more.
 */
const MIN_EVIDENCE = { open: 9, entity: 26 };
/** Like `MIN_EVIDENCE`, for languages without a word list, whose words the letter model has not learnt. */
const MIN_EVIDENCE_UNLISTED = 16;
/** Like `MIN_EVIDENCE`, for a single pronounceable word, which may be a name in lower case. */
const MIN_EVIDENCE_PRONOUNCEABLE = 12;
const PRONOUNCEABLE =
  /^(?!.*(?:q(?!u)|[^aeioun]j))(?!.*[^aeiouy]{4})(?!.*[aeiou]{4})(?=(?:[^aeiouy]*[aeiouy]){2})[a-z]+$/;
/** Like `MIN_EVIDENCE`, for one or two capitalised words, which may be a name. */
const MIN_EVIDENCE_OF_NAME = 20;
const NAME = /^\p{Lu}\p{Ll}+(?:['’]\p{Ll}+)?$/u;
/**
 * Like `MIN_EVIDENCE`, for Cyrillic and Arabic, whose model learns from few words. Longer answers in these scripts
 * are never gibberish.
 */
const MIN_EVIDENCE_OTHER_SCRIPT = { open: 14, entity: 22 };
const MAX_WORDS_OTHER_SCRIPT = 6;
/**
 * If the language detector gives a text at least this score (0 to 1), its letters fit some language and it is not
 * gibberish.
 */
const WRITTEN_LATIN = 0.65;
const WRITTEN_OTHER_SCRIPT = 0.75;
const SHORTEST = { open: 4, entity: 8 };
/** A single word without vowels may be an abbreviation up to this length. */
const LONGEST_ABBREVIATION = 4;
/** An answer with more than this share of its letters in known words is not gibberish. */
const MAX_KNOWN = 0.25;

/**
 * Why an answer is gibberish (keyboard mash, repeated letters, random letters), or null. The words in `known`, which
 * other respondents use too, count as words, and so do their misspellings.
 */
export function gibberishReason(
  text: string,
  codingType: CodingType,
  language: string,
  known: KnownWords = knownWords(new Set()),
): string | null {
  const words = tokenize(text).filter(({ word }) => /\p{L}/u.test(word));
  if (words.length === 0) return null;
  const letters = words.map(({ word }) => word.replace(/[^\p{L}]/gu, "")).join("");
  if (
    /^([\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}])\1{2,}$/u.test(
      letters,
    ) &&
    !isListedWord(letters, language)
  )
    return "repeats one letter";
  const isWord = words.length > 1 && words.every(({ word }) => isListedWord(word, language));
  if (!isWord && /^(\p{L}{2,3})\1{2,}$/u.test(letters) && letterSurprise(letters, language) > MAX_SYLLABLE_SURPRISE)
    return "repeats the same letters";
  if (words.every(({ word }) => keyboardShare(word) >= 0.6)) return "runs along the keyboard";
  const kind = codingType === "entity" ? "entity" : "open";
  if (!/^\P{L}*\p{Script=Latin}/u.test(letters))
    return foreignReason(
      words.map(({ word }) => word),
      kind,
      known,
    );
  const spellings = words.map(({ start, end }) => text.slice(start, end).replace(/(\p{L})\1{2,}/gu, "$1$1"));
  const size = spellings.reduce((sum, spelling) => sum + spelling.length, 0);
  if (size < SHORTEST[kind] || (spellings.length === 1 && mayAbbreviate(spellings[0] ?? ""))) return null;
  let sound = 0;
  let evidence = 0;
  for (const spelling of spellings) {
    if (isSound(spelling, language, known)) sound += spelling.length;
    else evidence += mashEvidence(spelling.toLowerCase().replace(/['’`´]/g, ""), language);
    if (sound > MAX_KNOWN * size) return null;
  }
  const enough = Math.max(
    MIN_EVIDENCE[kind],
    leastEvidenceOf(spellings),
    hasEverydayWords(language) ? 0 : MIN_EVIDENCE_UNLISTED,
  );
  return evidence >= enough && !looksWritten(spellings.join(" "), WRITTEN_LATIN)
    ? "no known word, unlikely letters"
    : null;
}

/** The limit for words that may be names; 0 for others. */
function leastEvidenceOf(spellings: readonly string[]): number {
  if (spellings.length <= 2 && spellings.every((spelling) => NAME.test(spelling))) return MIN_EVIDENCE_OF_NAME;
  return spellings.length === 1 && PRONOUNCEABLE.test(spellings[0] ?? "") ? MIN_EVIDENCE_PRONOUNCEABLE : 0;
}

function foreignReason(
  words: readonly string[],
  kind: keyof typeof MIN_EVIDENCE_OTHER_SCRIPT,
  known: KnownWords,
): string | null {
  if (words.length > MAX_WORDS_OTHER_SCRIPT || words.some((word) => known.has(word))) return null;
  let evidence = 0;
  for (const word of words) {
    const bits = foreignMashEvidence(word);
    if (bits === null || bits < 0) return null;
    evidence += bits;
  }
  return evidence >= MIN_EVIDENCE_OTHER_SCRIPT[kind] && !looksWritten(words.join(" "), WRITTEN_OTHER_SCRIPT)
    ? "unlikely letters"
    : null;
}

function mayAbbreviate(word: string): boolean {
  return word.length <= LONGEST_ABBREVIATION && !VOWEL.test(word.toLowerCase());
}

function isSound(spelling: string, language: string, known: KnownWords): boolean {
  const word = spelling.toLowerCase();
  const plain = word.replace(/['’`´]/g, "");
  if (ABBREVIATION.test(spelling) || /\p{N}/u.test(word)) return true;
  if (isListedWord(word, language) || isListedWord(plain, language) || known.has(word)) return true;
  return keyboardShare(plain) < 0.6 && known.isMisspelling(plain);
}

/** The share of a word's letters that lie in runs of four or more neighbouring keys. */
function keyboardShare(word: string): number {
  if (word.length >= SURE_RUN && isRun(word)) return 1;
  if (word.length < 4 || (REAL_RUNS.test(word) && !/^(?:qwe|aze|asd)/.test(word))) return 0;
  const covered = new Uint8Array(word.length);
  for (let index = 0; index + 4 <= word.length; index++) {
    if (runs().has(word.slice(index, index + 4))) covered.fill(1, index, index + 4);
  }
  return covered.reduce((sum, bit) => sum + bit, 0) / word.length;
}

/** True for a word of neighbouring keys, or one such run twice: "asdfasdf". */
function isRun(word: string): boolean {
  const half = word.length / 2;
  const once = word.slice(0, half) === word.slice(half) ? word.slice(0, half) : word;
  return (
    once.length >= 4 &&
    Array.from({ length: once.length - 3 }, (_, at) => once.slice(at, at + 4)).every((run) => runs().has(run))
  );
}

function runsOf(row: string, length: number): string[] {
  return Array.from({ length: row.length - length + 1 }, (_, index) => row.slice(index, index + length));
}
