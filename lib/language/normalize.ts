/** Printable ASCII with one space between words, as most answers are: nothing to normalise. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;

/**
 * The text that is coded: NFC, white space collapsed to one space, or to one line break where it holds any (lines
 * are what lists are made of), trimmed, no control characters.
 */
export function normalizeText(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .normalize("NFC")
    .replace(/[\p{Cc}\u00AD\u200B\u2060\uFEFF]/gu, (character) => (/\s/.test(character) ? character : ""))
    .replace(/\s+/gu, (space) => (/[\n-\r\u2028\u2029]/.test(space) ? "\n" : " "))
    .trim();
}

/** What two answers must have equal to count as duplicates: NFKC, case folded, white space collapsed to spaces. */
export function duplicateKey(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  const normal = normalizeText(text.normalize("NFKC")).replaceAll("\n", " ");
  return normal.toUpperCase().toLowerCase().normalize("NFKC");
}

/** An answer's words alone, for comparing whole phrases: lower case, plain apostrophes, no punctuation. */
export function bareWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’`´]/g, "'")
    .replace(/[^\p{L}\p{M}\p{N}'/]+/gu, " ")
    .trim();
}
