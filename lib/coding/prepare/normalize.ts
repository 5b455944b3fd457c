/** Printable ASCII with one space between words, as most answers are: nothing to normalise. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;

/** The text that is coded and shown: NFC, white space (line breaks included) collapsed, trimmed, no control characters. */
export function normalizeText(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .normalize("NFC")
    .replace(/[\p{Cc}\u00AD\u200B\u2060\uFEFF]/gu, (character) => (/\s/.test(character) ? " " : ""))
    .replace(/\s+/gu, " ")
    .trim();
}

/** What two answers must have equal to count as duplicates: NFKC, case folded, white space collapsed. */
export function duplicateKey(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return normalizeText(text.normalize("NFKC")).toUpperCase().toLowerCase().normalize("NFKC");
}

/** An answer's words alone, for comparing whole phrases: lower case, plain apostrophes, no punctuation. */
export function bareWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’`´]/g, "'")
    .replace(/[^\p{L}\p{M}\p{N}'/]+/gu, " ")
    .trim();
}
