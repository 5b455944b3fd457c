type Form = "NFC" | "NFD" | "NFKC" | "NFKD";

/**
 * The most consecutive combining marks that are sorted together. No language needs more. Source: Unicode Standard
 * Annex 15, "Stream-Safe Text Format".
 */
const MAX_MARKS = 30;
/** Combining marks, and the two half-width letters that compatibility forms turn into marks. */
const MARK = String.raw`[\p{M}\uFF9E\uFF9F]`;
const OTHER = String.raw`[^\p{M}\uFF9E\uFF9F]`;
const LONG_RUN = new RegExp(`${MARK}{${MAX_MARKS + 1}}`, "u");
const PIECE = new RegExp(`${OTHER}+${MARK}{0,${MAX_MARKS}}|${MARK}{1,${MAX_MARKS}}`, "gu");

/**
 * The text in a Unicode normalisation form, in linear time. `String.normalize` sorts marks in quadratic time: 100,000
 * of them take eight seconds. Longer runs of marks than any language has are therefore normalised in pieces.
 */
export function normalForm(text: string, form: Form): string {
  if (text.length <= MAX_MARKS || !LONG_RUN.test(text)) return text.normalize(form);
  return text.replace(PIECE, (piece) => piece.normalize(form));
}
