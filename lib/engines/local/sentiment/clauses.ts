import { once } from "@/lib/language/memoized";
import { hasNoContent } from "@/lib/language/no-answer/no-content";
import { anyOf, readLines } from "@/lib/language/read-data";
import { feelingOf } from "./feeling";
import { CLAUSE_LOOK_AHEAD } from "./parameters";
import { type Side, type SidedPart, sidesOf } from "./sides";

/** A part of an answer that makes one statement: `text.slice(start, end)`. */
export type Clause = {
  start: number;
  end: number;
  /** Praise or blame, if a heading or sign before the clause says so: "Cons: parking", "+ location". */
  side?: Side;
};

/** The end of a clause: punctuation, a contrast ("but"), or an "and" before a new subject. */
const clauseEnd = once(() => {
  const contrasts = anyOf(readLines("engines/local/sentiment/data/contrasts.txt"));
  const subjects = anyOf(readLines("engines/local/sentiment/data/new-subjects.txt"));
  const ends = [
    /(?<![.!?…。！？；;\n])[.!?…。！？；;\n]+(?=\s|$|\p{Lu}|\P{ASCII})/u.source,
    /\n+|(?<!\d)\/\/?|\/\/?(?!\d)|\s[-–—]+\s/u.source,
    /,\s(?!(?:yet )?another\s|da(?:ss|ß)\s|schon wieder|encore une?\s|otr[oa]\s|outr[oa]\s)|、|，/u.source,
    `\\s${contrasts}\\s`,
    /(?<=[👍👎👏👌😀-🙏])\s+(?=\p{L})/u.source,
    `\\s(?:and|und|y|et|e)\\s(?=${subjects}\\s)`,
  ];
  return new RegExp(ends.join("|"), "giu");
});
const SOFT = /^(?:,|、|，|\/)/;
/** Words that mean "but" in one language and something else in another. */
const isOtherWord = (mark: string, language: string) =>
  (mark === "mais" && language === "pt") || (mark === "ma" && language !== "it");
/** Words after which the opposite of what was said before applies: "all good except parking". */
const exception = once(() => new RegExp(`^${anyOf(readLines("engines/local/sentiment/data/exceptions.txt"))}$`, "iu"));

/** The beginning of a list item: a bullet or a number. */
const BULLET = /^\s*(?:[-–—*•·]+|\d{1,2}[.)])\s+/u;

/**
 * Cuts a text at line breaks, sentence ends, contrasts ("but") and new subjects ("and the ..."). A comma separates only
 * parts of two words or more, so that lists of adjectives stay whole.
 */
export function clausesOf(text: string, language: string): Clause[] {
  return sidesOf(text).flatMap((part) => clausesIn(text.slice(0, part.end), part, language));
}

function clausesIn(text: string, { start: from, side }: SidedPart, language: string): Clause[] {
  const clauses: Clause[] = [];
  let start = from;
  let excepted: Side | undefined;
  for (const match of text.slice(from).matchAll(clauseEnd())) {
    const end = from + match.index;
    const after = end + match[0].length;
    const mark = match[0].trim();
    if (isOtherWord(mark.toLowerCase(), language)) continue;
    const isSoft = SOFT.test(mark);
    if (isSoft && (leadsToOneWord(text, after) || !holdsTwoWords(text.slice(start, end)))) continue;
    push(clauses, text, start, end, excepted ?? side);
    excepted = exception().test(mark) ? oppositeSide(text.slice(start, end), language) : undefined;
    start = after;
  }
  push(clauses, text, start, text.length, excepted ?? side);
  return clauses;
}

/** The side of an exception, which is the opposite of the side of what was said before. */
function oppositeSide(wording: string, language: string): Side | undefined {
  const { praise, blame } = feelingOf(wording, language);
  if (praise === -blame) return undefined;
  return praise > -blame ? "blame" : "praise";
}

function push(clauses: Clause[], text: string, from: number, to: number, side: Side | undefined): void {
  const wording = text.slice(from, to);
  const bullet = BULLET.exec(wording)?.[0].length ?? 0;
  const start = from + bullet + (wording.length - bullet - wording.slice(bullet).trimStart().length);
  const end = from + wording.trimEnd().length;
  if (end > start) clauses.push({ start, end, ...(side && !hasNoContent(text.slice(start, end)) ? { side } : {}) });
}

function leadsToOneWord(text: string, from: number): boolean {
  const rest = /^[^,.;!?\n/]*/.exec(text.slice(from, from + CLAUSE_LOOK_AHEAD))?.[0] ?? "";
  return !holdsTwoWords(rest);
}

function holdsTwoWords(text: string): boolean {
  let words = 0;
  for (const [word] of text.matchAll(/\S+/g)) {
    if (/[\p{L}\p{N}]/u.test(word)) words += 1;
    if (words === 2) return true;
  }
  return false;
}
