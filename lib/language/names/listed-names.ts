import { once } from "../memoized";
import { anyOf, readLines } from "../read-data";
import { stopWordsOf } from "../stop-words";

/** A name as it stands in an answer. */
export type EntityMention = { name: string; start: number; end: number };

/** Longer parts of an answer, in characters, are not searched for names. */
const LONGEST_PART = 500;

const SEPARATOR =
  /[,;/|\n+•·]|\s[-–—]\s|[.!?](?=\s|$)|\s(?:and|or|und|oder|y|e|o|et|ou|as well as|sowie|also|then|but|plus)\s/giu;

/** The words that people write before a name ("I buy"), after one ("because"), and in its place ("not sure"). */
const patterns = once(() => ({
  lead: new RegExp(`^(?:${anyOf(readLines("language/names/data/lead-ins.txt"))}\\s+)+`, "iu"),
  tail: new RegExp(`(?:\\s+${anyOf(readLines("language/names/data/trailers.txt"))})+$`, "iu"),
  noName: new RegExp(`^${anyOf(readLines("language/names/data/no-names.txt"))}$`, "iu"),
}));

/**
 * The names in an answer that is a list. Cuts the answer at separators and removes lead-ins ("I buy ..."), trailing
 * words such as "because", and parts that are no names ("not sure").
 */
export function listedNames(text: string, language: string): EntityMention[] {
  const mentions: EntityMention[] = [];
  let start = 0;
  for (const match of [...text.matchAll(SEPARATOR), null]) {
    const end = match ? match.index : text.length;
    const mention = clean(text, start, end);
    if (mention && !patterns().noName.test(mention.name) && !stopWordsOf(language).has(mention.name.toLowerCase()))
      mentions.push(mention);
    if (match) start = match.index + match[0].length;
  }
  return mentions;
}

function clean(text: string, from: number, to: number): EntityMention | null {
  let start = from;
  let name = text.slice(from, to);
  const trim = (pattern: RegExp) => {
    const found = pattern.exec(name);
    if (!found || found[0].length === name.length) return;
    if (found.index === 0) start += found[0].length;
    name = found.index === 0 ? name.slice(found[0].length) : name.slice(0, found.index);
  };
  if (name.length > LONGEST_PART) return { name, start, end: to };
  trim(/^[^\p{L}\p{N}]+/u);
  trim(patterns().lead);
  trim(patterns().tail);
  trim(/[^\p{L}\p{N}!+&)]+$/u);
  return /[\p{L}\p{N}]/u.test(name) && name.length > 1 ? { name, start, end: start + name.length } : null;
}
