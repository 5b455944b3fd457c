import { normalForm } from "@/lib/normal-form";

/** Printable ASCII with single spaces between words, as most answers are: it needs no normalisation. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;
/**
 * A compatibility form of up to `SHORT` characters is always used; a longer one only if it is at most this many times
 * as long as its text.
 */
const SHORT = 200;
const MOST_GROWTH = 4;

/**
 * The text that is coded: NFC, trimmed, without control characters, each run of white space made one space, or one line
 * break if it holds one, since line breaks separate the items of a list.
 */
export function normalizeText(text: string): string {
  if (PLAIN.test(text)) return text;
  return normalForm(text, "NFC")
    .replace(/[\p{Cc}\u00AD\u200B\u2060\uFEFF]/gu, (character) => (/\s/.test(character) ? character : ""))
    .replace(/\s+/gu, (space) => (/[\n-\r\u2028\u2029]/.test(space) ? "\n" : " "))
    .trim();
}

/** Equal for answers that count as duplicates: NFKC, case folded, white space collapsed to spaces. */
export function duplicateKey(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  const normal = normalizeText(compatibleForm(text, "NFKC")).replaceAll("\n", " ");
  return compatibleForm(normal.toUpperCase().toLowerCase(), "NFKC");
}

/**
 * NFKC or NFKD, bounded: one character may become 18 ("ﷺ"). A text that would become more than four times as long
 * gets its canonical form instead, unless it has at most `short` characters.
 */
export function compatibleForm(text: string, form: "NFKC" | "NFKD", short = SHORT): string {
  const folded = normalForm(text, form);
  if (folded.length <= Math.max(short, MOST_GROWTH * text.length)) return folded;
  return normalForm(text, form === "NFKC" ? "NFC" : "NFD");
}

/** The words of an answer for comparing whole phrases: lower case, plain apostrophes, no punctuation. */
export function bareWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’`´]/g, "'")
    .replace(/[^\p{L}\p{M}\p{N}'/]+/gu, " ")
    .trim();
}
