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
import { intoCategories, tidyDraft } from "./tidy-codebook";

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
    const first = tidyDraft(merged, request, share);
    const seeds = (given.guidance ?? NO_GUIDANCE).seeds.map((code) => ({ name: code.category ?? "", codes: [code] }));
    if (first.codes.length === 0 && seeds.length === 0) {
      throw joinDrafts(drafts).failure ?? new EngineError("The model proposed no codes.", { retryable: false });
    }
    const second = await secondRound(ask, asker, request, { draft: first, seeds });
    return intoCategories(second ? tidyDraft(second, request, share) : first, request.codingType);
  });
  return { ...drafted, frame: found?.fit ?? null };
}

/**
 * The draft with the codes that some answers lacked. Null if the draft covers the answers or is full, or if there are so
 * few answers that the model saw them all and a check would cost more than a tenth of the coding.
 */
async function secondRound(
  ask: Ask,
  asker: Asker,
  request: CodebookRequest,
  { draft, seeds }: { draft: Draft; seeds: readonly DraftCategory[] },
): Promise<Draft | null> {
  const room = request.options.maxCodes - draft.codes.length - (draft.other ? 1 : 0);
  if (room < 1 || request.answers.length < MIN_ANSWERS_FOR_CHECK || request.codingType === "entity") return null;
  const drafts = [...seeds, ...intoCategories(draft, request.codingType)];
  const { checked, uncovered } = await checkCoverage(ask, asker, request, drafts, draft.other?.name);
  if (uncovered.length === 0 || uncovered.length < MIN_UNCOVERED_SHARE * checked) return null;
  const options = { ...request.options, maxCodes: room, includeOther: false };
  const { codes } = await propose(ask, { ...request, options }, uncovered, draft.codes);
  const lacking = codes.map((code) => ({ ...code, weight: null }));
  return lacking.length > 0 ? joinDrafts([draft, { codes: lacking, other: null }]) : null;
}
