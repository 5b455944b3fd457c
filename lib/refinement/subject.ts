import { and, asc, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "@/db/client";
import { groupMembers } from "@/db/schema/groups";
import { questions } from "@/db/schema/projects";
import type { Caller } from "@/lib/auth/caller";
import { requireGroupOf, showGroup } from "@/lib/groups/groups";
import { type QuestionPath, type QuestionScope, requireQuestion } from "@/lib/questions/find-question";

/**
 * The subject of refinement: a question, a question together with the other waves of its group (`grouped`), or a group.
 */
export type RefinementSubject = (QuestionPath & { grouped?: boolean | undefined }) | { groupId: string };

/**
 * The question whose codebook the suggestions are about, and the questions whose answers they concern: for a group, the
 * first question and all questions.
 */
export type Refined = QuestionPath & { grouped: boolean; waves: readonly QuestionPath[] };

/** Names the suggestions of a question, or those of the group whose first question it is. */
export type SuggestionScope = QuestionScope & { grouped: boolean };

/** Throws NOT_FOUND if the question or group is not the caller's; NOT_GROUPED if the question is in no group. */
export async function findRefined(db: Db, caller: Caller, subject: RefinementSubject): Promise<Refined> {
  if ("groupId" in subject) {
    const { questions: waves } = await showGroup(db, caller, subject.groupId);
    return ofGroup(waves.map((wave) => ({ projectId: wave.project_id, questionId: wave.id })));
  }
  const { projectId, questionId, grouped = false } = subject;
  const path = { projectId, questionId };
  if (grouped) return findRefined(db, caller, { groupId: await requireGroupOf(db, caller, path) });
  await requireQuestion(db, caller, path);
  return { ...path, grouped: false, waves: [path] };
}

export const suggestionScope = ({ organizationId }: Caller, { questionId, grouped }: Refined): SuggestionScope => ({
  organizationId,
  questionId,
  grouped,
});

/** The waves of a question's group in order; the question alone if it is in no group. */
export async function readWaves(db: Db, { organizationId, questionId }: QuestionScope): Promise<QuestionPath[]> {
  const own = alias(groupMembers, "own");
  const waves = await db
    .select({ projectId: questions.projectId, questionId: questions.id })
    .from(own)
    .innerJoin(
      groupMembers,
      and(eq(groupMembers.organizationId, own.organizationId), eq(groupMembers.groupId, own.groupId)),
    )
    .innerJoin(
      questions,
      and(eq(questions.organizationId, groupMembers.organizationId), eq(questions.id, groupMembers.questionId)),
    )
    .where(and(eq(own.organizationId, organizationId), eq(own.questionId, questionId)))
    .orderBy(asc(groupMembers.position));
  if (waves.length > 0) return waves;
  return db
    .select({ projectId: questions.projectId, questionId: questions.id })
    .from(questions)
    .where(and(eq(questions.organizationId, organizationId), eq(questions.id, questionId)));
}

/** All waves of a group, given in the group's order, as the subject of refinement. */
export function ofGroup(waves: readonly QuestionPath[]): Refined {
  const [first] = waves;
  if (!first) throw new Error("a group has questions");
  return { ...first, grouped: true, waves };
}
