import { and, count, desc, eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { codes } from "@/db/schema/codebook";
import { groupMembers, questionGroups } from "@/db/schema/groups";
import { projects, questions } from "@/db/schema/projects";
import { openAnswers } from "@/db/schema/responses";
import type { QuestionStatus } from "@/db/schema/terms";
import type { Caller } from "@/lib/auth/caller";
import { reachesGroup } from "@/lib/auth/reach";
import type { ShownGroup } from "./groups";

export type TrackerLine = { id: string; name: string; waves: number; answers: number };

const MAX = 100;

/** The groups that hold a question of a project and of which the caller sees all waves, the newest first. */
export async function listTrackersOf(db: Db, caller: Caller, projectId: string): Promise<TrackerLine[]> {
  return db
    .select({
      id: questionGroups.id,
      name: questionGroups.name,
      waves: count(),
      answers: sql<number>`sum(${questions.responseCount})`.mapWith(Number),
    })
    .from(questionGroups)
    .innerJoin(
      groupMembers,
      and(eq(groupMembers.organizationId, questionGroups.organizationId), eq(groupMembers.groupId, questionGroups.id)),
    )
    .innerJoin(
      questions,
      and(eq(questions.organizationId, groupMembers.organizationId), eq(questions.id, groupMembers.questionId)),
    )
    .where(
      and(eq(questionGroups.organizationId, caller.organizationId), reachesGroup(caller, sql`${questionGroups}.id`)),
    )
    .groupBy(questionGroups.id, questionGroups.name)
    .having(sql`bool_or(${questions.projectId} = ${projectId})`)
    .orderBy(desc(questionGroups.id))
    .limit(MAX);
}

/**
 * A wave as the page of its group lists it. `open`: answers that neither the machine nor a person has decided.
 * `hasCodes`: whether the codebook of the group has codes.
 */
export type WaveLine = ShownGroup["questions"][number] & {
  projectName: string;
  status: QuestionStatus;
  open: number;
  hasCodes: boolean;
  /** The engine of the last run on the wave; null if there was none. */
  engine: string | null;
};

/** The waves of a group in their order. */
export async function listWaves(db: Db, { organizationId }: Caller, group: ShownGroup): Promise<WaveLine[]> {
  const open = db.$count(
    openAnswers,
    and(eq(openAnswers.organizationId, questions.organizationId), eq(openAnswers.questionId, questions.id)),
  );
  const ownCodes = and(eq(codes.organizationId, questions.organizationId), eq(codes.questionId, questions.id));
  const hasCodes = sql<boolean>`exists (select from ${codes} where ${ownCodes})`;
  const rows = await db
    .select({
      ...{ id: questions.id, projectName: projects.name, status: questions.status, open, hasCodes },
      engine: sql<string | null>`${questions.coder} ->> 'engine'`,
    })
    .from(groupMembers)
    .innerJoin(
      questions,
      and(eq(questions.organizationId, groupMembers.organizationId), eq(questions.id, groupMembers.questionId)),
    )
    .innerJoin(
      projects,
      and(eq(projects.organizationId, questions.organizationId), eq(projects.id, questions.projectId)),
    )
    .where(and(eq(groupMembers.organizationId, organizationId), eq(groupMembers.groupId, group.id)));
  return group.questions.flatMap((question) =>
    rows.filter(({ id }) => id === question.id).map((row) => ({ ...question, ...row })),
  );
}
