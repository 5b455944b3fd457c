import { and, isNotNull } from "drizzle-orm";
import type { Db } from "@/db/client";
import type { Commit } from "@/db/commit";
import { responses } from "@/db/schema/responses";
import type { Caller } from "@/lib/auth/caller";
import { countCodes } from "@/lib/codebook/codebook";
import { readCodebook } from "@/lib/codebook/read-codebook";
import type { CodingEngine } from "@/lib/engines/engine";
import { AppError } from "@/lib/errors/app-error";
import { beginLearning } from "@/lib/groups/learned-until";
import { type AcceptedJob, acceptJob } from "@/lib/jobs/accept-job";
import { engineFor } from "@/lib/model-settings/current-engine";
import { type QuestionPath, type QuestionScope, requireQuestion, scopeOf } from "@/lib/questions/find-question";
import { requireIdle } from "@/lib/questions/require-idle";
import { rowsOf } from "@/lib/questions/rows-of";
import { isOpenTo, summarizeOpen } from "@/lib/responses/open-answers";
import { chargeFor } from "./charge";
import { forecastQuestion } from "./forecast-coding";
import type { CodingOptions } from "./job-options";
import { ACCEPT_TIMEOUT_MS } from "./parameters";
import { preparationOptions, prepareQuestion } from "./prepare-question";
import { storePreparation } from "./store-preparation";

/**
 * Queues a job that codes the answers of a question, and stores what preparation found about them. Throws
 * JOB_ALREADY_RUNNING while another job of the question is open; NO_DATA if nothing is to be coded; EMPTY_CODEBOOK
 * without codes, unless the job may build them (`buildCodebook`, with the frame that it recognises);
 * INSUFFICIENT_CREDITS; VALIDATION_ERROR for a consensus without further models.
 */
export async function acceptCodingJob(
  db: Db,
  caller: Caller,
  path: QuestionPath,
  request: Partial<CodingOptions> & { buildCodebook?: boolean; engine?: CodingEngine } = {},
  commit?: Commit<AcceptedJob>,
): Promise<AcceptedJob> {
  const {
    mode = "uncoded",
    extendCodebook = false,
    freeAgain = false,
    localEngine = false,
    buildCodebook = false,
    consensus = false,
    engine = await engineFor(db, { localEngine, consensus }),
  } = request;
  const question = await requireQuestion(db, caller, path);
  const scope = scopeOf(caller, path);
  await requireIdle(db, scope);
  if (question.responseCount === 0) throw new AppError("NO_DATA", "This question has no answers. Upload some first.");
  if (!buildCodebook && countCodes(await readCodebook(db, scope)) === 0) {
    throw new AppError("EMPTY_CODEBOOK", "This question has no codebook. Generate or import one first.");
  }
  const isOpen = isOpenTo(mode);
  const before = await summarizeOpen(db, scope, mode);
  const prepared = await prepareQuestion(db, scope, { isOpen, options: preparationOptions(question) });
  const total = prepared.length;
  if (total === 0) throw new AppError("NO_DATA", NOTHING_LEFT[mode]);
  const forecast = await forecastQuestion(db, scope, engine, {
    answers: prepared,
    total: question.responseCount,
    timeout: ACCEPT_TIMEOUT_MS,
  });
  const whileLocked = async (tx: Db) => {
    const { open, hash } = await summarizeOpen(tx, scope, mode);
    if (open !== total || hash !== before.hash) {
      throw new AppError("CONFLICT", "Answers were added, changed, coded or deleted meanwhile. Repeat the request.");
    }
    await storePreparation(tx, { ...scope, isOpen }, prepared);
    await beginLearning(tx, scope);
  };
  const options = {
    mode,
    extendCodebook,
    freeAgain,
    localEngine: engine.name === "local",
    consensus,
    ...(buildCodebook && { frame: "auto" }),
  };
  const paid = freeAgain ? await readPaid(db, scope) : new Set<string>();
  const credits = chargeFor(prepared.filter(({ id }) => !paid.has(id))).billable;
  const job = { type: "auto_coding" as const, ...path, total, credits, forecast, options };
  return acceptJob(db, caller, job, { whileLocked, ...(commit && { commit }) });
}

/** The answers of a question that a run has coded before. */
export async function readPaid(db: Db, scope: QuestionScope): Promise<ReadonlySet<string>> {
  const coded = and(rowsOf(responses, scope), isNotNull(responses.codedAt));
  return new Set((await db.select({ id: responses.id }).from(responses).where(coded)).map(({ id }) => id));
}

const NOTHING_LEFT = {
  uncoded: "All answers of this question are coded already. Choose Code again (API: mode `changed` or `all`).",
  changed:
    "No code was changed since the answers were coded. To code them again, choose all answers (API: mode `all`).",
  all: "People have checked all answers of this question; those are never coded again.",
};
