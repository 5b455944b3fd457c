import { evenly } from "@/lib/parts";
import { FeatureSpace } from "../learning/features";
import { trainOneVsRest } from "../learning/one-vs-rest";
import { textValues } from "../learning/text-values";
import type { CorpusSpace } from "./corpus-space";

const MOST_PER_CODE = 60;
const LEAST_SCORE = 0.25;
const LEAST_LEAD = 0.15;

/** An answer of the corpus with its scores by wording. */
export type ScoredText = { text: string; scores: Float64Array };

/**
 * Learns from the answers that wording alone codes most surely, at most 60 for each code, so that no
 * frequent code outgrows the others: the trap of plain self-training. More answers are not looked at than the
 * codes can hold, lest only those in the codebook's very words be left. Returns margins per code for the words of a text.
 */
export function learnFromSureAnswers(
  scored: readonly ScoredText[],
  corpus: readonly string[],
  space: CorpusSpace,
  language: string,
  codeCount: number,
): ((words: readonly string[]) => Float64Array) | null {
  const sure = Array.from({ length: codeCount }, (): { text: string; lead: number }[] => []);
  const seen = new Set<string>();
  for (const { text, scores } of evenly(scored, MOST_PER_CODE * codeCount)) {
    const key = text.toLowerCase();
    const { best, lead } = leadOf(scores);
    if (seen.has(key) || (scores[best] ?? 0) < LEAST_SCORE || lead < LEAST_LEAD) continue;
    seen.add(key);
    sure[best]?.push({ text, lead });
  }
  const chosen = sure.flatMap((list, code) =>
    list
      .toSorted((a, b) => b.lead - a.lead)
      .slice(0, MOST_PER_CODE)
      .map(({ text }) => ({ text, codes: new Set([code]) })),
  );
  if (chosen.length < codeCount) return null;
  const features = new FeatureSpace(
    chosen.map(({ text }) => text),
    corpus,
    space,
    language,
  );
  const table = trainOneVsRest(
    chosen.map(({ text }) => features.vectorOf(text)),
    chosen.map(({ codes }) => codes),
    codeCount,
    features.size,
  );
  return textValues(features, table);
}

function leadOf(scores: Float64Array): { best: number; lead: number } {
  let best = 0;
  let second = 0;
  for (let code = 1; code < scores.length; code++) if ((scores[code] as number) > (scores[best] as number)) best = code;
  for (let code = 0; code < scores.length; code++) {
    if (code !== best && (scores[code] as number) > second) second = scores[code] as number;
  }
  return { best, lead: (scores[best] ?? 0) - second };
}
