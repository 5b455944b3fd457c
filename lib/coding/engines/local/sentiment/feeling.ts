import type { Sentiment } from "@/db/schema/terms";
import { tokenize } from "@/lib/coding/languages/tokens";
import { cuesOf, PHRASES, SYMBOLS } from "./cues";
import { lexiconOf } from "./lexicon";

/** How a passage feels: the sums of its praising and of its blaming words (blame is negative). */
export type Feeling = { praise: number; blame: number };

const REACH = 4;
/** Nothing that could be an emoji or emoticon. */
const PLAIN = /^[\p{L}\p{N}\p{Z},.!?'’"-]*$/u;
const NEGATED = -0.6;

/**
 * The feeling of a passage from a lexicon with negation (a negator turns what follows within four
 * words), intensifiers, excess ("too ..."), set phrases and emoji, after Taboada et al. 2011.
 */
export function feelingOf(text: string, language: string): Feeling {
  const feeling: Feeling = { praise: 0, blame: 0 };
  let rest = text;
  for (const [pattern, value] of [...(PHRASES[language] ?? []), ...(PLAIN.test(text) ? [] : SYMBOLS)]) {
    rest = rest.replace(pattern, (found) => {
      add(feeling, value);
      return " ".repeat(found.length);
    });
  }
  const words = tokenize(rest).map(({ word }) => word);
  const lexicon = lexiconOf(language);
  const cues = cuesOf(language);
  words.forEach((word, index) => {
    const valence = lexicon.valence(word);
    if (valence) add(feeling, weigh(valence, words, index, cues));
    else if (valence === undefined && cues.excess.has(word) && index + 1 < words.length) add(feeling, -1);
  });
  return feeling;
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
  const before = words.slice(Math.max(0, index - REACH), index);
  const last = before.at(-1) ?? "";
  if (cues.boosters.has(last)) value *= 1.3;
  else if (cues.dampers.has(last)) value *= 0.8;
  else if (cues.excess.has(last)) return -Math.abs(value);
  if (before.some((word) => cues.negators.has(word))) value *= NEGATED;
  return value;
}

function add(feeling: Feeling, value: number): void {
  if (value > 0) feeling.praise += value;
  else feeling.blame += value;
}
