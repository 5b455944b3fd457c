import type { CodebookRequest } from "../engine";
import { mergePrompt } from "./codebook-prompts";
import { type Draft, foldName, joinDrafts, type WeighedCode } from "./draft";
import type { Ask } from "./model";
import { MIN_MERGED_SHARE } from "./parameters";
import { PromptFailure } from "./prompt-failure";
import { askForCodebook, placed } from "./propose";

/**
 * Lets the model merge the drafts of several parts. The weight of a merged code is the sum of the weights of its
 * sources. If the model names at least `MIN_MERGED_SHARE` of the candidates, those that it forgot stay as they were
 * proposed; otherwise they are dropped. If the model declines, all drafts are joined without merging.
 */
export async function mergeDrafts(ask: Ask, request: CodebookRequest, drafts: readonly Draft[]): Promise<Draft> {
  const joined = joinDrafts(drafts);
  if (drafts.length < 2 || joined.codes.length === 0) return joined;
  try {
    const merged = await askForCodebook(ask, request, mergePrompt(request, joined.codes));
    const used = new Set<WeighedCode>();
    const codes = placed(merged, ({ name, support }) => {
      const sources = sourcesOf(name, support, joined.codes);
      for (const source of sources) used.add(source);
      return weightOf(sources);
    });
    const forgotten = joined.codes.filter((code) => !used.has(code));
    const isFollowed = used.size >= MIN_MERGED_SHARE * joined.codes.length;
    return { codes: isFollowed ? [...codes, ...forgotten] : codes, other: merged.other ?? joined.other };
  } catch (error) {
    if (error instanceof PromptFailure) return joined;
    throw error;
  }
}

/** The candidates that the model names as sources of a code. If it names none, the candidates with the same name. */
function sourcesOf(name: string, support: readonly number[], candidates: readonly WeighedCode[]): WeighedCode[] {
  const named = [...new Set(support)].flatMap((number) => candidates[number - 1] ?? []);
  return named.length > 0 ? named : candidates.filter((candidate) => foldName(candidate.name) === foldName(name));
}

function weightOf(sources: readonly WeighedCode[]): number | null {
  const weights = sources.flatMap(({ weight }) => weight ?? []);
  return weights.length > 0 ? weights.reduce((sum, weight) => sum + weight, 0) : null;
}
