import { memoized } from "./memoized";

/** A word of a text with its position: in lower case, with plain apostrophes, without vowel signs and soft hyphens. */
export type Token = { word: string; start: number; end: number };

/** A word with apostrophes, soft hyphens or non-joiners in it. */
const SPACED_WORD = /[\p{L}\p{M}\p{N}]+(?:['’`´\u00AD\u200C][\p{L}\p{M}]+)*/gu;
/** Vowel signs of Arabic and Hebrew, which most people leave out; the Arabic stretching stroke; soft hyphens. */
const ORNAMENTS = /[\u0591-\u05C7\u0610-\u061A\u0640\u064B-\u065F\u0670\u00AD]/g;
const UNSPACED_SCRIPT =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Returns the same string object for the same word, which makes later map look-ups faster. */
const plain = memoized((word) => word.toLowerCase().replace(/[’`´]/g, "'").replace(ORNAMENTS, ""));

/** The segmenter takes quadratic time, so text is segmented in windows of this many characters. */
const WINDOW = 500;

let segmenter: Intl.Segmenter | undefined;
/** Cached, because one answer is often cut into words several times in a row. */
let last: { text: string; tokens: readonly Token[] } | undefined;

/**
 * Splits a text into words in any script. Chinese, Japanese, Thai and other scripts that write
 * no spaces are cut by the Unicode word segmentation of the runtime (UAX 29 with dictionaries).
 */
export function tokenize(text: string): readonly Token[] {
  if (last?.text === text) return last.tokens;
  const tokens: Token[] = [];
  let end = 0;
  for (const raw of text.match(SPACED_WORD) ?? []) {
    const start = text.indexOf(raw, end);
    end = start + raw.length;
    if (UNSPACED_SCRIPT.test(raw)) tokens.push(...segment(raw, start));
    else tokens.push({ word: plain(raw), start, end });
  }
  last = { text, tokens };
  return tokens;
}

/** The words of a text, in their order. */
export function wordsOf(text: string): string[] {
  return tokenize(text).map(({ word }) => word);
}

/** True if the text is written in a script without spaces between words. */
export function isUnspaced(text: string): boolean {
  return UNSPACED_SCRIPT.test(text);
}

/**
 * Cuts text without spaces window by window. The last word of a window may be incomplete, so the next window begins
 * with it.
 */
function segment(run: string, offset: number): Token[] {
  segmenter ??= new Intl.Segmenter("zh", { granularity: "word" });
  const tokens: Token[] = [];
  for (let at = 0; at < run.length; ) {
    const parts = [...segmenter.segment(run.slice(at, at + WINDOW))];
    const cut = at + WINDOW < run.length && parts.length > 1 ? parts.pop() : undefined;
    for (const part of parts) {
      if (!part.isWordLike) continue;
      const start = offset + at + part.index;
      tokens.push({ word: plain(part.segment), start, end: start + part.segment.length });
    }
    at += cut?.index ?? WINDOW;
  }
  return tokens;
}
