import { once } from "../memoized";
import { bareWords } from "../normalize";
import { anyOf, readLines, readTable } from "../read-data";

/** Longer answers, in characters, always have content. */
const LONGEST_NO_ANSWER = 80;

const dontKnow = once(() => {
  const rows = readTable("language/no-answer/data/dont-know.tsv", ["language", "pattern"]);
  return new RegExp(`^${anyOf(rows.map(({ pattern }) => pattern))}$`, "u");
});

const nothing = once(() => new RegExp(`^${anyOf(readLines("language/no-answer/data/nothing.txt"))}$`, "u"));

/** True for a bare answer (see `bareAnswer`) that means "don't know" or refuses to say. */
export function isDontKnow(bare: string): boolean {
  return bare.length <= LONGEST_NO_ANSWER && dontKnow().test(bare);
}

/** True for a bare answer that means "nothing": "none", "nada". */
export function isNothing(bare: string): boolean {
  return nothing().test(bare);
}

/** True for an answer without content, whatever was asked: "nothing", "don't know". */
export function hasNoContent(text: string): boolean {
  if (text.length > LONGEST_NO_ANSWER) return false;
  const bare = bareAnswer(text);
  return isNothing(bare) || isDontKnow(bare);
}

/** An answer in lower case, without punctuation and fillers ("lol", "n/a / n/a"). */
export function bareAnswer(text: string): string {
  return bareWords(text)
    .replace(/^\/+|(?<!\/)\/+$/g, "")
    .replace(/(?<=\S)(?<! (?:lol|haha|hehe|tbh|xd))(?: (?:lol|haha|hehe|tbh|xd))+$/, "")
    .replace(/^(.{2,20}?)(?:\s*\/+\s*\1)+$/u, "$1")
    .trim();
}
