import { cuesOf } from "@/lib/language/feeling/cues";
import { lexiconOf } from "@/lib/language/feeling/lexicon";
import { type Phrase, phrasesOf, SYMBOLS } from "@/lib/language/feeling/phrases";
import { tokenize } from "@/lib/language/tokens";
import { add, type Feeling } from "./feeling-sum";

/** A stretch of a text. */
export type Span = { start: number; end: number };

/** What the set phrases of a text say, and what they leave to its words. */
export type SetFeeling = {
  said: Feeling;
  /** What counts only where nothing else has a feeling. */
  subject: number;
  /** The text with set phrases blanked out. */
  rest: string;
  /** Where words mean the contrary. */
  turned: readonly Span[];
};

/** Nothing that could be an emoji, an emoticon or a mark. */
const PLAIN = /^[\p{L}\p{N}\p{Z},.!?'’"-]*$/u;
/** A set phrase that a negator turns: "not worth it", "never let us down". */
const PHRASE_NEGATED = -0.8;
const NEGATOR_REACH = 24;
const SENTENCE_END = /[.!?;,\n]|$/gu;

/** Reads the set phrases and symbols of a text; each takes its words away. */
export function readPhrases(text: string, language: string): SetFeeling {
  const said: Feeling = { praise: 0, blame: 0 };
  const turned: Span[] = [];
  let subject = 0;
  let rest = text;
  const { signs, phrases } = phrasesIn(text, language);
  for (const { pattern, value } of signs) rest = rest.replace(pattern, (sign) => counted(sign, value, said));
  rest = lowered(rest);
  for (const { pattern, value, effect } of phrases) {
    const vain: Span[] = [];
    for (const { 0: found, index } of rest.matchAll(pattern)) {
      const negator = negatorBefore(rest, index, found, language);
      const end = index + found.length;
      const own = negator ? value * PHRASE_NEGATED : value;
      if (effect === "subject" && !negator) subject = own;
      else if (effect === "turned" && !negator) turnFrom(end, turned, text);
      else add(said, own);
      rest = blanked(rest, index - negator.length, end);
      if (effect === "wish") vain.push({ start: end, end: sentenceEnd(rest, end) });
      if (effect === "over") vain.push({ start: 0, end: index });
    }
    if (vain.length > 0) rest = withoutPraise(rest, vain, language);
  }
  return { said, subject, rest, turned };
}

function turnFrom(start: number, turned: Span[], text: string): void {
  if (start >= (turned.at(-1)?.end ?? 0)) turned.push({ start, end: sentenceEnd(text, start) });
}

/** True where a set phrase or an emoji tells the feeling, and not only words. */
export function hasPhrases(text: string, language: string): boolean {
  const { signs, phrases } = phrasesIn(text, language);
  return signs.length + phrases.length > 0;
}

type Held = { signs: readonly Phrase[]; phrases: readonly Phrase[] };

/** A clause is often read several times in a row. */
let last: { text: string; language: string; held: Held } | undefined;

/** The symbols and set phrases that stand in a text. */
function phrasesIn(text: string, language: string): Held {
  if (last?.text !== text || last.language !== language) {
    const lower = lowered(text);
    const signs = PLAIN.test(text) ? [] : SYMBOLS.filter(({ pattern }) => text.search(pattern) >= 0);
    const phrases = phrasesOf(language).filter(({ pattern }) => lower.search(pattern) >= 0);
    last = { text, language, held: { signs, phrases } };
  }
  return last.held;
}

function counted(sign: string, value: number, said: Feeling): string {
  add(said, value);
  return " ".repeat(sign.length);
}

/** A text in lower case, every letter in its place. */
function lowered(text: string): string {
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : text;
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

/** A text without the praise that is said in vain: what wishes hold out ("could be cleaner"), what is over. */
function withoutPraise(text: string, vain: readonly Span[], language: string): string {
  const { valence } = lexiconOf(language);
  let rest = text;
  let at = 0;
  for (const { word, start, end } of tokenize(text)) {
    while (at < vain.length && (vain[at] as Span).end <= start) at++;
    if (start >= (vain[at]?.start ?? text.length) && (valence(word) ?? 0) > 0) rest = blanked(rest, start, end);
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
