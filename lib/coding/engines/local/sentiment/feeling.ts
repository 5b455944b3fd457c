import type { Sentiment } from "@/db/schema/terms";
import { tokenize } from "@/lib/coding/languages/tokens";
import { cuesOf } from "./cues";
import { lexiconOf } from "./lexicon";
import { PHRASES, SYMBOLS } from "./phrases";

/** How a passage feels: the sums of its praising and of its blaming words (blame is negative). */
export type Feeling = { praise: number; blame: number };

const REACH = 4;
/** Nothing that could be an emoji or emoticon. */
const PLAIN = /^[\p{L}\p{N}\p{Z},.!?'’"-]*$/u;
const NEGATED = -0.6;
/** "It did not work": a negator that turns no word of feeling tells of something that went wrong. */
const WENT_WRONG = -1;
const MOST_WRONGS = 2;
const LEAST_WORDS = 3;

/**
 * The feeling of a passage from a lexicon with negation (a negator turns what follows within four
 * words), intensifiers, excess ("too ..."), set phrases and emoji, after Taboada et al. 2011.
 */
export function feelingOf(text: string, language: string): Feeling {
  const set: Feeling = { praise: 0, blame: 0 };
  let rest = text;
  for (const [pattern, value] of patternsFor(text, language)) {
    rest = rest.replace(pattern, (found) => {
      add(set, value);
      return " ".repeat(found.length);
    });
  }
  const words = tokenize(rest).map(({ word }) => word);
  const { praise, blame } = feelingOfWords(words, language);
  return { praise: set.praise + praise, blame: set.blame + blame };
}

/** True where a set phrase or an emoji tells the feeling, and not only words. */
export function hasPhrases(text: string, language: string): boolean {
  return patternsFor(text, language).some(([pattern]) => text.search(pattern) >= 0);
}

/** The feeling of words that follow each other, set phrases left aside. */
export function feelingOfWords(words: readonly string[], language: string): Feeling {
  const feeling: Feeling = { praise: 0, blame: 0 };
  const { valence } = lexiconOf(language);
  const cues = cuesOf(language);
  let wrongs = 0;
  words.forEach((word, index) => {
    const value = valence(word);
    if (value) add(feeling, weigh(value, words, index, cues));
    else if (value === undefined && cues.excess.has(word) && index + 1 < words.length) add(feeling, -1);
    if (cues.negators.has(word) && !words.slice(index + 1, index + 1 + REACH).some(valence)) wrongs += 1;
  });
  if (words.length >= LEAST_WORDS) add(feeling, WENT_WRONG * Math.min(wrongs, MOST_WRONGS));
  return feeling;
}

function patternsFor(text: string, language: string): readonly (readonly [RegExp, number])[] {
  const phrases = PHRASES[language] ?? [];
  return PLAIN.test(text) ? phrases : [...phrases, ...SYMBOLS];
}

/** The sentiment that a feeling amounts to. `Mixed` where praise and blame are both clear. */
export function sentimentOf({ praise, blame }: Feeling): Sentiment {
  if (praise >= 1.5 && blame <= -1.5 && praise < -2.5 * blame && -blame < 2.5 * praise) return "Mixed";
  const sum = praise + blame;
  if (sum >= 0.9) return "Positive";
  return sum <= -0.9 ? "Negative" : "Neutral";
}

function weigh(valence: number, words: readonly string[], index: number, cues: ReturnType<typeof cuesOf>): number {
  let value = valence;
  const last = words[index - 1] ?? "";
  if (cues.boosters.has(last)) value *= 1.3;
  else if (cues.dampers.has(last)) value *= 0.8;
  else if (cues.excess.has(last)) return -Math.abs(value);
  for (let at = Math.max(0, index - REACH); at < index; at++) {
    if (cues.negators.has(words[at] ?? "")) return value * NEGATED;
  }
  return value;
}

function add(feeling: Feeling, value: number): void {
  if (value > 0) feeling.praise += value;
  else feeling.blame += value;
}
