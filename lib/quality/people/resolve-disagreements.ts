import type { Db } from "@/db/client";
import type { Caller } from "@/lib/auth/caller";
import { readCodebook } from "@/lib/codebook/read-codebook";
import { AppError, invalidInput } from "@/lib/errors/app-error";
import { lockQuestion, type QuestionPath, scopeOf } from "@/lib/questions/find-question";
import { lockOpenJob } from "@/lib/questions/require-idle";
import type { CodeChoice } from "@/lib/responses/choose-codes";
import { type Decision, decideInTransaction } from "@/lib/responses/decide-responses";
import { requireDistinct, responseIdsOf } from "@/lib/responses/find-responses";
import { recordChange } from "@/lib/responses/history/record-change";
import { reviewerOf } from "@/lib/review/claim-answers";
import { counted } from "@/lib/text/figures";
import { showDisagreements } from "./list-disagreements";
import { type DoubleCoded, readDoubleCoded } from "./read-double-coded";
import { keepResolutions, takeResolutionsBack } from "./store-resolutions";

/** take: the codes of one coder. change: other codes. reopen: the codes that the answer had before. */
export type Resolution = { responseId: string } & (
  | { action: "take"; coder: string }
  | { action: "change"; codes: readonly CodeChoice[] }
  | { action: "reopen" }
);

/**
 * Decides the codes of answers that several people coded differently, or undoes such decisions; all or none. Each
 * person's codes are kept, so that figures of agreement don't change. Throws NOT_FOUND for an answer that fewer than
 * two people coded; CONFLICT for reopening an unresolved one; VALIDATION_ERROR for unknown codes and coders.
 */
export async function resolveDisagreements(
  db: Db,
  caller: Caller,
  path: QuestionPath,
  { reviewer, resolutions: given }: { reviewer?: string | undefined; resolutions: readonly Resolution[] },
) {
  const scope = scopeOf(caller, path);
  const pathOf = (index: number) => `resolutions[${index}].`;
  const refs = given.map(({ responseId }) => responseId);
  const idPath = (index: number) => `${pathOf(index)}response_id`;
  const { organizationId, questionId } = scope;
  const ids = await responseIdsOf(db, { organizationId, questionIds: [questionId] }, refs, idPath);
  requireDistinct(ids, idPath);
  return db.transaction(async (tx) => {
    await lockOpenJob(tx, scope);
    const { codingType } = await lockQuestion(tx, caller, path);
    const codebook = await readCodebook(tx, scope);
    const before = new Map((await readDoubleCoded(tx, scope, codebook, ids)).map((answer) => [answer.id, answer]));
    const planned = given.map((resolution, index) => plan(resolution, before.get(ids[index] ?? ""), pathOf(index)));
    const decisions = planned.flatMap((one, index) => (one.decision ? [{ ...one.decision, index }] : []));
    const resolver = reviewerOf(caller, reviewer);
    const act = decisions.length > 0 ? "Resolved" : "Reopened";
    const wordsOf = (answers: number) => `${act} what people coded differently in ${counted(answers, "answer")}`;
    await recordChange(tx, scope, { ids, actor: resolver, wordsOf }, async () => {
      await keepResolutions(tx, scope, { resolver, ids: decisions.map(({ responseId }) => responseId) });
      await decideInTransaction(tx, { ...scope, codingType, codebook }, decisions, {
        pathOf: (at) => pathOf(decisions[at]?.index ?? 0),
        coder: resolver,
        isCoding: false,
      });
      await takeResolutionsBack(
        tx,
        scope,
        planned.flatMap(({ answer, decision }) => (decision ? [] : [answer.id])),
      );
    });
    const after = new Map((await readDoubleCoded(tx, scope, codebook, ids)).map((answer) => [answer.id, answer]));
    return showDisagreements(tx, caller, path, { codebook, answers: ids.flatMap((id) => after.get(id) ?? []) });
  });
}

type Planned = { answer: DoubleCoded; decision: Decision | null };

function plan(resolution: Resolution, answer: DoubleCoded | undefined, path: string): Planned {
  if (!answer) {
    throw new AppError("NOT_FOUND", `No answer ${resolution.responseId} of this question was coded by several people.`);
  }
  const responseId = answer.id;
  if (resolution.action === "change") return { answer, decision: { responseId, codes: resolution.codes } };
  if (resolution.action === "take") {
    const coding = answer.codings.find(({ coder }) => coder === resolution.coder);
    if (!coding) throw invalidInput([{ path: `${path}coder`, message: "has not coded this answer" }]);
    const codes = coding.codes.map(({ codeId, sentiment }) => ({ codeId, sentiment }));
    return { answer, decision: { responseId, codes } };
  }
  if (!answer.resolution) throw new AppError("CONFLICT", `The answer ${responseId} is not resolved.`);
  return { answer, decision: null };
}
