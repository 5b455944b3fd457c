import { saysNothing } from "@/lib/coding/prepare/non-answer";
import { type Side, type SidedPart, sidesOf } from "./sides";

/** A stretch of an answer that says one thing; `text.slice(start, end)` is its wording. */
export type Clause = {
  start: number;
  end: number;
  /** What a heading or a sign says that it is: "Cons: parking", "+ location". */
  side?: Side;
};

const BREAK =
  /[.!?…。！？；;\n]+(?=\s|$|\p{Lu}|\P{ASCII})|\n+|(?<!\d)\/\/?|\/\/?(?!\d)|\s[-–—]+\s|,\s(?!(?:yet )?another\s|da(?:ss|ß)\s|schon wieder|encore une?\s|otr[oa]\s|outr[oa]\s)|、|，|\s(?:(?<!(?:any|no)thing\s)but|however|although|though|whereas|while|except|yet|because|aber|jedoch|allerdings|obwohl|sondern|pero|aunque|sin embargo|mais|cependant|pourtant|toutefois|mas|porém|embora|contudo|però|maar|echter|ma(?=\s(?:il|la|lo|i|gli|le|non|era|è)\s))\s|(?<=[👍👎👏👌😀-🙏])\s+(?=\p{L})|\s(?:and|und|y|et|e)\s(?=(?:the|it|its|it's|they|we|i|he|she|there|this|that|my|our|no|nobody|not|das|der|die|es|sie|wir|ich|kein|el|la|los|las|no|le|les|il|elle|on|nous|je|o|a|os|as)\s)/giu;
const SOFT = /^(?:,|、|，|\/)/;
const LOOK_AHEAD = 200;
/** What breaks clauses in other languages, and not in this one. */
const UNBROKEN: Readonly<Record<string, string>> = { pt: "mais" };

/** What a line of a list begins with. */
const BULLET = /^\s*(?:[-–—*•·]+|\d{1,2}[.)])\s+/u;

/**
 * Cuts a text at line breaks, sentence ends, contrasts ("but") and new subjects ("and the ..."). A comma cuts
 * only where two or more words stand on both sides, so that lists of adjectives stay whole.
 */
export function clausesOf(text: string, language: string): Clause[] {
  return sidesOf(text).flatMap((part) => clausesIn(text.slice(0, part.end), part, language));
}

function clausesIn(text: string, { start: from, side }: SidedPart, language: string): Clause[] {
  const clauses: Clause[] = [];
  let start = from;
  for (const match of text.slice(from).matchAll(BREAK)) {
    const end = from + match.index;
    const after = end + match[0].length;
    const mark = match[0].trim();
    if (mark.toLowerCase() === UNBROKEN[language]) continue;
    const isSoft = SOFT.test(mark);
    if (isSoft && (leadsToOneWord(text, after) || !holdsTwoWords(text.slice(start, end)))) continue;
    push(clauses, text, start, end, side);
    start = after;
  }
  push(clauses, text, start, text.length, side);
  return clauses;
}

function push(clauses: Clause[], text: string, from: number, to: number, side: Side | undefined): void {
  const wording = text.slice(from, to);
  const bullet = BULLET.exec(wording)?.[0].length ?? 0;
  const start = from + bullet + (wording.length - bullet - wording.slice(bullet).trimStart().length);
  const end = from + wording.trimEnd().length;
  if (end > start) clauses.push({ start, end, ...(side && !saysNothing(text.slice(start, end)) ? { side } : {}) });
}

function leadsToOneWord(text: string, from: number): boolean {
  const rest = /^[^,.;!?\n/]*/.exec(text.slice(from, from + LOOK_AHEAD))?.[0] ?? "";
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
