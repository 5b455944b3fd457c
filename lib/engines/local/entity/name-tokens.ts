import { memoized } from "@/lib/language/memoized";
import { isUnspaced } from "@/lib/language/tokens";
import { nameKey } from "./name-key";

/** A word of an answer as a possible part of a name: its key and its position. */
export type NameToken = {
  key: string;
  written: string;
  start: number;
  end: number;
  /** True if the "and" before this word belongs to the name. */
  and?: boolean;
};

/** A run of words that may hold names, with only spaces and conjunctions between them. */
export type Piece = {
  tokens: NameToken[];
  /** For each token, whether there is an "and" before it. */
  joined: boolean[];
};

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’`´.-][\p{L}\p{M}\p{N}]+){0,9}/gu;
const HARD =
  /[,;:/|\\\n•·!?()[\]{}"“”„«»<>=…*_~、，；。：！？（）]|^\s*[-–—]+\s+|(?<!\s)\s+[-–—]+\s*$|\.\s*\.|^\.\s+$/u;
const SOFT = /[&+]/u;
const ABBREVIATED = /^(?:\p{L}|dr|st|ste|mr|mrs|ms|prof|inc|co|jr|sr|vs|mt|gebr|fa)$/u;
const AND = /^(?:and|und|et)$/u;
const AND_OF: Readonly<Record<string, RegExp>> = { es: /^[ye]$/u, it: /^ed?$/u, pt: /^e$/u, ca: /^i$/u, nl: /^en$/u };
const OR = /^(?:or|oder|then|but|also|sowie|aber|pero|dann|puis)$/u;
const OR_OF: Readonly<Record<string, RegExp>> = {
  es: /^[ou]$/u,
  fr: /^(?:ou|mais)$/u,
  it: /^od?$/u,
  nl: /^of$/u,
  pt: /^(?:ou|mas)$/u,
};
const keyOf = memoized(nameKey);

/** Cuts an answer into pieces wherever names are separated: at punctuation, list numbers, "or", "but". */
export function piecesOf(text: string, language: string): Piece[] {
  const tokens = tokensOf(text);
  const pieces: Piece[] = [];
  let piece: Piece = { tokens: [], joined: [] };
  let isAnd = false;
  const close = () => {
    if (piece.tokens.length > 0) pieces.push(piece);
    piece = { tokens: [], joined: [] };
    isAnd = false;
  };
  const isNumbered = numbered(text, tokens);
  tokens.forEach((token, index) => {
    const before = tokens[index - 1];
    const gap = before ? text.slice(before.end, token.start) : "";
    if (before && separates(gap, before)) close();
    else if (SOFT.test(gap)) isAnd = true;
    if (isNumbered(index)) {
      close();
      return;
    }
    const isLast = index === tokens.length - 1;
    const word = token.written.toLowerCase();
    if (!isLast && index > 0 && (OR.test(word) || OR_OF[language]?.test(word))) {
      close();
      return;
    }
    if (!isLast && piece.tokens.length > 0 && (AND.test(word) || AND_OF[language]?.test(word))) {
      isAnd = true;
      return;
    }
    piece.tokens.push(token);
    piece.joined.push(isAnd);
    isAnd = false;
  });
  close();
  return pieces;
}

function tokensOf(text: string): NameToken[] {
  return Array.from(text.matchAll(WORD), ({ 0: written, index }) => ({
    key: keyOf(written),
    written,
    start: index,
    end: index + written.length,
  })).filter(({ key }) => key !== "");
}

function separates(gap: string, before: NameToken): boolean {
  const isShort = ABBREVIATED.test(before.key) || /\p{L}\.\p{L}$/u.test(before.written);
  if (gap.startsWith(".") && isShort) return HARD.test(gap.slice(1));
  return HARD.test(gap);
}

/** Returns a test for list numbers ("1. Ford 2. Fiat", "1 Ford 2 Fiat"), as opposed to numbers in names. */
function numbered(text: string, tokens: readonly NameToken[]): (index: number) => boolean {
  const isNumber = ({ key }: NameToken) => /^\d{1,2}$/.test(key);
  const counts = tokens.filter(isNumber).map(({ key }) => Number(key));
  const isSeries = counts.length > 1 && counts.every((count, index) => count === index + 1);
  return (index) => {
    const token = tokens[index];
    if (!token || !isNumber(token)) return false;
    return isSeries || /^\s*[.)]\s*/.test(text.slice(token.end));
  };
}

/** True for text in a script without spaces, in which a name may begin at any character. */
export function isRun({ written }: NameToken): boolean {
  return isUnspaced(written);
}
