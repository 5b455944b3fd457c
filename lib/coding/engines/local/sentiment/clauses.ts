/** A stretch of an answer that says one thing; `text.slice(start, end)` is its wording. */
export type Clause = { start: number; end: number };

const BREAK =
  /[.!?…。！？；;\n]+(?=\s|$|\p{Lu}|\P{ASCII})|\n+|\/\/?|\s[-–—]+\s|,\s|、|，|\s(?:but|however|although|though|whereas|while|except|yet|because|aber|jedoch|allerdings|obwohl|sondern|pero|aunque|sin embargo|mais|cependant|pourtant|toutefois|mas|porém|embora|contudo|però|maar|echter|ma(?=\s(?:il|la|lo|i|gli|le|non|era|è)\s))\s|\s(?:and|und|y|et|e)\s(?=(?:the|it|its|it's|they|we|i|he|she|there|this|that|my|our|no|nobody|not|das|der|die|es|sie|wir|ich|kein|el|la|los|las|no|le|les|il|elle|on|nous|je|o|a|os|as)\s)/giu;
const SOFT = /^(?:,|、|，|\/)/;
const LOOK_AHEAD = 200;

/** What a line of a list begins with. */
const BULLET = /^\s*(?:[-–—*•·]+|\d{1,2}[.)])\s+/u;

/**
 * Cuts a text at line breaks, sentence ends, contrasts ("but") and new subjects ("and the ..."). A comma cuts
 * only where two or more words stand on both sides, so that lists of adjectives stay whole.
 */
export function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = [];
  let start = 0;
  for (const match of text.matchAll(BREAK)) {
    const end = match.index;
    const after = end + match[0].length;
    const isSoft = SOFT.test(match[0].trim());
    if (isSoft && (leadsToOneWord(text, after) || !holdsTwoWords(text.slice(start, end)))) continue;
    push(clauses, text, start, end);
    start = after;
  }
  push(clauses, text, start, text.length);
  return clauses;
}

function push(clauses: Clause[], text: string, from: number, to: number): void {
  const wording = text.slice(from, to);
  const bullet = BULLET.exec(wording)?.[0].length ?? 0;
  const start = from + bullet + (wording.length - bullet - wording.slice(bullet).trimStart().length);
  const end = from + wording.trimEnd().length;
  if (end > start) clauses.push({ start, end });
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
