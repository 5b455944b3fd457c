import { evenly } from "@/lib/parts";
import { FeatureSpace } from "../learning/features";
import { trainOneVsRest } from "../learning/one-vs-rest";
import { textValues } from "../learning/text-values";
import type { CorpusSpace } from "./corpus-space";
import { SELF_TRAINING_LEAST_LEAD, SELF_TRAINING_LEAST_SCORE, SELF_TRAINING_PER_CODE } from "./parameters";

/** An uncoded answer with its scores by wording. */
export type ScoredText = { text: string; scores: Float64Array };

/**
 * Self-training: trains classifiers on the answers whose codes by wording are the surest, at most 60 per code, so that
 * frequent codes don't dominate. Reads only as many answers as the codes may have together, because the surest of more
 * answers would merely repeat the codebook's words. Returns a function from a text's words to a margin per code, or
 * null if there are fewer sure answers than codes.
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
  for (const { text, scores } of evenly(scored, SELF_TRAINING_PER_CODE * codeCount)) {
    const key = text.toLowerCase();
    const { best, lead } = leadOf(scores);
    if (seen.has(key) || (scores[best] ?? 0) < SELF_TRAINING_LEAST_SCORE || lead < SELF_TRAINING_LEAST_LEAD) continue;
    seen.add(key);
    sure[best]?.push({ text, lead });
  }
  const chosen = sure.flatMap((list, code) =>
    list
      .toSorted((a, b) => b.lead - a.lead)
      .slice(0, SELF_TRAINING_PER_CODE)
      .map(({ text }) => ({ text, codes: new Set([code]) })),
  );
  if (chosen.length < codeCount) return null;
  const features = new FeatureSpace(
    chosen.map(({ text }) => text),
    corpus,
    { space, language, models: codeCount },
  );
  const table = trainOneVsRest(
    chosen.map(({ text }) => features.vectorOf(text)),
    chosen.map(({ codes }) => codes),
    codeCount,
    { size: features.size },
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
