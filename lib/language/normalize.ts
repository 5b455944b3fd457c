/** Printable ASCII with one space between words, as most answers are: nothing to normalise. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;

/**
 * The text that is coded: NFC, trimmed, without control characters, each run of white space made one space, or one line
 * break if it holds one, since line breaks separate the items of a list.
 */
export function normalizeText(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .normalize("NFC")
    .replace(/[\p{Cc}\u00AD\u200B\u2060\uFEFF]/gu, (character) => (/\s/.test(character) ? character : ""))
    .replace(/\s+/gu, (space) => (/[\n-\r\u2028\u2029]/.test(space) ? "\n" : " "))
    .trim();
}

/** Equal for answers that count as duplicates: NFKC, case folded, white space collapsed to spaces. */
export function duplicateKey(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  const normal = normalizeText(text.normalize("NFKC")).replaceAll("\n", " ");
  return normal.toUpperCase().toLowerCase().normalize("NFKC");
}

/** The words of an answer for comparing whole phrases: lower case, plain apostrophes, no punctuation. */
export function bareWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’`´]/g, "'")
    .replace(/[^\p{L}\p{M}\p{N}'/]+/gu, " ")
    .trim();
}
