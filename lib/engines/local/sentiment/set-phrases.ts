import { cuesOf } from "@/lib/language/feeling/cues";
import { lexiconOf } from "@/lib/language/feeling/lexicon";
import { type Phrase, phrasesOf, SYMBOLS } from "@/lib/language/feeling/phrases";
import { tokenize } from "@/lib/language/tokens";
import { add, type Feeling } from "./feeling-sum";
import { NEGATED_PHRASE_FACTOR, NEGATOR_LETTERS } from "./parameters";

/** A stretch of a text. */
export type Span = { start: number; end: number };

/** The feeling of a text's set phrases, and the text that is left for its single words. */
export type SetFeeling = {
  said: Feeling;
  /** Praise that counts only if nothing else in the text has a feeling. */
  subject: number;
  /** The text with set phrases replaced by blanks, so that positions stay the same. */
  rest: string;
  /** Spans whose words mean the opposite: "used to be ...". */
  turned: readonly Span[];
};

/** Matches texts that cannot hold emoji, emoticons or other signs. */
const PLAIN = /^[\p{L}\p{N}\p{Z},.!?'’"-]*$/u;
const SENTENCE_END = /[.!?;,\n]|$/gu;

/**
 * Reads the set phrases and signs of a text. Replaces each phrase that it has read by blanks, so that the phrase's
 * words don't count again.
 */
export function readPhrases(text: string, language: string): SetFeeling {
  const said: Feeling = { praise: 0, blame: 0 };
  const turned: Span[] = [];
  let subject = 0;
  let rest = text;
  const { signs, phrases } = phrasesIn(text, language);
  for (const { pattern, value } of signs) rest = rest.replace(pattern, (sign) => countSign(sign, value, said));
  rest = lowered(rest);
  for (const { pattern, value, effect } of phrases) {
    const invalid: Span[] = [];
    for (const { 0: found, index } of rest.matchAll(pattern)) {
      const negator = negatorBefore(rest, index, found, language);
      const end = index + found.length;
      const own = negator ? value * NEGATED_PHRASE_FACTOR : value;
      if (effect === "subject" && !negator) subject = own;
      else if (effect === "turned" && !negator) turnFrom(end, turned, text);
      else add(said, own);
      rest = blanked(rest, index - negator.length, end);
      if (effect === "wish") invalid.push({ start: end, end: sentenceEnd(rest, end) });
      if (effect === "over") invalid.push({ start: 0, end: index });
    }
    if (invalid.length > 0) rest = withoutPraise(rest, invalid, language);
  }
  return { said, subject, rest, turned };
}

function turnFrom(start: number, turned: Span[], text: string): void {
  if (start >= (turned.at(-1)?.end ?? 0)) turned.push({ start, end: sentenceEnd(text, start) });
}

/** True if a text holds a set phrase or an emoji, so that its single words don't show the whole feeling. */
export function hasPhrases(text: string, language: string): boolean {
  const { signs, phrases } = phrasesIn(text, language);
  return signs.length + phrases.length > 0;
}

type Held = { signs: readonly Phrase[]; phrases: readonly Phrase[] };

/** Cache of the last text, because a clause is often read several times in a row. */
let last: { text: string; language: string; held: Held } | undefined;

/** The symbols and set phrases in a text. */
function phrasesIn(text: string, language: string): Held {
  if (last?.text !== text || last.language !== language) {
    const lower = lowered(text);
    const signs = PLAIN.test(text) ? [] : SYMBOLS.filter(({ pattern }) => text.search(pattern) >= 0);
    const phrases = phrasesOf(language).filter(({ pattern }) => lower.search(pattern) >= 0);
    last = { text, language, held: { signs, phrases } };
  }
  return last.held;
}

function countSign(sign: string, value: number, said: Feeling): string {
  add(said, value);
  return " ".repeat(sign.length);
}

/** A text in lower case with plain apostrophes. Keeps the case if lower case would change its length. */
function lowered(text: string): string {
  const lower = text.toLowerCase();
  return (lower.length === text.length ? lower : text).replace(/[’`´]/g, "'");
}

/**
 * The negator right before a set phrase, with the text between them. "" if there is no negator, or if the phrase
 * contains one itself.
 */
function negatorBefore(text: string, at: number, phrase: string, language: string): string {
  const { negators } = cuesOf(language);
  const before = text.slice(Math.max(0, at - NEGATOR_LETTERS), at);
  const [, first = "", second = ""] = /([\p{L}'’]+\s+)?([\p{L}'’]+\s+)$/u.exec(before) ?? [];
  const isNegator = (word: string) => negators.has(word.trim().toLowerCase().replace(/’/g, "'"));
  if (!/\p{L}/u.test(phrase) || tokenize(phrase).some(({ word }) => negators.has(word))) return "";
  if (isNegator(second)) return second;
  return isNegator(first) ? first + second : "";
}

/** Replaces praise that does not count by blanks: in wishes ("could be cleaner"), or about the past. */
function withoutPraise(text: string, invalid: readonly Span[], language: string): string {
  const { valence } = lexiconOf(language);
  let rest = text;
  let at = 0;
  for (const { word, start, end } of tokenize(text)) {
    while (at < invalid.length && (invalid[at] as Span).end <= start) at++;
    if (start >= (invalid[at]?.start ?? text.length) && (valence(word) ?? 0) > 0) rest = blanked(rest, start, end);
  }
  return rest;
}

function sentenceEnd(text: string, from: number): number {
  SENTENCE_END.lastIndex = from;
  return SENTENCE_END.exec(text)?.index ?? text.length;
}

function blanked(text: string, from: number, to: number): string {
  return text.slice(0, from) + " ".repeat(to - from) + text.slice(to);
}
