import { and, eq, type SQL } from "drizzle-orm";
import type { Db } from "@/db/client";
import { suggestions } from "@/db/schema/suggestions";
import type { SuggestionStatus, SuggestionType } from "@/db/schema/terms";
import type { Caller } from "@/lib/auth/caller";
import { countCodes } from "@/lib/codebook/codebook";
import { readCodebook } from "@/lib/codebook/read-codebook";
import { countFreeRun } from "@/lib/credits/free-runs";
import type { CodingEngine } from "@/lib/engines/engine";
import { AppError } from "@/lib/errors/app-error";
import { type QuestionPath, requireQuestion } from "@/lib/questions/find-question";
import { dropPointless } from "./drop-pointless";
import { computesAtOnce } from "./parameters";
import { refreshAtOnce } from "./refresh-suggestions";
import { type ShownSuggestion, showSuggestions } from "./show-suggestions";
import { findRefined, type Refined, type RefinementSubject, suggestionScope } from "./subject";
import { isStale, readRun, requestRun } from "./suggestion-runs";

export type SuggestionFilter = { status: SuggestionStatus; type?: SuggestionType | undefined };

export type Listed = {
  items: ShownSuggestion[];
  /** True while a computation runs or waits: the list may change soon. */
  computing: boolean;
  /** When the suggestions were last computed; null if never. */
  computedAt: Date | null;
  /** True if they should be computed again, but that was not wanted, or the plan includes no more of it today. */
  outdated: boolean;
};

/**
 * The suggestions of a question or a group. They are computed if pending ones are listed and the answers or the codebook
 * have changed since, unless `compute` is false, or if `refresh` asks for it: at once if answers are few, else in the
 * background. Throws NOT_FOUND; NOT_GROUPED; NO_DATA without answers; EMPTY_CODEBOOK without codes; RATE_LIMITED if a language model would have to compute more often than
 * the plan includes, and there are none from before or `refresh` is set.
 */
export async function listSuggestions(
  db: Db,
  caller: Caller,
  subject: RefinementSubject,
  { refresh, compute = true, ...filter }: SuggestionFilter & { refresh: boolean; compute?: boolean },
  engine: CodingEngine,
): Promise<Listed> {
  const refined = await findRefined(db, caller, subject);
  const responseCount = await countAnswers(db, caller, refined);
  if (responseCount === 0) throw new AppError("NO_DATA", "This question has no answers. Upload some first.");
  const scope = suggestionScope(caller, refined);
  if (countCodes(await readCodebook(db, scope)) === 0) {
    throw new AppError("EMPTY_CODEBOOK", "This question has no codebook. Generate or import one first.");
  }
  let limit: AppError | null = null;
  const isOutdated = filter.status === "pending" && (await isStale(db, scope, engine));
  if (refresh || (compute && isOutdated)) {
    const admit = (tx: Db) => countFreeRun(tx, caller, engine, "Suggestions for {name}", scope.questionId);
    const computing = computesAtOnce(responseCount, engine)
      ? refreshAtOnce(db, scope, engine, admit)
      : requestRun(db, scope, admit);
    limit = await computing.then(() => null, limitIn);
  }
  await dropPointless(db, scope);
  const items = await showSuggestions(db, scope, conditionOf(filter));
  const run = await readRun(db, scope);
  if (limit && (refresh || !run?.computedAt)) throw limit;
  const isBusy = run?.busyUntil !== undefined && run.busyUntil !== null && run.busyUntil > new Date();
  return {
    items,
    computing: isBusy || Boolean(run?.requestedAt),
    computedAt: run?.computedAt ?? null,
    outdated: limit !== null || (isOutdated && !compute && !refresh),
  };
}

/**
 * The open suggestions of a question as they were computed last, without those that are pointless by now. Computes
 * nothing, so the list may be outdated. Throws NOT_FOUND.
 */
export async function readOpenSuggestions(db: Db, caller: Caller, path: QuestionPath): Promise<ShownSuggestion[]> {
  const scope = suggestionScope(caller, await findRefined(db, caller, path));
  await dropPointless(db, scope);
  return showSuggestions(db, scope, conditionOf({ status: "pending" }));
}

function limitIn(error: unknown): AppError {
  if (error instanceof AppError && error.code === "RATE_LIMITED") return error;
  throw error;
}

async function countAnswers(db: Db, caller: Caller, { waves }: Refined): Promise<number> {
  let count = 0;
  for (const wave of waves) count += (await requireQuestion(db, caller, wave)).responseCount;
  return count;
}

const conditionOf = ({ status, type }: SuggestionFilter): SQL | undefined =>
  and(eq(suggestions.status, status), type && eq(suggestions.type, type));
