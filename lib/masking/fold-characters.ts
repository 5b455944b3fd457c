/** Dashes, minus signs, and characters that are not seen: soft hyphens, joiners and spaces without a width. */
const DASHES = String.raw`\p{Pd}\u2212\u2043\u00AD\u200B-\u200D\u2060\uFEFF`;
const DASH = new RegExp(`[${DASHES}]`, "u");
const SPACE = /\p{Zs}/u;
const DIGIT = /\p{Nd}/u;
const FOLDED = new RegExp(String.raw`(?![\0-\x7F])[${DASHES}\p{Zs}\p{Nd}\uFF01-\uFF5E]`, "gu");
/** Full-width forms follow each other as in ASCII, at this distance. */
const FULL_WIDTH = { first: "\uFF01", last: "\uFF5E", distance: 0xfee0 };

/**
 * The text as it is searched for personal data: with plain hyphens, spaces and digits, and with ASCII instead of
 * full-width forms. Every character stays in its place.
 */
export const foldCharacters = (text: string): string => text.replace(FOLDED, fold);

function fold(character: string): string {
  // What takes two places in a string keeps them.
  if (character.length > 1) return character;
  if (DASH.test(character)) return "-";
  if (SPACE.test(character)) return " ";
  const unit = character.charCodeAt(0);
  if (character >= FULL_WIDTH.first && character <= FULL_WIDTH.last) {
    return String.fromCharCode(unit - FULL_WIDTH.distance);
  }
  // Each script has its digits in a row, from zero to nine.
  let value = 0;
  while (DIGIT.test(String.fromCharCode(unit - value - 1))) value++;
  return String(value % 10);
}
