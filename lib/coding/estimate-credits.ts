import type { Db } from "@/db/client";
import type { CodingMode, CodingType, JobType } from "@/db/schema/terms";
import type { Caller } from "@/lib/auth/caller";
import { type CodebookDraft, numberCodebook } from "@/lib/codebook/codebook";
import { PLAN_TERMS } from "@/lib/credits/plans";
import { readSpendable } from "@/lib/credits/usage";
import { type CodingEngine, type Forecast, NO_USAGE } from "@/lib/engines/engine";
import { shownCost } from "@/lib/engines/model-prices";
import { estimateSeconds } from "@/lib/jobs/estimate-seconds";
import type { PreparedAnswer } from "@/lib/preparation/prepare";
import { prepareInWorker } from "@/lib/preparation/prepare-in-worker";
import { type QuestionPath, requireQuestion, scopeOf } from "@/lib/questions/find-question";
import { isOpenTo } from "@/lib/responses/open-answers";
import { chargeFor } from "./charge";
import { forecastCoding, forecastQuestion } from "./forecast-coding";
import { ESTIMATE_TIMEOUT_MS } from "./parameters";
import { codingTask } from "./pipeline/coding-task";
import { preparationOptions, prepareQuestion } from "./prepare-question";

export type EstimateRequest =
  | {
      responses: readonly { id: string; text: string }[];
      codingType: CodingType;
      language: string;
      question?: string | undefined;
      survey?: string | undefined;
      /** Codes to use; null to generate a codebook from the answers. */
      codebook?: CodebookDraft | null | undefined;
    }
  | (QuestionPath & { mode: CodingMode });

/**
 * Estimates the credits and seconds for coding these answers, or those of a question. Free. The credits are the same as
 * the later charge; the seconds and the use of a language model are guesses.
 */
export async function estimateCredits(db: Db, caller: Caller, request: EstimateRequest, engine: CodingEngine) {
  const prepared = await ("responses" in request
    ? prepareGiven(caller, request, engine)
    : prepareStored(db, caller, request, engine));
  const { answers, ...rest } = prepared;
  return estimateFor(db, caller, { ...rest, answers: answers.length, charge: chargeFor(answers) }, engine);
}

type Priced = Omit<Prepared, "answers"> & { answers: number; charge: ReturnType<typeof chargeFor> };

/** The estimate for a number of answers, from their charge and the forecast of a model's work. */
export async function estimateFor(
  db: Db,
  caller: Caller,
  { answers, charge: { billable, duplicates, junk }, forecast, type }: Priced,
  engine: CodingEngine,
) {
  const { usage } = forecast ?? { usage: NO_USAGE };
  const balance = await readSpendable(db, caller.organizationId);
  return {
    estimated_credits: billable,
    credits_remaining: balance,
    sufficient: balance >= billable || PLAN_TERMS[caller.plan].allowsNegativeBalance,
    billable,
    duplicates,
    junk,
    estimated_seconds: await estimateSeconds(db, type, { answers, forecast }, engine),
    usage: {
      engine: engine.version,
      answers: usage.asked,
      calls: usage.calls,
      input_tokens: usage.inputTokens,
      cached_tokens: usage.cachedTokens,
      output_tokens: usage.outputTokens,
      estimated_cost: shownCost(usage.cost),
    },
  };
}

type Prepared = { answers: readonly PreparedAnswer[]; forecast: Forecast | undefined; type: JobType };

async function prepareGiven(
  { organizationId }: Caller,
  { responses, codebook, ...about }: Extract<EstimateRequest, { responses: unknown }>,
  engine: CodingEngine,
): Promise<Prepared> {
  const { codingType, language, question = null, survey = null } = about;
  const answers = await prepareInWorker(responses, { question, codingType, language }, { group: organizationId });
  const context = { codingType, language, wording: question, survey };
  const task = codingTask(context, codebook ? numberCodebook(codebook, codingType) : []);
  const forecast = await forecastCoding(engine, task, { answers, total: answers.length }, { group: organizationId });
  return { answers, forecast, type: "one_call" };
}

async function prepareStored(
  db: Db,
  caller: Caller,
  { mode, ...path }: Exclude<EstimateRequest, { responses: unknown }>,
  engine: CodingEngine,
): Promise<Prepared> {
  const question = await requireQuestion(db, caller, path);
  const scope = scopeOf(caller, path);
  const options = preparationOptions(question);
  const answers = await prepareQuestion(db, scope, { isOpen: isOpenTo(mode), options });
  const forecast = await forecastQuestion(db, scope, engine, {
    answers,
    total: question.responseCount,
    timeout: ESTIMATE_TIMEOUT_MS,
  });
  return { answers, forecast, type: "auto_coding" };
}
