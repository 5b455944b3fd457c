import { trimEnd } from "@/lib/trim-end";
import { indexOfPassage } from "./find-passage";

/** A letter with its marks, or the parts of a Korean syllable: characters that normalisation may compose into one. */
const CLUSTERS = /[\u1100-\u11FF]+|\P{M}\p{M}*|\p{M}+/gu;
/** Characters that normalisation collapses or drops. */
const UNSEEN = /^[\s\p{Cc}\u00AD\u200B\u2060\uFEFF]/u;
const LEADING = /^[\s"'“”„«»‘’.…]+/u;
const TRAILING = /[\s"'“”„«»‘’.…]/u;

/**
 * The passage of `text` that a model quoted, exactly as it stands there; null if it does not. Quotes may differ from
 * the text in case, white space, Unicode normalisation and the form of quotation marks and dashes.
 */
export const findEvidence = (text: string, quoted: string | null): string | null => evidenceIn(text)(quoted);

/** Like `findEvidence`, for several quotes of one text. */
export function evidenceIn(text: string): (quoted: string | null) => string | null {
  let folded: Folded | undefined;
  const locate = (quoted: string) => {
    folded ??= fold(text);
    return place(text, folded, quoted);
  };
  return (quoted) => {
    const trimmed = quoted?.trim();
    if (!trimmed) return null;
    const start = indexOfPassage(text, trimmed);
    if (start >= 0) return wholeCharacters(text, start, start + trimmed.length);
    return locate(trimmed) ?? locate(trimEnd(trimmed.replace(LEADING, ""), TRAILING));
  };
}

function place(text: string, { folded, places }: Folded, quoted: string): string | null {
  const wanted = fold(quoted).folded;
  if (wanted === "") return null;
  const from = indexOfPassage(folded, wanted);
  const first = places[from];
  const last = places[from + wanted.length - 1];
  return first && last ? wholeCharacters(text, first.start, last.end) : null;
}

/** Characters that belong to the one before them: a combining mark, an emoji's skin tone, or a joined emoji. */
const CONTINUES = /(?:[\p{M}\p{Emoji_Modifier}]|\u200D\p{Extended_Pictographic})+/uy;

/** The passage, extended to the end of its last visible character: "👍" becomes "👍🏽" if that is what the text has. */
function wholeCharacters(text: string, start: number, end: number): string {
  CONTINUES.lastIndex = end;
  return text.slice(start, end + (CONTINUES.exec(text)?.[0].length ?? 0));
}

type Place = { start: number; end: number };
type Folded = { folded: string; places: Place[] };

function fold(text: string): Folded {
  const places: Place[] = [];
  let folded = "";
  for (const { 0: cluster, index: start } of text.matchAll(CLUSTERS)) {
    if (UNSEEN.test(cluster)) continue;
    const plain = plainForm(cluster);
    folded += plain;
    const place = { start, end: start + cluster.length };
    for (let unit = 0; unit < plain.length; unit++) places.push(place);
  }
  return { folded, places };
}

function plainForm(cluster: string): string {
  if (/[‘’‚`´]/u.test(cluster)) return "'";
  if (/[“”„«»]/u.test(cluster)) return '"';
  if (/\p{Pd}/u.test(cluster)) return "-";
  return cluster.normalize("NFKC").toUpperCase().toLowerCase();
}
