import { evidenceIn } from "./evidence";
import { memoized } from "./memoized";
import { duplicateKey } from "./normalize";
import { withoutAccents } from "./stems";
import { isUnspaced, tokenize } from "./tokens";

/** A word rule: words and phrases, by any of which an answer gets a code. */
export const WORD_RULE = { phrases: 100, characters: 100 };

/** The words and phrases of a rule, which commas, semicolons or line breaks separate. */
export const phrasesOf = (rule: string): string[] =>
  rule.split(/[,;\n，；、،؛]/u).flatMap((phrase) => phrase.trim() || []);

/** Why a rule cannot be followed; null if it can. */
export function wrongWordRule(rule: string): string | null {
  const phrases = phrasesOf(rule);
  if (phrases.length > WORD_RULE.phrases) return `has more than ${WORD_RULE.phrases} words and phrases`;
  if (phrases.some(({ length }) => length > WORD_RULE.characters))
    return `has a phrase of over ${WORD_RULE.characters} characters`;
  const wrong = phrases.find((phrase) => phrase.replace(ENDING, "$1").includes("*"));
  return wrong ? `has "${wrong}": * stands at the end of a word, for any ending` : null;
}

/** A word followed by `*`. */
const ENDING = /([\p{L}\p{M}\p{N}])\*(?![\p{L}\p{M}\p{N}*])/gu;

/**
 * Returns a function that finds the first passage of a text that is one of the rule's phrases, exactly as it stands
 * there; null if there is none. Words are compared whole, without case, accents and the form of apostrophes; `*` stands
 * for any ending. Phrases in scripts without spaces, or without any letter, are found anywhere in the text.
 */
export function wordFinder(rule: string): (text: string) => string | null {
  const phrases = phrasesOf(rule);
  const isAnywhere = (phrase: string) => isUnspaced(phrase) || !/[\p{L}\p{N}]/u.test(phrase);
  const anywhere = phrases.filter(isAnywhere).map((phrase) => phrase.replaceAll("*", ""));
  const worded = phrases.flatMap((phrase) => (isAnywhere(phrase) ? [] : patternOf(phrase)));
  const pattern = worded.length > 0 && new RegExp(`(?<= )(?:${worded.join("|")})(?= )`, "u");
  return (text) => {
    const passage = pattern && passageOf(text, pattern);
    if (passage) return passage;
    if (anywhere.length === 0) return null;
    if (searched?.text !== text) searched = { text, find: evidenceIn(text) };
    const { find } = searched;
    for (const phrase of anywhere) {
      const found = find(phrase);
      if (found) return found;
    }
    return null;
  };
}

type Word = { word: string; start: number; end: number };

/** The words of a text as rules compare them; an apostrophe divides words ("l'hôtel"). */
function plainWords(text: string): Word[] {
  return tokenize(text).flatMap(({ word, start, end }) => {
    const parts = text.slice(start, end).split(/['’`´]/);
    let at = start;
    return word.split("'").map((part, index) => {
      const from = at;
      const until = from + (parts[index]?.length ?? 0);
      at = until + 1;
      return { word: plain(part), start: from, end: until };
    });
  });
}

/** Folding may write a character as several words ("ﷺ"), which stay one. */
const plain = memoized((word) => withoutAccents(duplicateKey(word)).replaceAll(" ", ""));

/** A phrase as a pattern for words with single spaces between them. */
const patternOf = (phrase: string): string[] => {
  const words = plainWords(phrase).map(({ word, end }) => escaped(word) + (phrase[end] === "*" ? "[^ ]*" : ""));
  return words.length > 0 ? [words.join(" ")] : [];
};

const escaped = (word: string) => word.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

type Worded = { text: string; words: Word[]; joined: string };

/** Cached, because the rules of all codes look into one answer after the other. */
let last: Worded | undefined;
let searched: { text: string; find: ReturnType<typeof evidenceIn> } | undefined;

function worded(text: string): Worded {
  if (last?.text === text) return last;
  const words = plainWords(text);
  last = { text, words, joined: ` ${words.map(({ word }) => word).join(" ")} ` };
  return last;
}

function passageOf(text: string, pattern: RegExp): string | null {
  const { words, joined } = worded(text);
  const found = pattern.exec(joined);
  if (!found) return null;
  const first = words[found.input.slice(0, found.index).split(" ").length - 2];
  const end = words[found.input.slice(0, found.index + found[0].length).split(" ").length - 2];
  return first && end ? text.slice(first.start, end.end) : null;
}
