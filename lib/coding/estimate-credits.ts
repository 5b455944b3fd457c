import type { Db } from "@/db/client";
import type { CodingMode, CodingType, JobType } from "@/db/schema/terms";
import type { Caller } from "@/lib/auth/caller";
import { type CodebookDraft, numberCodebook } from "@/lib/codebook/codebook";
import { codesHashOf, readManual } from "@/lib/codebook/coding-manual";
import { readCodebook } from "@/lib/codebook/read-codebook";
import { PLAN_TERMS } from "@/lib/credits/plans";
import { readSpendable } from "@/lib/credits/usage";
import { type CodingEngine, type CodingTask, NO_USAGE } from "@/lib/engines/engine";
import { shownCost } from "@/lib/engines/model-prices";
import { estimateSeconds } from "@/lib/jobs/estimate-seconds";
import type { PreparedAnswer } from "@/lib/preparation/prepare";
import { prepareInWorker } from "@/lib/preparation/prepare-in-worker";
import { type QuestionPath, requireQuestion, scopeOf } from "@/lib/questions/find-question";
import { isOpenTo } from "@/lib/responses/open-answers";
import { readExamples } from "@/lib/responses/read-examples";
import { chargeFor, isBillable } from "./charge";
import { readQuestion } from "./job/read-question";
import { EXAMPLES_ESTIMATED } from "./parameters";
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
 * What coding these answers, or those of a question, will cost, and about how long it will take. Free. The credits are the
 * same as the later charge; what a model will be asked is a guess.
 */
export async function estimateCredits(db: Db, caller: Caller, request: EstimateRequest, engine: CodingEngine) {
  const { answers, task, type } = await ("responses" in request
    ? prepareGiven(caller, request)
    : prepareStored(db, caller, request));
  const { billable, duplicates, junk } = chargeFor(answers);
  const balance = await readSpendable(db, caller.organizationId);
  return {
    estimated_credits: billable,
    credits_remaining: balance,
    sufficient: balance >= billable || PLAN_TERMS[caller.plan].allowsNegativeBalance,
    billable,
    duplicates,
    junk,
    estimated_seconds: await estimateSeconds(db, type, answers.length, engine),
    usage: usageOf(engine, task, answers),
  };
}

type Prepared = { answers: readonly PreparedAnswer[]; task: CodingTask; type: JobType };

async function prepareGiven(
  { organizationId }: Caller,
  { responses, codebook, ...about }: Extract<EstimateRequest, { responses: unknown }>,
): Promise<Prepared> {
  const { codingType, language, question = null, survey = null } = about;
  const answers = await prepareInWorker(responses, { question, codingType, language }, { group: organizationId });
  const context = { codingType, language, wording: question, survey };
  const task = codingTask(context, codebook ? numberCodebook(codebook, codingType) : [], []);
  return { answers, task, type: "one_call" };
}

async function prepareStored(
  db: Db,
  caller: Caller,
  { mode, ...path }: Exclude<EstimateRequest, { responses: unknown }>,
): Promise<Prepared> {
  const question = await requireQuestion(db, caller, path);
  const scope = scopeOf(caller, path);
  const options = preparationOptions(question);
  const answers = await prepareQuestion(db, scope, { isOpen: isOpenTo(mode), options });
  const { context } = await readQuestion(db, scope);
  const codebook = await readCodebook(db, scope);
  const manual = await readManual(db, scope, codesHashOf(codebook));
  const task = {
    ...codingTask(context, codebook, [], await readExamples(db, scope, { most: EXAMPLES_ESTIMATED })),
    manual,
  };
  return { answers, task, type: "auto_coding" };
}

/** Equal answers reach the engine once, and junk never does. */
function usageOf(engine: CodingEngine, task: CodingTask, answers: readonly PreparedAnswer[]) {
  const distinct = answers.filter(({ flags }) => isBillable(flags));
  const usage = engine.estimateUsage?.(task, distinct) ?? NO_USAGE;
  return {
    engine: engine.version,
    calls: usage.calls,
    input_tokens: usage.inputTokens,
    cached_tokens: usage.cachedTokens,
    output_tokens: usage.outputTokens,
    estimated_cost: shownCost(usage.cost),
  };
}
