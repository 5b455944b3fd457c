import type { Db } from "@/db/client";
import type { CodingMode, CodingType } from "@/db/schema/terms";
import type { Caller } from "@/lib/auth/caller";
import { PLAN_TERMS } from "@/lib/credits/plans";
import { readSpendable } from "@/lib/credits/usage";
import { prepareInWorker } from "@/lib/preparation/prepare-in-worker";
import { type QuestionPath, requireQuestion, scopeOf } from "@/lib/questions/find-question";
import { isOpenTo } from "@/lib/responses/open-answers";
import { chargeFor } from "./charge";
import { preparationOptions, prepareQuestion } from "./prepare-question";

export type EstimateRequest =
  | {
      responses: readonly { id: string; text: string }[];
      codingType: CodingType;
      language: string;
      question?: string | undefined;
    }
  | (QuestionPath & { mode: CodingMode });

/** What coding these answers, or those of a question, will cost. Free, and the same as the later charge. */
export async function estimateCredits(db: Db, caller: Caller, request: EstimateRequest) {
  const { billable, duplicates, junk } = await ("responses" in request
    ? chargeForGiven(caller, request)
    : chargeForStored(db, caller, request));
  const balance = await readSpendable(db, caller.organizationId);
  return {
    estimated_credits: billable,
    credits_remaining: balance,
    sufficient: balance >= billable || PLAN_TERMS[caller.plan].allowsNegativeBalance,
    billable,
    duplicates,
    junk,
  };
}

async function chargeForGiven(
  { organizationId }: Caller,
  { responses, codingType, language, question }: Extract<EstimateRequest, { responses: unknown }>,
) {
  const options = { question: question ?? null, codingType, language };
  return chargeFor(await prepareInWorker(responses, options, { group: organizationId }));
}

async function chargeForStored(
  db: Db,
  caller: Caller,
  { mode, ...path }: Exclude<EstimateRequest, { responses: unknown }>,
) {
  const question = await requireQuestion(db, caller, path);
  const options = preparationOptions(question);
  return chargeFor(await prepareQuestion(db, scopeOf(caller, path), { isOpen: isOpenTo(mode), options }));
}
