import { smallWords } from "@/lib/language/names/words-of-names";

const AND = /(?<=[\p{L}\p{M}\p{N}])\s*[&+]\s*(?=[\p{L}\p{M}\p{N}])/gu;
const SPECIAL: Readonly<Record<string, string>> = { ß: "ss", ø: "o", æ: "ae", œ: "oe", ł: "l", đ: "d", ı: "i" };

/** A name without case, accents and punctuation: equal for spellings that differ in nothing else. */
export function nameKey(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{Mn}+/gu, "")
    .toLowerCase()
    .replace(/[ßøæœłđı]/g, (letter) => SPECIAL[letter] ?? letter)
    .replace(/(?<![\p{L}\p{N}])(\p{L})\.(?=\p{L}{3})/gu, "$1 ")
    .replace(/['’`´.]/g, "")
    .replace(AND, "&")
    .replace(/[^\p{L}\p{M}\p{N}&]+/gu, " ")
    .trim();
}

/** A key without the spaces and "and"s that people write or leave out: "7 up" and "7up", "H & M" and "HM". */
export function tightKey(key: string): string {
  return key.replace(/[ &]+/g, "");
}

/** True for the small words within names that initials may leave out and that are written small. */
export function isMinor(word: string): boolean {
  return smallWords().has(word);
}

/** The initials that may stand for a name of several words, with its small words, without and with them whole ("BofA"); none for a single word. */
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
