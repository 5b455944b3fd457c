import type { Db } from "@/db/client";
import { codesHashOf, readManual } from "@/lib/codebook/coding-manual";
import { readCodebook } from "@/lib/codebook/read-codebook";
import type { CodingEngine, CodingTask, Forecast, ForecastOptions } from "@/lib/engines/engine";
import type { PreparedAnswer } from "@/lib/preparation/prepare";
import type { QuestionScope } from "@/lib/questions/find-question";
import { readExamples } from "@/lib/responses/read-examples";
import { isJunk } from "./charge";
import { readQuestion } from "./job/read-question";
import { EXAMPLES_READ_TO_FORECAST, MANUAL_FROM } from "./parameters";
import { codingTask } from "./pipeline/coding-task";

/**
 * Forecasts the calls, tokens and seconds for coding prepared answers of a question; undefined if the engine asks no
 * language model. `answers` may be a part of the question's answers, of which there are `total`. If at least
 * `MANUAL_FROM` of the total are distinct, a coding manual is written first; the number of distinct ones is estimated
 * from their share in `answers`. Duplicates and junk are never sent to the model.
 */
export async function forecastCoding(
  engine: CodingEngine,
  task: CodingTask,
  { answers, total }: { answers: readonly PreparedAnswer[]; total: number },
  options: ForecastOptions,
): Promise<Forecast | undefined> {
  const distinct = answers.filter(({ flags }) => !isJunk(flags) && !flags.includes("duplicate"));
  const distinctInAll = (total * distinct.length) / Math.max(1, answers.length);
  const writesManual = !task.manual && engine.writeManual !== undefined && distinctInAll >= MANUAL_FROM;
  return engine.forecast?.(task, distinct, { ...options, writesManual });
}

/** Forecasts the coding of a stored question with its codebook, coding manual and reviewed answers. */
export async function forecastQuestion(
  db: Db,
  scope: QuestionScope,
  engine: CodingEngine,
  { timeout, ...open }: { answers: readonly PreparedAnswer[]; total: number; timeout: number },
): Promise<Forecast | undefined> {
  if (!engine.forecast) return undefined;
  const { context } = await readQuestion(db, scope);
  const codebook = await readCodebook(db, scope);
  const manual = await readManual(db, scope, codesHashOf(codebook));
  const examples = await readExamples(db, scope, { max: EXAMPLES_READ_TO_FORECAST });
  const task = { ...codingTask(context, codebook, examples), manual };
  return forecastCoding(engine, task, open, { timeout, group: scope.organizationId });
}
