import { eld } from "eld/extrasmall";
import { stopWordsOf } from "./stop-words";
import { tokenize } from "./tokens";

const SHORTEST = 20;
const MARGIN = 0.1;
const FEWEST_WORDS = 5;
const PLAIN = 0.5;

const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, "ja"],
  [/\p{Script=Han}/u, "zh"],
  [/\p{Script=Hangul}/u, "ko"],
  [/\p{Script=Thai}/u, "th"],
  [/\p{Script=Hebrew}/u, "he"],
  [/\p{Script=Greek}/u, "el"],
];

/**
 * The language of an answer as ISO 639-1. Short or doubtful texts count as `fallback`,
 * the language of the request; a script that only one language uses decides at once.
 */
export function detectLanguage(text: string, fallback: string): string {
  for (const [script, language] of SCRIPTS) if (script.test(text)) return language;
  if (text.length < SHORTEST || isPlainly(fallback, text)) return fallback;
  const found = eld.detect(text);
  if (!found.language || found.language === fallback) return fallback;
  const scores = found.getScores();
  const lead = (scores[found.language] ?? 0) - (scores[fallback] ?? 0);
  return found.isReliable() && lead > MARGIN ? found.language : fallback;
}

/** True where half of the words are stop words of the language: a cheap look that settles most answers. */
function isPlainly(language: string, text: string): boolean {
  const words = tokenize(text);
  if (words.length < FEWEST_WORDS) return false;
  const stops = stopWordsOf(language);
  return words.filter(({ word }) => word.length > 1 && stops.has(word)).length >= PLAIN * words.length;
}
