import {
  type CodebookRequest,
  type DraftCategory,
  EngineError,
  type FoundFrame,
  type Generated,
  NO_GUIDANCE,
  NO_USAGE,
} from "../engine";
import { concurrently } from "./concurrently";
import { checkCoverage } from "./coverage";
import { type Draft, joinDrafts } from "./draft";
import { mergeDrafts } from "./merge";
import { metered } from "./meter";
import type { Ask, Asker } from "./model";
import { MIN_ANSWERS_FOR_CHECK, MIN_UNCOVERED_SHARE } from "./parameters";
import { propose } from "./propose";
import { chooseByTheme, dealIntoParts, distinctAnswers, fitIntoPrompts } from "./sample";
import { tidyCodebook } from "./tidy-codebook";

/** Returns a theme for each text (null if unknown), used to draw a sample. */
export type ThemesOf = (request: CodebookRequest, signal?: AbortSignal) => Promise<(string | null)[]>;

/** Returns the frame that a request names or that its answers fit; null for none. */
export type FindFrame = (request: CodebookRequest, signal?: AbortSignal) => Promise<FoundFrame | null>;

/**
 * Drafts a codebook from the answers, or from a sample if there are too many. Uses one prompt if they fit into it,
 * otherwise several prompts and a merge. Then tries the codebook on some answers and asks for missing codes.
 */
export async function generateCodebook(
  asker: Asker,
  { themesOf, findFrame }: { themesOf: ThemesOf; findFrame: FindFrame },
  given: CodebookRequest,
  signal?: AbortSignal,
): Promise<Generated> {
  if (given.answers.length === 0 || given.options.maxCodes < 1) return { value: [], usage: NO_USAGE };
  const all = distinctAnswers(given.answers);
  const { guidance = NO_GUIDANCE } = given;
  const found = (guidance.frame ?? "none") === "none" ? null : await findFrame({ ...given, answers: all }, signal);
  const request = { ...given, answers: all, guidance: { ...guidance, frame: found?.frame ?? "none" } };
  const sample = fitIntoPrompts(all) ? all : chooseByTheme(all, await themesOf(request, signal));
  const share = sample.reduce((sum, { count }) => sum + count, 0) / all.reduce((sum, { count }) => sum + count, 0);
  const drafted = await metered(async (meter) => {
    const ask = asker.connect(meter, signal);
    const drafts = await concurrently(dealIntoParts(sample), asker.concurrency, (part) => propose(ask, request, part));
    const merged = await mergeDrafts(
      ask,
      request,
      drafts.filter(({ codes }) => codes.length > 0),
    );
    const first = tidyCodebook(merged, request, share);
    const seeds = (given.guidance ?? NO_GUIDANCE).seeds.map((code) => ({ name: code.category ?? "", codes: [code] }));
    if (first.length === 0 && seeds.length === 0)
      throw new EngineError("The model proposed no codes.", { retryable: true });
    const second = await secondRound(ask, asker, request, { draft: merged, drafts: [...seeds, ...first] });
    return second ? tidyCodebook(second, request, share) : first;
  });
  return { ...drafted, frame: found?.fit ?? null };
}

/**
 * The draft with the codes that some answers lacked. Null if the draft covers the answers, or if there are too few
 * answers to tell.
 */
async function secondRound(
  ask: Ask,
  asker: Asker,
  request: CodebookRequest,
  { draft, drafts }: { draft: Draft; drafts: readonly DraftCategory[] },
): Promise<Draft | null> {
  if (request.answers.length < MIN_ANSWERS_FOR_CHECK || request.codingType === "entity") return null;
  const { checked, uncovered } = await checkCoverage(ask, asker, request, drafts, draft.other?.name);
  if (uncovered.length < MIN_UNCOVERED_SHARE * checked) return null;
  const { codes } = await propose(
    ask,
    { ...request, options: { ...request.options, includeOther: false } },
    uncovered,
    draft.codes,
  );
  const lacking = codes.map((code) => ({ ...code, weight: null }));
  return lacking.length > 0 ? joinDrafts([draft, { codes: lacking, other: null }]) : null;
}
