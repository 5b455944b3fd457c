import { and, eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { answersBefore } from "@/db/schema/answer-changes";
import { assignments, codes } from "@/db/schema/codebook";
import { assignmentHistory } from "@/db/schema/codebook-versions";
import { connectionImports } from "@/db/schema/connections";
import { jobs } from "@/db/schema/jobs";
import { questions } from "@/db/schema/projects";
import { responses } from "@/db/schema/responses";
import { shareLinks } from "@/db/schema/share-links";
import type { Caller } from "@/lib/auth/caller";
import { cancelJobs } from "@/lib/jobs/end-job";
import { forgetQuestion } from "@/lib/jobs/forget-results";
import { type QuestionPath, requireQuestion } from "@/lib/questions/find-question";
import { whileForgetting } from "@/lib/questions/forget-quotes";
import { requireIdle } from "@/lib/questions/require-idle";
import { deleteEmptyGroups, lockGroupsOf } from "./empty-groups";

/**
 * Deletes a question with its answers and codebook, and its group if it was the last wave, and cancels its open job.
 * What results of jobs, imports, share links and other codebooks tell of it goes too.
 * Throws NOT_FOUND if it is not the caller's; JOB_ALREADY_RUNNING if a job was accepted at the same moment.
 */
export async function deleteQuestion(db: Db, caller: Caller, path: QuestionPath) {
  const { organizationId } = caller;
  return db.transaction(async (tx) => {
    await requireQuestion(tx, caller, path);
    const groupIds = await lockGroupsOf(tx, organizationId, [path.questionId]);
    const { questionId } = path;
    await forgetImported(tx, { organizationId, ...path });
    await forgetShared(tx, { organizationId, ...path });
    const ofQuestion = and(eq(jobs.organizationId, organizationId), eq(jobs.questionId, questionId));
    await cancelJobs(tx, ofQuestion, "The job was cancelled: its question is deleted.");
    await whileForgetting(tx, { organizationId, questionIds: [questionId] }, async () => {
      await emptyQuestions(tx, organizationId, [questionId]);
      await forgetQuestion(tx, { organizationId, ...path });
      await tx.delete(questions).where(and(eq(questions.organizationId, organizationId), eq(questions.id, questionId)));
    });
    await deleteEmptyGroups(tx, organizationId, groupIds);
    return { id: questionId, deleted: true as const };
  });
}

/** Takes a question out of the links that show chosen questions. */
const forgetShared = (tx: Db, { organizationId, projectId, questionId }: QuestionPath & { organizationId: string }) =>
  tx
    .update(shareLinks)
    .set({ questionIds: sql`array_remove(${shareLinks.questionIds}, ${questionId}::uuid)` })
    .where(
      and(
        eq(shareLinks.organizationId, organizationId),
        eq(shareLinks.projectId, projectId),
        sql`${questionId} = any(${shareLinks.questionIds})`,
      ),
    );

/** Takes a question out of the imports that fill it. Their rows are locked before questions, as imports do. */
async function forgetImported(
  tx: Db,
  { organizationId, projectId, questionId }: QuestionPath & { organizationId: string },
) {
  await tx
    .update(connectionImports)
    .set({
      questions: sql`jsonb_path_query_array(${connectionImports.questions}, '$[*] ? (@.questionId != $id)',
        jsonb_build_object('id', ${questionId}::text))`,
    })
    .where(
      and(
        eq(connectionImports.organizationId, organizationId),
        eq(connectionImports.projectId, projectId),
        sql`${connectionImports.questions} @> ${JSON.stringify([{ questionId }])}::jsonb`,
      ),
    );
}

/**
 * Deletes the questions' answers and codes, in a few statements: the database's cascades would delete row by row. Throws
 * JOB_ALREADY_RUNNING if a job is open.
 */
export async function emptyQuestions(tx: Db, organizationId: string, questionIds: readonly string[]): Promise<void> {
  await tx
    .select({ id: questions.id })
    .from(questions)
    .where(and(eq(questions.organizationId, organizationId), isOneOf(questions.id, questionIds)))
    .orderBy(questions.id)
    .for("update");
  for (const questionId of questionIds) {
    await requireIdle(tx, { organizationId, questionId });
    await emptyQuestion(tx, organizationId, questionId);
  }
}

async function emptyQuestion(tx: Db, organizationId: string, questionId: string): Promise<void> {
  const codesOfQuestion = sql`select ${codes.id} from ${codes}
    where ${and(eq(codes.organizationId, organizationId), eq(codes.questionId, questionId))}`;
  await tx
    .delete(assignments)
    .where(and(eq(assignments.organizationId, organizationId), sql`${assignments.codeId} in (${codesOfQuestion})`));
  for (const table of [assignmentHistory, answersBefore, responses]) {
    await tx.delete(table).where(and(eq(table.organizationId, organizationId), eq(table.questionId, questionId)));
  }
}
