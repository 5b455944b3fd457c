import { and, eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { answerCodings, type CodedAs } from "@/db/schema/answer-codings";
import { reviewClaims } from "@/db/schema/review";
import type { CodingType, ReviewOutcome, ReviewTask } from "@/db/schema/terms";
import type { Caller } from "@/lib/auth/caller";
import { readCodebook } from "@/lib/codebook/read-codebook";
import { AppError, type Issue, invalidInput } from "@/lib/errors/app-error";
import { lockQuestion, type QuestionPath, type QuestionScope, scopeOf } from "@/lib/questions/find-question";
import { lockOpenJob } from "@/lib/questions/require-idle";
import { type CodeChoice, chooserOf } from "@/lib/responses/choose-codes";
import { type Decision, decideResponses } from "@/lib/responses/decide-responses";
import { requireDistinct, responseIdsOf } from "@/lib/responses/find-responses";
import { reviewerOf } from "./claim-answers";
import type { ReviewAction } from "./parameters";

export type ReviewDecision = {
  /** The answer's uuid, or `id:` and the caller's own id. */
  responseId: string;
  /** The task for which it was claimed. */
  task?: ReviewTask | undefined;
  action: ReviewAction;
  /** The new codes, for `change`. */
  codes?: readonly CodeChoice[] | undefined;
};

type Planned = ReviewDecision & { index: number; task: ReviewTask };

/**
 * Stores a reviewer's decisions about answers, all or none. Returns what was done with each, and the number of the
 * change in the answers' history; null if nothing changed. For a second coding, only the coding is stored and the
 * answer stays unchanged. Throws NOT_FOUND; CONFLICT if another reviewer holds the answer, or if an answer that the
 * reviewer does not hold is to be skipped or released; VALIDATION_ERROR for unknown codes.
 */
export async function decideClaims(
  db: Db,
  caller: Caller,
  path: QuestionPath,
  { reviewer: person, decisions: given }: { reviewer?: string | undefined; decisions: readonly ReviewDecision[] },
) {
  const scope = scopeOf(caller, path);
  const reviewer = reviewerOf(caller, person);
  const decisions = await byUuid(db, scope, given);
  return db.transaction(async (tx) => {
    await lockOpenJob(tx, scope);
    const { codingType } = await lockQuestion(tx, caller, path);
    const claims = await lockClaims(tx, scope, decisions);
    const planned = decisions.map((decision, index) => ({
      ...decision,
      index,
      task: taskOf(decision, claims, reviewer),
    }));
    const firsts = planned.filter(
      ({ task, action }) => task === "first" && (action === "accept" || action === "change"),
    );
    const made = await decideResponses(
      tx,
      caller,
      path,
      firsts.map(asDecision),
      (index) => `decisions[${firsts[index]?.index}].`,
      {
        coder: reviewer,
      },
    );
    const seconds = planned.filter(
      ({ task, action }) => task === "second" && (action === "accept" || action === "change"),
    );
    await storeSeconds(tx, scope, { reviewer, codingType }, seconds);
    await endClaims(tx, scope, reviewer, planned);
    const outcomes = planned.map(({ responseId, task, action }) => ({
      response_id: responseId,
      task,
      outcome: OUTCOMES[action],
    }));
    return { outcomes, change: made.change };
  });
}

/** Replaces the caller's own ids in the decisions by uuids. */
async function byUuid(db: Db, { organizationId, questionId }: QuestionScope, given: readonly ReviewDecision[]) {
  const refs = given.map(({ responseId }) => responseId);
  const pathOf = (index: number) => `decisions[${index}].response_id`;
  const ids = await responseIdsOf(db, { organizationId, questionIds: [questionId] }, refs, pathOf);
  requireDistinct(ids, pathOf);
  return given.map((decision, index) => ({ ...decision, responseId: ids[index] ?? decision.responseId }));
}

const OUTCOMES = { accept: "accepted", change: "changed", skip: "skipped", release: "released" } as const;

const asDecision = ({ responseId, action, codes }: Planned): Decision =>
  action === "accept" ? { responseId, reviewed: true } : { responseId, codes: codes ?? [] };

type Claim = { responseId: string; task: ReviewTask; reviewer: string; outcome: ReviewOutcome | null; isHeld: boolean };

async function lockClaims(tx: Db, { organizationId, questionId }: QuestionScope, decisions: readonly ReviewDecision[]) {
  return tx
    .select({
      responseId: reviewClaims.responseId,
      task: reviewClaims.task,
      reviewer: reviewClaims.reviewer,
      outcome: reviewClaims.outcome,
      isHeld: sql<boolean>`${reviewClaims.outcome} is null and ${reviewClaims.claimedUntil} > clock_timestamp()`,
    })
    .from(reviewClaims)
    .where(
      and(
        eq(reviewClaims.organizationId, organizationId),
        eq(reviewClaims.questionId, questionId),
        isOneOf(
          reviewClaims.responseId,
          decisions.map(({ responseId }) => responseId),
        ),
      ),
    )
    .orderBy(reviewClaims.responseId, reviewClaims.task)
    .for("update");
}

/** The task of a decision. An expired lease still counts as long as nobody else has claimed the answer. */
function taskOf({ responseId, task, action }: ReviewDecision, claims: readonly Claim[], reviewer: string): ReviewTask {
  const ofAnswer = claims.filter((claim) => claim.responseId === responseId);
  const own = ofAnswer.find((claim) => claim.reviewer === reviewer && claim.outcome === null);
  if (task === "second" && own?.task !== "second") {
    throw new AppError(
      "CONFLICT",
      `The answer ${responseId} is not claimed by this reviewer to be coded a second time.`,
    );
  }
  if (own) return own.task;
  if (ofAnswer.some(({ task, isHeld }) => task === "first" && isHeld)) {
    throw new AppError("CONFLICT", `Another reviewer is looking at the answer ${responseId}. Claim other answers.`);
  }
  if (action === "skip" || action === "release") {
    throw new AppError("CONFLICT", `The answer ${responseId} is not claimed by this reviewer.`);
  }
  return "first";
}

async function storeSeconds(
  tx: Db,
  scope: QuestionScope,
  { reviewer, codingType }: { reviewer: string; codingType: CodingType },
  seconds: readonly Planned[],
): Promise<void> {
  if (seconds.length === 0) return;
  const codebook = await readCodebook(tx, scope);
  const choose = chooserOf(codebook, codingType);
  const issues: Issue[] = [];
  const rows = seconds.map(({ responseId, action, codes, index }) => {
    const path = `decisions[${index}].codes`;
    if (action === "accept") issues.push({ path, message: "must be given: nothing is shown that could be accepted" });
    const { chosen, issues: wrong } = choose(codes ?? [], path);
    issues.push(...wrong);
    const given = chosen.map(
      ({ code, sentiment }): CodedAs => ({
        codeId: code.id,
        sentiment: sentiment ?? code.sentiment,
        confidence: "high",
      }),
    );
    return { ...scope, responseId, coder: reviewer, codes: given };
  });
  const [issue, ...more] = issues;
  if (issue) throw invalidInput([issue, ...more]);
  await tx
    .insert(answerCodings)
    .values(rows)
    .onConflictDoUpdate({
      target: [answerCodings.organizationId, answerCodings.responseId, answerCodings.coder],
      set: { codes: sql`excluded.codes`, createdAt: sql`now()` },
    });
}

async function endClaims(
  tx: Db,
  { organizationId }: QuestionScope,
  reviewer: string,
  planned: readonly Planned[],
): Promise<void> {
  const rows = planned.map(({ responseId, task, action }) => ({
    id: responseId,
    task,
    outcome: action === "release" ? null : OUTCOMES[action],
  }));
  await tx.execute(sql`
    update ${reviewClaims} c set reviewer = ${reviewer}, outcome = d.outcome, claimed_until = clock_timestamp()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as d (id uuid, task text, outcome text)
    where c.organization_id = ${organizationId} and c.response_id = d.id and c.task = d.task`);
}
