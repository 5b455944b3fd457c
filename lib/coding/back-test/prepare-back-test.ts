import { asc, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { hasFlag, responses } from "@/db/schema/responses";
import type { Caller } from "@/lib/auth/caller";
import { type Codebook, countCodes } from "@/lib/codebook/codebook";
import { readCodebook } from "@/lib/codebook/read-codebook";
import type { CodingEngine } from "@/lib/engines/engine";
import { AppError } from "@/lib/errors/app-error";
import type { PreparedAnswer } from "@/lib/preparation/prepare";
import { prepareInWorker } from "@/lib/preparation/prepare-in-worker";
import { type QuestionPath, requireQuestion, scopeOf } from "@/lib/questions/find-question";
import { rowsOf } from "@/lib/questions/rows-of";
import { draw } from "@/lib/responses/draw";
import { isChecked } from "@/lib/responses/is-checked";
import { chargeFor, isJunk } from "../charge";
import { estimateFor } from "../estimate-credits";
import { forecastCoding } from "../forecast-coding";
import { readQuestion } from "../job/read-question";
import { ESTIMATE_TIMEOUT_MS } from "../parameters";
import { codingTask } from "../pipeline/coding-task";
import { preparationOptions } from "../prepare-question";

/** The most answers of a back-test. */
export const MAX_TESTED = 10_000;

/** How many answers are tested at most; if people have decided more, a random part. */
export type BackTestSize = { answers?: number | undefined };

export type PreparedBackTest = { codebook: Codebook; answers: PreparedAnswer[] };

/**
 * The answers of a back-test, prepared: those that a person has decided one by one, without empty and gibberish ones.
 * Throws NOT_FOUND; EMPTY_CODEBOOK; NO_DATA if nobody has decided about an answer.
 */
export async function prepareBackTest(
  db: Db,
  caller: Caller,
  path: QuestionPath,
  { answers: most = MAX_TESTED }: BackTestSize,
): Promise<PreparedBackTest> {
  const question = await requireQuestion(db, caller, path);
  const codebook = await readCodebook(db, scopeOf(caller, path));
  if (countCodes(codebook) === 0) throw new AppError("EMPTY_CODEBOOK", "This question has no codebook yet.");
  const decided = await db
    .select({ id: responses.id, text: responses.text })
    .from(responses)
    .where(
      sql`${rowsOf(responses, scopeOf(caller, path))} and ${isChecked} and not ${hasFlag(responses.flags, "empty")}`,
    )
    .orderBy(draw, asc(responses.id))
    .limit(most);
  const prepared = await prepareInWorker(decided, preparationOptions(question), { group: caller.organizationId });
  const answers = prepared.filter(({ flags }) => !isJunk(flags));
  if (answers.length > 0) return { codebook, answers };
  throw new AppError(
    "NO_DATA",
    "Nobody has decided about an answer of this question. Check answers, or load coded ones.",
  );
}

/** The task of a back-test: without what people have decided, and without a manual, which learns from corrections. */
export async function backTestTask(db: Db, scope: { organizationId: string; questionId: string }, codebook: Codebook) {
  const { context } = await readQuestion(db, scope);
  return { context, task: codingTask(context, codebook) };
}

/** Estimates the credits, the seconds and a model's tokens of a back-test. Free. Throws as `prepareBackTest` does. */
export async function estimateBackTest(
  db: Db,
  caller: Caller,
  path: QuestionPath,
  { size, engine }: { size: BackTestSize; engine: CodingEngine },
) {
  const { codebook, answers } = await prepareBackTest(db, caller, path, size);
  const { task } = await backTestTask(db, scopeOf(caller, path), codebook);
  const options = { timeout: ESTIMATE_TIMEOUT_MS, group: caller.organizationId };
  const forecast = await forecastCoding(engine, task, { answers, total: 0 }, options);
  return {
    answers: answers.length,
    ...(await estimateFor(
      db,
      caller,
      { answers: answers.length, charge: chargeFor(answers), forecast, type: "back_test" },
      engine,
    )),
  };
}
