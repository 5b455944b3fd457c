import { trimEnd } from "@/lib/text/trim-end";
import { indexOfPassage } from "./find-passage";
import { type Folded, foldForSearch } from "./fold-for-search";
import { MAX_FOLDED } from "./normalize";

const LEADING = /^[\s"'“”„«»‘’.…]+/u;
const TRAILING = /[\s"'“”„«»‘’.…]/u;

/**
 * Finds the passage that a model quoted and returns it exactly as the text has it; null if the text does not contain
 * it. Quotes may differ from the text in case, white space, Unicode normalisation and the form of quotation marks and
 * dashes, except in texts of over 10,000 characters.
 */
export const findEvidence = (text: string, quoted: string | null): string | null => evidenceIn(text)(quoted);

/** Like `findEvidence`, for several quotes of one text. */
export function evidenceIn(text: string): (quoted: string | null) => string | null {
  let folded: Folded | undefined;
  const locate = (quoted: string) => {
    folded ??= foldForSearch(text);
    return place(text, folded, quoted);
  };
  return (quoted) => {
    const trimmed = quoted?.trim();
    if (!trimmed) return null;
    const start = indexOfPassage(text, trimmed);
    if (start >= 0) return wholeCharacters(text, start, start + trimmed.length);
    if (text.length > MAX_FOLDED) return null;
    return locate(trimmed) ?? locate(trimEnd(trimmed.replace(LEADING, ""), TRAILING));
  };
}

function place(text: string, { folded, starts, ends }: Folded, quoted: string): string | null {
  const wanted = foldForSearch(quoted).folded;
  if (wanted === "") return null;
  const from = indexOfPassage(folded, wanted);
  const start = starts[from];
  const end = ends[from + wanted.length - 1];
  return start !== undefined && end !== undefined ? wholeCharacters(text, start, end) : null;
}

/** Characters that belong to the one before them: a combining mark, an emoji's skin tone, or a joined emoji. */
const CONTINUES = /(?:[\p{M}\p{Emoji_Modifier}]|\u200D\p{Extended_Pictographic})+/uy;

/**
 * The passage, extended to the end of its last visible character: "👍" becomes "👍🏽" if the text has a skin tone there.
 */
function wholeCharacters(text: string, start: number, end: number): string {
  CONTINUES.lastIndex = end;
  return text.slice(start, end + (CONTINUES.exec(text)?.[0].length ?? 0));
}
