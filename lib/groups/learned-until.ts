import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { groupMembers, questionGroups } from "@/db/schema/groups";
import { questions } from "@/db/schema/projects";
import { responses } from "@/db/schema/responses";
import type { QuestionScope } from "@/lib/questions/find-question";

/**
 * Lets the waves of a question's group learn from people's decisions up to now, if no wave has been coded yet: all later
 * waves then learn from the same decisions.
 */
export async function beginLearning(tx: Db, { organizationId, questionId }: QuestionScope): Promise<void> {
  const own = tx
    .select({ id: groupMembers.groupId })
    .from(groupMembers)
    .where(and(eq(groupMembers.organizationId, organizationId), eq(groupMembers.questionId, questionId)));
  await tx
    .update(questionGroups)
    .set({ learnedUntil: sql`now()` })
    .where(
      and(
        eq(questionGroups.organizationId, organizationId),
        inArray(questionGroups.id, own),
        isNull(questionGroups.learnedUntil),
      ),
    );
}

/** The moment of the earliest coded wave: its decisions are those from which a new group learns. */
export async function learnedBefore(tx: Db, organizationId: string, ids: readonly string[]): Promise<Date | null> {
  const rows = await tx
    .select({ coder: questions.coder })
    .from(questions)
    .where(and(eq(questions.organizationId, organizationId), inArray(questions.id, [...ids])));
  const moments = rows.flatMap(({ coder }) => coder?.at ?? []).toSorted();
  return moments[0] === undefined ? null : new Date(moments[0]);
}

/** How many decisions of people wait until all waves of a group are coded again. */
export async function countWaiting(db: Db, organizationId: string, groupId: string): Promise<number> {
  const [found] = await db
    .select({ waiting: sql<number>`count(*)::integer` })
    .from(questionGroups)
    .innerJoin(
      groupMembers,
      and(eq(groupMembers.organizationId, questionGroups.organizationId), eq(groupMembers.groupId, questionGroups.id)),
    )
    .innerJoin(
      responses,
      and(eq(responses.organizationId, groupMembers.organizationId), eq(responses.questionId, groupMembers.questionId)),
    )
    .where(
      and(
        eq(questionGroups.organizationId, organizationId),
        eq(questionGroups.id, groupId),
        eq(responses.reviewed, true),
        sql`${responses.reviewedAt} > ${questionGroups.learnedUntil}`,
      ),
    );
  return found?.waiting ?? 0;
}
