import { and, eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { backTests } from "@/db/schema/back-tests";
import { questions } from "@/db/schema/projects";
import { responses } from "@/db/schema/responses";
import type { Caller } from "@/lib/auth/caller";
import { lockQuestionAndWaves } from "@/lib/codebook/shared-codebook";
import { forgetAnswers } from "@/lib/jobs/forget-results";
import { type QuestionPath, scopeOf } from "@/lib/questions/find-question";
import { forgetMentions } from "@/lib/questions/forget-mentions";
import { forgetQuotes, listSharing, quotesOfAnswers } from "@/lib/questions/forget-quotes";
import { moveQuestion } from "@/lib/questions/question-status";
import { requireIdle } from "@/lib/questions/require-idle";
import { rowsOf } from "@/lib/questions/rows-of";
import { responseNotFound } from "./read-coded";

/**
 * Deletes answers with their codes, and what quotes or names them elsewhere: the results of jobs, suggestions, and the
 * definitions of codes; all or none. Throws NOT_FOUND if the question or an answer is not the caller's,
 * JOB_ALREADY_RUNNING while a job of the question is open.
 */
export async function deleteResponses(
  db: Db,
  caller: Caller,
  path: QuestionPath,
  ids: readonly string[],
): Promise<{ deleted: number }> {
  const scope = scopeOf(caller, path);
  const { organizationId } = caller;
  const distinct = [...new Set(ids)];
  return db.transaction(async (tx) => {
    await lockQuestionAndWaves(tx, caller, path);
    await requireIdle(tx, scope);
    const questionIds = await listSharing(tx, { organizationId, questionIds: [path.questionId] });
    const said = await quotesOfAnswers(tx, { organizationId, questionIds }, distinct);
    const gone = await tx
      .delete(responses)
      .where(
        and(
          eq(responses.organizationId, scope.organizationId),
          eq(responses.questionId, scope.questionId),
          isOneOf(responses.id, distinct),
        ),
      )
      .returning({ id: responses.id, externalId: responses.externalId });
    if (gone.length < distinct.length) throw responseNotFound();
    await forgetAnswers(tx, { organizationId, ...path }, gone);
    await tx
      .update(backTests)
      .set({ codes: sql`${backTests.codes} - ${`{${distinct.join(",")}}`}::text[]` })
      .where(rowsOf(backTests, scope));
    await forgetMentions(tx, { organizationId, questionIds });
    await forgetQuotes(tx, { organizationId, questionIds }, said);
    await tx
      .update(questions)
      .set({ responseCount: sql`${questions.responseCount} - ${gone.length}::integer` })
      .where(and(eq(questions.organizationId, scope.organizationId), eq(questions.id, scope.questionId)));
    await moveQuestion(tx, scope, "answers_settled");
    return { deleted: gone.length };
  });
}
