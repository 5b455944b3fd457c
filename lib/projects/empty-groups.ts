import { and, eq, exists, notExists, type SQL } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { groupMembers, questionGroups } from "@/db/schema/groups";

/**
 * Locks the groups of which these questions are waves, and returns their ids. Groups are always locked before questions,
 * here as when a wave is added, so that two transactions cannot wait for each other.
 */
export async function lockGroupsOf(tx: Db, organizationId: string, questionIds: readonly string[]): Promise<string[]> {
  const locked = await tx
    .select({ id: questionGroups.id })
    .from(questionGroups)
    .where(
      and(
        eq(questionGroups.organizationId, organizationId),
        exists(membersOf(tx, isOneOf(groupMembers.questionId, questionIds))),
      ),
    )
    .orderBy(questionGroups.id)
    .for("update");
  return locked.map(({ id }) => id);
}

/** Deletes those of the groups that have no wave left. */
export async function deleteEmptyGroups(tx: Db, organizationId: string, groupIds: readonly string[]): Promise<void> {
  await tx
    .delete(questionGroups)
    .where(and(eq(questionGroups.organizationId, organizationId), isOneOf(questionGroups.id, groupIds), hasNoWave(tx)));
}

/** Whether a group has lost all its waves, as a condition on its row. */
export const hasNoWave = (db: Db): SQL => notExists(membersOf(db));

const membersOf = (tx: Db, condition?: SQL) =>
  tx
    .select({ id: groupMembers.questionId })
    .from(groupMembers)
    .where(
      and(
        eq(groupMembers.organizationId, questionGroups.organizationId),
        eq(groupMembers.groupId, questionGroups.id),
        condition,
      ),
    );
