import { eld } from "eld/extrasmall";

const SHORTEST = 20;
const MARGIN = 0.1;

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
  if (text.length < SHORTEST) return fallback;
  const found = eld.detect(text);
  if (!found.language || found.language === fallback) return fallback;
  const scores = found.getScores();
  const lead = (scores[found.language] ?? 0) - (scores[fallback] ?? 0);
  return found.isReliable() && lead > MARGIN ? found.language : fallback;
}
