import { type FontName, type OpenFont, openFont, SCRIPTS } from "./open-font";

/** In order of preference. */
const NAMES: readonly FontName[] = ["plain", "chinese", "korean", ...SCRIPTS, "emoji", "other"];

/** Returns the first font with all characters of a grapheme; null if no font has them. */
export async function chooseFont(grapheme: string, isBold: boolean): Promise<OpenFont | null> {
  const drawn = Array.from(grapheme.replace(SILENT, ""), (character) => character.codePointAt(0) ?? 0);
  const usual: readonly FontName[] = isBold ? ["bold", ...NAMES] : NAMES;
  for (const name of EMOJI.test(grapheme) ? ["emoji" as const, ...usual] : usual) {
    const font = await openFont(name);
    if (drawn.every((codePoint) => font.covered.has(codePoint))) return font;
  }
  return null;
}

/** Characters that are invisible: joiners and variation selectors. */
const SILENT = /\p{Join_Control}|\p{Variation_Selector}/gu;
/** Characters shown as pictures: by default, by a variation selector, or as half of a flag. */
const EMOJI = /\p{Emoji_Presentation}|\ufe0f|\p{Regional_Indicator}/u;
