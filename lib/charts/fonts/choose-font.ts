import { type FontName, type OpenFont, openFont } from "./open-font";

/** From the best to the last resort. */
const NAMES: readonly FontName[] = [
  ...(["plain", "chinese", "korean"] as const),
  ...(["thai", "devanagari", "bengali", "tamil", "telugu"] as const),
  ...(["emoji", "other"] as const),
];

/**
 * The first font that has all characters of a grapheme. A grapheme that none has stays with the plain or bold one,
 * which draws a box.
 */
export async function chooseFont(grapheme: string, isBold: boolean): Promise<OpenFont> {
  const drawn = Array.from(grapheme.replace(SILENT, ""), (character) => character.codePointAt(0) ?? 0);
  const usual: readonly FontName[] = isBold ? ["bold", ...NAMES] : NAMES;
  for (const name of EMOJI.test(grapheme) ? ["emoji" as const, ...usual] : usual) {
    const font = await openFont(name);
    if (drawn.every((codePoint) => font.covered.has(codePoint))) return font;
  }
  return openFont(isBold ? "bold" : "plain");
}

/** Joiners and the selectors of a variant, which are never seen. */
const SILENT = /\p{Join_Control}|\p{Variation_Selector}/gu;
/** Shown as a picture: by itself, by the selector of that variant, or as half of a flag. */
const EMOJI = /\p{Emoji_Presentation}|\ufe0f|\p{Regional_Indicator}/u;
