import type { Sentiment } from "@/db/schema/terms";
import { tokenize, wordsOf } from "@/lib/coding/languages/tokens";
import { type Cues, cuesOf } from "./cues";
import { lexiconOf } from "./lexicon";
import { PHRASES, type Phrase, SYMBOLS } from "./phrases";
import type { Side } from "./sides";

/** How a passage feels: the sums of its praising and of its blaming words (blame is negative). */
export type Feeling = { praise: number; blame: number };

const REACH = 4;
/** Nothing that could be an emoji, an emoticon or a mark. */
const PLAIN = /^[\p{L}\p{N}\p{Z},.!?'’"-]*$/u;
const NEGATED = -0.6;
/** A set phrase that a negator turns: "not worth it", "never let us down". */
const PHRASE_NEGATED = -0.8;
const NEGATOR_REACH = 24;
/** What is said not to be so is clear, however mild the word: "no waiting". */
const LEAST_NEGATED = 0.9;
/** How far before a negator at the end stands what it turns, and how many words may follow it. */
const BACKWARD_REACH = 3;
const MOST_AFTER = 1;
/** "It did not work": a negator that turns no word of feeling tells of something that went wrong. */
const WENT_WRONG = -1;
const MOST_WRONGS = 2;
const LEAST_WORDS = 2;
/** Blame so mild only names a subject where what follows is denied: "the wait was not long". */
const MILD = -1;
/** What a heading ("Cons:") or a sign counts. */
const SIDE = 2.5;
const END_OF_WISH = /[.!?;,\n]|$/gu;

/**
 * The feeling of a passage from a lexicon with negation (a negator turns what follows within four
 * words), intensifiers, excess ("too ..."), set phrases and emoji, after Taboada et al. 2011.
 */
export function feelingOf(text: string, language: string, words: readonly string[] = wordsOf(text)): Feeling {
  const phrases = phrasesIn(text, language);
  if (phrases.length === 0) return feelingOfWords(words, language);
  const set: Feeling = { praise: 0, blame: 0 };
  let rest = text;
  for (const { pattern, value, isWish } of phrases) {
    const ends: number[] = [];
    for (const { 0: found, index } of rest.matchAll(pattern)) {
      const negator = negatorBefore(rest, index, found, language);
      add(set, negator ? value * PHRASE_NEGATED : value);
      rest = blanked(rest, index - negator.length, index + found.length);
      ends.push(index + found.length);
    }
    if (isWish && ends.length > 0) rest = withoutHopes(rest, ends, language);
  }
  const { praise, blame } = feelingOfWords(wordsOf(rest), language);
  return { praise: set.praise + praise, blame: set.blame + blame };
}

/** A feeling with what the side of its passage says. */
export function onSide({ praise, blame }: Feeling, side: Side | undefined): Feeling {
  if (!side) return { praise, blame };
  return side === "praise" ? { praise: praise + SIDE, blame } : { praise, blame: blame - SIDE };
}

/** True where a set phrase or an emoji tells the feeling, and not only words. */
export function hasPhrases(text: string, language: string): boolean {
  return phrasesIn(text, language).length > 0;
}

/** The feeling of words that follow each other, set phrases left aside. */
export function feelingOfWords(words: readonly string[], language: string): Feeling {
  const { valence } = lexiconOf(language);
  const cues = cuesOf(language);
  const values = words.map((word, index) => {
    const value = valence(word);
    if (value) return weigh(value, words, index, cues);
    return value === undefined && isExcess(words, index, cues) ? -1 : 0;
  });
  const denied = values.findLastIndex((value, index) => value > 0 && (valence(words[index] as string) ?? 0) < 0);
  for (let at = 0; at < denied; at++) if ((values[at] as number) < 0 && (values[at] as number) >= MILD) values[at] = 0;
  let wrongs = 0;
  words.forEach((word, index) => {
    if (!cues.negators.has(word) || words.slice(index + 1, index + 1 + REACH).some(valence)) return;
    const turned = cues.negatesBackwards ? turnedBackwards(words, values, index) : -1;
    if (turned < 0) wrongs += 1;
    else values[turned] = negated(values[turned] as number);
  });
  const feeling: Feeling = { praise: 0, blame: 0 };
  for (const value of values) add(feeling, value);
  if (words.length >= LEAST_WORDS) add(feeling, WENT_WRONG * Math.min(wrongs, MOST_WRONGS));
  return feeling;
}

/** A clause is often read several times in a row. */
let last: { text: string; language: string; phrases: readonly Phrase[] } | undefined;

/** The set phrases and symbols that stand in a text. */
function phrasesIn(text: string, language: string): readonly Phrase[] {
  if (last?.text !== text || last.language !== language) {
    const own = PHRASES[language] ?? [];
    const known = PLAIN.test(text) ? own : [...SYMBOLS, ...own];
    last = { text, language, phrases: known.filter(({ pattern }) => text.search(pattern) >= 0) };
  }
  return last.phrases;
}

/** The sentiment that a feeling amounts to. `Mixed` where praise and blame are both clear. */
export function sentimentOf({ praise, blame }: Feeling): Sentiment {
  if (praise >= 1.5 && blame <= -1.5 && praise < -2.5 * blame && -blame < 2.5 * praise) return "Mixed";
  const sum = praise + blame;
  if (sum >= 0.9) return "Positive";
  return sum <= -0.9 ? "Negative" : "Neutral";
}

/** The negator right before a phrase of words that holds none itself, with what lies between; "" where there is none. */
function negatorBefore(text: string, at: number, phrase: string, language: string): string {
  const { negators } = cuesOf(language);
  const before = text.slice(Math.max(0, at - NEGATOR_REACH), at);
  const [, first = "", second = ""] = /([\p{L}'’]+\s+)?([\p{L}'’]+\s+)$/u.exec(before) ?? [];
  const isNegator = (word: string) => negators.has(word.trim().toLowerCase().replace(/’/g, "'"));
  if (!/\p{L}/u.test(phrase) || tokenize(phrase).some(({ word }) => negators.has(word))) return "";
  if (isNegator(second)) return second;
  return isNegator(first) ? first + second : "";
}

/** A text without the praise that wishes, which end at these places, hold out: "could be cleaner". */
function withoutHopes(text: string, ends: readonly number[], language: string): string {
  const { valence } = lexiconOf(language);
  const wished = ends.map((from) => ({ from, to: endOfWish(text, from) }));
  let rest = text;
  let at = 0;
  for (const { word, start, end } of tokenize(text)) {
    while ((wished[at]?.to ?? text.length) <= start) at++;
    if (start >= (wished[at]?.from ?? text.length) && (valence(word) ?? 0) > 0) rest = blanked(rest, start, end);
  }
  return rest;
}

function endOfWish(text: string, from: number): number {
  END_OF_WISH.lastIndex = from;
  return END_OF_WISH.exec(text)?.index ?? text.length;
}

function blanked(text: string, from: number, to: number): string {
  return text.slice(0, from) + " ".repeat(to - from) + text.slice(to);
}

function isExcess(words: readonly string[], index: number, { excess, excessive }: Cues): boolean {
  const next = words[index + 1];
  return next !== undefined && excess.has(words[index] as string) && (excessive?.has(next) ?? true);
}

function weigh(valence: number, words: readonly string[], index: number, cues: Cues): number {
  let value = valence;
  const last = words[index - 1] ?? "";
  if (cues.boosters.has(last)) value *= 1.3;
  else if (cues.dampers.has(last)) value *= 0.8;
  else if (cues.excess.has(last) && !(cues.excessive && words[index]?.endsWith("en"))) return -Math.abs(value);
  const isNegated =
    (cues.negatingPrefix && words[index]?.startsWith(cues.negatingPrefix)) ||
    words.slice(Math.max(0, index - REACH), index).some((word) => cues.negators.has(word));
  return isNegated ? negated(value) : value;
}

function negated(value: number): number {
  return -Math.sign(value) * Math.max(LEAST_NEGATED, Math.abs(value * NEGATED));
}

/** The place of the praise that a negator at the end of the words turns, or -1. */
function turnedBackwards(words: readonly string[], values: readonly number[], negator: number): number {
  if (words.length - 1 - negator > MOST_AFTER) return -1;
  for (let at = negator - 1; at >= Math.max(0, negator - BACKWARD_REACH); at--) if ((values[at] ?? 0) > 0) return at;
  return -1;
}

function add(feeling: Feeling, value: number): void {
  if (value > 0) feeling.praise += value;
  else feeling.blame += value;
}
