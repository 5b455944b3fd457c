import type { CodingType } from "@/db/schema/terms";
import { tokenize } from "@/lib/coding/languages/tokens";
import { type KnownWords, knownWords } from "./known-words";
import { isListedWord, letterSurprise, mashEvidence } from "./letter-model";

const KEY_ROWS = [
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "qwertzuiop",
  "yxcvbnm",
  "azertyuiop",
  "qsdfghjklm",
  "wxcvbn",
  "йцукенгшщзхъ",
  "фывапролджэ",
  "ячсмитьбю",
];
const RUNS = new Set(KEY_ROWS.flatMap((row) => [...runsOf(row, 4), ...runsOf([...row].reverse().join(""), 4)]));
const REAL_RUNS = /(?:wert|tyui|prop|rope|pert|fert|oper|trew|reti|sert)/;
const VOWEL = /[aeiouyæøœ\u00E0-\u00FF]/;
const ABBREVIATION = /^\p{Lu}[\p{Lu}\p{N}&]{1,5}$/u;
const PLAUSIBLE = 5;
/** From how many bits in favour of mash an answer is taken for it; names are odd words. */
const ENOUGH = { open: 9, entity: 22 };
const SHORTEST = { open: 4, entity: 8 };
/** A lone word without vowels of so many letters may be an abbreviation. */
const LONGEST_ABBREVIATION = 4;
/** An answer with a larger share of its letters in known words is no gibberish. */
const MOST_SOUND = 0.25;

/**
 * Why an answer is no language at all (keyboard mash, repeated letters, random letters), or null.
 * Words of `known`, because other people write them too, are taken for words, and so are their misspellings.
 */
export function gibberishReason(
  text: string,
  codingType: CodingType,
  known: KnownWords = knownWords(new Set()),
): string | null {
  const words = tokenize(text).filter(({ word }) => /\p{L}/u.test(word));
  if (words.length === 0) return null;
  const letters = words.map(({ word }) => word.replace(/[^\p{L}]/gu, "")).join("");
  if (/^(\p{L})\1{2,}$/u.test(letters) && !isListedWord(letters)) return "repeats one letter";
  if (/^(\p{L}{2,3})\1{2,}$/u.test(letters) && letterSurprise(letters) > PLAUSIBLE) return "repeats the same letters";
  if (words.every(({ word }) => keyboardShare(word) >= 0.6)) return "runs along the keyboard";
  if (!/^\P{L}*\p{Script=Latin}/u.test(letters)) return null;
  const spellings = words.map(({ start, end }) => text.slice(start, end).replace(/(\p{L})\1{2,}/gu, "$1$1"));
  const size = spellings.reduce((sum, spelling) => sum + spelling.length, 0);
  const kind = codingType === "entity" ? "entity" : "open";
  if (size < SHORTEST[kind] || (spellings.length === 1 && mayAbbreviate(spellings[0] ?? ""))) return null;
  let sound = 0;
  let evidence = 0;
  for (const spelling of spellings) {
    if (isSound(spelling, known)) sound += spelling.length;
    else evidence += mashEvidence(spelling.toLowerCase().replace(/['’`´]/g, ""));
    if (sound > MOST_SOUND * size) return null;
  }
  return evidence >= ENOUGH[kind] ? "no known word, unlikely letters" : null;
}

function mayAbbreviate(word: string): boolean {
  return word.length <= LONGEST_ABBREVIATION && !VOWEL.test(word.toLowerCase());
}

function isSound(spelling: string, known: KnownWords): boolean {
  const word = spelling.toLowerCase();
  const plain = word.replace(/['’`´]/g, "");
  if (ABBREVIATION.test(spelling) || /\p{N}/u.test(word)) return true;
  if (isListedWord(word) || isListedWord(plain) || known.has(word)) return true;
  return keyboardShare(plain) < 0.6 && known.isMisspelling(plain);
}

/** The share of a word's letters that lie in runs of four or more neighbouring keys. */
function keyboardShare(word: string): number {
  if (word.length < 4 || (REAL_RUNS.test(word) && !/^(?:qwe|aze|asd)/.test(word))) return 0;
  const covered = new Uint8Array(word.length);
  for (let index = 0; index + 4 <= word.length; index++) {
    if (RUNS.has(word.slice(index, index + 4))) covered.fill(1, index, index + 4);
  }
  return covered.reduce((sum, bit) => sum + bit, 0) / word.length;
}

function runsOf(row: string, length: number): string[] {
  return Array.from({ length: row.length - length + 1 }, (_, index) => row.slice(index, index + length));
}
