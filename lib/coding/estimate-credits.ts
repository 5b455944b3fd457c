import type { Db } from "@/db/client";
import type { CodingType } from "@/db/schema/terms";
import type { Caller } from "@/lib/auth/caller";
import { PLAN_TERMS } from "@/lib/credits/plans";
import { readBalance } from "@/lib/credits/usage";
import { type QuestionPath, requireQuestion } from "@/lib/questions/find-question";
import { readUncoded } from "@/lib/responses/read-uncoded";
import { chargeFor } from "./charge";
import { prepareInWorker } from "./prepare/prepare-in-worker";

export type EstimateRequest =
  | { responses: readonly { id: string; text: string }[]; codingType: CodingType; language: string }
  | QuestionPath;

/** What coding these answers, or the uncoded answers of a question, will cost. Free, and the same as the later charge. */
export async function estimateCredits(db: Db, caller: Caller, request: EstimateRequest) {
  const { answers, options } = "responses" in request ? given(request) : await stored(db, caller, request);
  const { billable, duplicates, junk } = chargeFor(await prepareInWorker(answers, options));
  const balance = await readBalance(db, caller.organizationId);
  return {
    estimated_credits: billable,
    credits_remaining: balance,
    sufficient: balance >= billable || PLAN_TERMS[caller.plan].allowsNegativeBalance,
    billable,
    duplicates,
    junk,
  };
}

function given({ responses, codingType, language }: Extract<EstimateRequest, { responses: unknown }>) {
  return { answers: responses, options: { question: null, codingType, language } };
}

async function stored(db: Db, caller: Caller, path: QuestionPath) {
  const { text, codingType, language } = await requireQuestion(db, caller, path);
  const answers = await readUncoded(db, { organizationId: caller.organizationId, questionId: path.questionId });
  return { answers, options: { question: text, codingType, language } };
}
