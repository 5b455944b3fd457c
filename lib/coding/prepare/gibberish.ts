import type { CodingType } from "@/db/schema/terms";
import { tokenize } from "@/lib/coding/languages/tokens";
import { isListedWord, letterSurprise } from "./letter-model";

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
const SURPRISING = 5.8;
const PLAUSIBLE = 5;
/** A word alone must be odder than one among others: it may be a name. */
const ALONE = 0.9;
/** An answer with a larger share of its letters in possible words is no gibberish. */
const MOST_SOUND = 0.25;

/**
 * Why an answer is no language at all (keyboard mash, repeated letters, random letters), or null.
 * Words for which `isUsed` holds, because other people write them too, are taken for words.
 */
export function gibberishReason(
  text: string,
  codingType: CodingType,
  isUsed: (word: string) => boolean = () => false,
): string | null {
  const words = tokenize(text).filter(({ word }) => /\p{L}/u.test(word));
  if (words.length === 0) return null;
  const letters = words.map(({ word }) => word.replace(/[^\p{L}]/gu, "")).join("");
  if (/^(\p{L})\1{2,}$/u.test(letters) && !isListedWord(letters)) return "repeats one letter";
  if (/^(\p{L}{2,3})\1{2,}$/u.test(letters) && letterSurprise(letters) > PLAUSIBLE) return "repeats the same letters";
  const spellings = words.map(({ start, end }) => text.slice(start, end));
  if (words.every(({ word }) => keyboardShare(word) >= 0.6)) return "runs along the keyboard";
  if (!/^\P{L}*\p{Script=Latin}/u.test(letters)) return null;
  const strict = codingType === "entity";
  const margin = spellings.length === 1 ? ALONE : 0;
  const weight = spellings.reduce((sum, spelling) => sum + spelling.length, 0);
  const shortest = strict ? 8 : 4;
  if (weight < shortest) return null;
  let sound = 0;
  for (const spelling of spellings) {
    const word = spelling.toLowerCase();
    if (isUsed(word) || !isDoubtful(spelling, strict, margin)) sound += spelling.length;
    if (sound > MOST_SOUND * weight) return null;
  }
  return "no known word, unlikely letters";
}

/** False for a word that may well be one, true for letters that no word has. */
function isDoubtful(spelling: string, strict: boolean, margin: number): boolean {
  const word = spelling.toLowerCase().replace(/['’`´]/g, "");
  if (isListedWord(word) || isListedWord(spelling.toLowerCase()) || ABBREVIATION.test(spelling) || /\p{N}/u.test(word))
    return false;
  if (keyboardShare(word) >= 0.6) return true;
  if (!VOWEL.test(word)) return word.length >= (strict ? 5 : margin > 0 ? 4 : 2);
  if (word.length < 4) return !strict && letterSurprise(word) > SURPRISING + margin;
  const consonants = /[bcdfghjklmnpqrstvwxz]{6,}/.test(word);
  const surprise = letterSurprise(word);
  if (strict) return consonants || surprise > SURPRISING + margin + 1.5;
  return consonants || surprise > SURPRISING + margin;
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
