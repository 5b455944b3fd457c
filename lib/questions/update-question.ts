import { and, eq, ne, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { assignments, codes } from "@/db/schema/codebook";
import { groupMembers } from "@/db/schema/groups";
import { questions } from "@/db/schema/projects";
import { responses } from "@/db/schema/responses";
import type { CodingType } from "@/db/schema/terms";
import type { Caller } from "@/lib/auth/caller";
import { AppError, invalidInput } from "@/lib/errors/app-error";
import { staleRevision } from "@/lib/errors/stale-revision";
import { lockQuestion, type QuestionPath, type QuestionScope, scopeOf } from "./find-question";
import { changeRecodes, type NamedRecode } from "./recodes";
import { requireIdle } from "./require-idle";
import { rowsOf } from "./rows-of";
import { type ShownQuestion, showQuestion } from "./show-question";
import { setValueOrder } from "./value-orders";
import { requireNumbers } from "./weight-of";

export type QuestionChanges = {
  text?: string | undefined;
  codingType?: CodingType | undefined;
  /** The segment that weights the answers; null for none. */
  weightKey?: string | null | undefined;
  /** The order of a segment's values; without values, the usual one again. */
  valueOrder?: { key: string; values: readonly string[] } | undefined;
  /** The most codes that an answer may have; null for any number. */
  maxCodesPerAnswer?: number | null | undefined;
  /** A segment to make from another one; it replaces the recode of its name. */
  recode?: NamedRecode | undefined;
  /** The name of the recode to remove first. */
  removeRecode?: string | undefined;
};

/**
 * Changes a question. Throws CONFLICT if `revision` is given and is not the current one; JOB_ALREADY_RUNNING if the
 * coding type or recodes would change while a job is open; VALIDATION_ERROR if it would become `qualitative_topics`
 * although a code is not Neutral, for a weight that is not a segment with numbers, for the order of an unknown segment,
 * and for recodes as `changeRecodes` does.
 */
export async function updateQuestion(
  db: Db,
  caller: Caller,
  path: QuestionPath,
  { valueOrder, recode: saved, removeRecode: removed, ...changes }: QuestionChanges,
  revision?: number,
): Promise<ShownQuestion> {
  const scope = scopeOf(caller, path);
  return db.transaction(async (tx) => {
    const question = await lockQuestion(tx, caller, path);
    if (revision !== undefined && revision !== question.revision) throw staleRevision("question");
    if (changes.codingType && changes.codingType !== question.codingType) {
      await requireIdle(tx, scope);
      await requireUngrouped(tx, scope);
      if (changes.codingType === "qualitative_topics") await dropSentiment(tx, scope);
    }
    if (saved || removed !== undefined) {
      await requireIdle(tx, scope);
      await changeRecodes(tx, scope, { saved, removed });
    }
    const isWeightRecoded = question.weightKey !== null && [removed, saved?.name].includes(question.weightKey);
    const weightKey = changes.weightKey === undefined && isWeightRecoded ? question.weightKey : changes.weightKey;
    if (weightKey) await requireNumbers(tx, sql`${rowsOf(responses, scope)}`, weightKey);
    if (valueOrder) await setValueOrder(tx, scope, valueOrder.key, valueOrder.values);
    await tx
      .update(questions)
      .set({ ...changes, revision: sql`${questions.revision} + 1`, updatedAt: sql`now()` })
      .where(and(eq(questions.organizationId, scope.organizationId), eq(questions.id, scope.questionId)));
    return showQuestion(tx, caller, path);
  });
}

/** Requires that the question is in no group, because the waves of a group have one coding type. */
async function requireUngrouped(tx: Db, scope: QuestionScope): Promise<void> {
  const isGrouped = rowsOf(groupMembers, scope);
  if ((await tx.$count(groupMembers, isGrouped)) === 0) return;
  throw invalidInput([{ path: "coding_type", message: "cannot change while the question is in a tracker" }]);
}

/** Makes all mentions Neutral, as topic coding requires. Refuses if a code has another sentiment. */
async function dropSentiment(tx: Db, { organizationId, questionId }: QuestionScope): Promise<void> {
  const ofQuestion = rowsOf(codes, { organizationId, questionId });
  const [other] = await tx
    .select({ name: codes.name, sentiment: codes.sentiment })
    .from(codes)
    .where(and(ofQuestion, ne(codes.sentiment, "Neutral")))
    .orderBy(codes.codeNumber)
    .limit(1);
  if (other) {
    const message = `cannot become qualitative_topics, which knows Neutral only: the code "${other.name}" is ${other.sentiment}`;
    throw new AppError("VALIDATION_ERROR", `The coding type ${message}. Change its codes first.`, {
      issues: [{ path: "coding_type", message }],
    });
  }
  await tx
    .update(assignments)
    .set({ mentionSentiment: "Neutral" })
    .where(
      and(
        eq(assignments.organizationId, organizationId),
        ne(assignments.mentionSentiment, "Neutral"),
        sql`${assignments.codeId} in (select ${codes.id} from ${codes} where ${ofQuestion})`,
      ),
    );
}
