import { smallWords } from "@/lib/language/names/words-of-names";
import { compatibleForm } from "@/lib/language/normalize";

const AND = /(?<=[\p{L}\p{M}\p{N}])\s*[&+]\s*(?=[\p{L}\p{M}\p{N}])/gu;
const SPECIAL: Readonly<Record<string, string>> = { ß: "ss", ø: "o", æ: "ae", œ: "oe", ł: "l", đ: "d", ı: "i" };

/** A name without case, accents and punctuation: names that differ only in these have equal keys. */
export function nameKey(name: string): string {
  return compatibleForm(name, "NFKD")
    .replace(/\p{Mn}+/gu, "")
    .toLowerCase()
    .replace(/[ßøæœłđı]/g, (letter) => SPECIAL[letter] ?? letter)
    .replace(/(?<![\p{L}\p{N}])(\p{L})\.(?=\p{L}{3})/gu, "$1 ")
    .replace(/['’`´.]/g, "")
    .replace(AND, "&")
    .replace(/[^\p{L}\p{M}\p{N}&]+/gu, " ")
    .trim();
}

/** A key without spaces and "&". "7 up" and "7up" have the same tight key, and so do "H & M" and "HM". */
export function tightKey(key: string): string {
  return key.replace(/[ &]+/g, "");
}

/**
 * True for small words within names ("of", "the"). Initials may leave them out, and titles write them in lower case.
 */
export function isMinor(word: string): boolean {
  return smallWords().has(word);
}

/**
 * The initials that may stand for a name of several words: of all words, without the small words, and with the small
 * words in full ("BofA"). Empty for a single word.
 */
export function initialsOf(key: string): string[] {
  const words = key.split(/[ &]+/);
  if (words.length < 2) return [];
  const all = words.map((word) => word.charAt(0)).join("");
  const major = words.filter((word) => !isMinor(word));
  const short = major.length > 1 ? major.map((word) => word.charAt(0)).join("") : all;
  const spelt = words.map((word) => (isMinor(word) ? word : word.charAt(0))).join("");
  return [...new Set([all, short, spelt])];
}

/** The words of a key. */
export function wordsOf(key: string): string[] {
  return key.split(/[ &]+/);
}

/** A name from whose ends the words that `isDropped` accepts are removed. */
export function trimmedName(words: readonly string[], isDropped: (word: string) => boolean): string {
  let [from, to] = [0, words.length];
  while (from < to && isDropped(words[from] ?? "")) from++;
  while (to > from && isDropped(words[to - 1] ?? "")) to--;
  return words.slice(from, to).join(" ");
}
