import { normalForm } from "@/lib/text/normal-form";

/** Printable ASCII with single spaces between words, as most answers are: it needs no normalisation. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;
/**
 * A compatibility form is used if it has at most `SHORT` characters, or if it is at most `MAX_GROWTH` times as long as
 * the text.
 */
const SHORT = 200;
const MAX_GROWTH = 4;

/**
 * The text that is coded: in NFC, trimmed, without control characters. Each run of white space becomes one space, or
 * one line break if the run contains a line break, because line breaks separate the items of a list.
 */
export function normalizeText(text: string): string {
  if (PLAIN.test(text)) return text;
  return normalForm(text, "NFC")
    .replace(/[\p{Cc}\u00AD\u200B\u2060\uFEFF]/gu, (character) => (/\s/.test(character) ? character : ""))
    .replace(/\s+/gu, (space) => (/[\n-\r\u2028\u2029]/.test(space) ? "\n" : " "))
    .trim();
}

/**
 * Longer texts are compared as they stand: folding 100,000 characters may take 30 ms, and nobody repeats so long an
 * answer with other letter case.
 */
export const MAX_FOLDED = 10_000;

/** A key that is equal for answers that count as duplicates: NFKC, case folded, white space collapsed to spaces. */
export function duplicateKey(text: string): string {
  if (text.length > MAX_FOLDED) return text.trim();
  if (PLAIN.test(text)) return text.toLowerCase();
  const normal = normalizeText(compatibleForm(text, "NFKC")).replaceAll("\n", " ");
  return compatibleForm(normal.toUpperCase().toLowerCase(), "NFKC");
}

/**
 * The text in NFKC or NFKD, with a limit, because one character may become 18 ("ﷺ"). If the result has more than
 * `short` characters and is more than four times as long as the text, returns the text in NFC or NFD instead.
 */
export function compatibleForm(text: string, form: "NFKC" | "NFKD", short = SHORT): string {
  const folded = normalForm(text, form);
  if (folded.length <= Math.max(short, MAX_GROWTH * text.length)) return folded;
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
