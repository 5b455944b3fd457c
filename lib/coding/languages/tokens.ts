import { remembering } from "./remembering";

/** A word of a text: lower-cased, typographic apostrophes made plain, with its place in the text. */
export type Token = { word: string; start: number; end: number };

const SPACED_WORD = /[\p{L}\p{M}\p{N}]+(?:['’`´][\p{L}\p{M}]+)*/gu;
const UNSPACED_SCRIPT =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** One string for all places where a word stands: what is known of it is found faster then. */
const plain = remembering((word) => word.toLowerCase().replace(/[’`´]/g, "'"));

let segmenter: Intl.Segmenter | undefined;
/** An answer is often cut several times in a row. */
let last: { text: string; tokens: readonly Token[] } | undefined;

/**
 * Splits a text into words in any script. Chinese, Japanese, Thai and other scripts that write
 * no spaces are cut by the Unicode word segmentation of the runtime (UAX 29 with dictionaries).
 */
export function tokenize(text: string): readonly Token[] {
  if (last?.text === text) return last.tokens;
  const tokens: Token[] = [];
  for (const match of text.matchAll(SPACED_WORD)) {
    const raw = match[0];
    if (UNSPACED_SCRIPT.test(raw)) tokens.push(...segment(raw, match.index));
    else tokens.push({ word: plain(raw), start: match.index, end: match.index + raw.length });
  }
  last = { text, tokens };
  return tokens;
}

/** True where the text is written in a script without spaces between words. */
export function isUnspaced(text: string): boolean {
  return UNSPACED_SCRIPT.test(text);
}

function segment(run: string, offset: number): Token[] {
  segmenter ??= new Intl.Segmenter("zh", { granularity: "word" });
  const tokens: Token[] = [];
  for (const part of segmenter.segment(run)) {
    if (!part.isWordLike) continue;
    const start = offset + part.index;
    tokens.push({ word: plain(part.segment), start, end: start + part.segment.length });
  }
  return tokens;
}
