import { bareWords } from "../normalize";
import { anyOf, readLines, readTable } from "../read-data";
import { once } from "../remembering";

/** Longer answers say something. */
const LONGEST_SILENCE = 80;

const unknowing = once(() => {
  const rows = readTable("language/silence/data/unknowing.tsv", ["language", "pattern"]);
  return new RegExp(`^${anyOf(rows.map(({ pattern }) => pattern))}$`, "u");
});

const nothing = once(() => new RegExp(`^${anyOf(readLines("language/silence/data/nothing.txt"))}$`, "u"));

/** True for a bare answer (see `bareAnswer`) that does not know, or refuses to say. */
export function isUnknowing(bare: string): boolean {
  return bare.length <= LONGEST_SILENCE && unknowing().test(bare);
}

/** True for a bare answer that is a word for nothing. */
export function isNothing(bare: string): boolean {
  return nothing().test(bare);
}

/** True for an answer without content, whatever was asked: "nothing", "don't know". */
export function saysNothing(text: string): boolean {
  if (text.length > LONGEST_SILENCE) return false;
  const bare = bareAnswer(text);
  return isNothing(bare) || isUnknowing(bare);
}

/** An answer in lower case, without punctuation and without what people add to fill up ("lol", "n/a / n/a"). */
export function bareAnswer(text: string): string {
  return bareWords(text)
    .replace(/^\/+|\/+$/g, "")
    .replace(/(?<=\S)(?: (?:lol|haha|hehe|tbh|xd))+$/, "")
    .replace(/^(.{2,20}?)(?:\s*\/+\s*\1)+$/u, "$1")
    .trim();
}
