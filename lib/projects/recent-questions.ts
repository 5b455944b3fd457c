import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { auditLog } from "@/db/schema/audit";
import { projects, questions } from "@/db/schema/projects";
import { openAnswers } from "@/db/schema/responses";
import type { Reaching } from "@/lib/auth/reach";
import { UUID } from "@/lib/ids/uuid";
import { matchesFilter } from "./project-filter";

/** A question as the navigation shows it. `share` is the processed part of its answers, from 0 to 1. */
export type RecentQuestion = { id: string; text: string; share: number; project: { id: string; name: string } };

/** How many of a person's latest acts are looked through. */
const ACTS = 200;

/**
 * The questions that a person worked on last, by the audit log; after these the latest one of each of the newest
 * projects, so that a file of forty columns does not fill the list. Every page shows them, so this must be fast: it
 * counts the rows of `open_answers` instead of reading answers.
 */
export async function listRecentQuestions(
  db: Db,
  caller: Reaching,
  userId: string,
  limit: number,
): Promise<RecentQuestion[]> {
  const { organizationId } = caller;
  const worked = await listWorkedOn(db, organizationId, userId);
  const own = (await read(db, caller, isOneOf(questions.id, worked), worked.length))
    .toSorted((one, other) => worked.indexOf(one.id) - worked.indexOf(other.id))
    .slice(0, limit);
  const others = own.length < limit ? await readLatest(db, caller, limit) : [];
  const listed = [...own, ...others.filter(({ id }) => own.every((question) => question.id !== id))].slice(0, limit);
  return Promise.all(
    listed.map(async ({ answers, ...question }) => {
      const ofQuestion = and(eq(openAnswers.organizationId, organizationId), eq(openAnswers.questionId, question.id));
      const share = answers === 0 ? 0 : 1 - (await db.$count(openAnswers, ofQuestion)) / answers;
      return { ...question, share };
    }),
  );
}

/** The ids of the questions that a person's latest acts changed, the latest first. */
async function listWorkedOn(db: Db, organizationId: string, userId: string): Promise<string[]> {
  const acts = await db
    .select({
      questionId: sql<
        string | null
      >`coalesce(${auditLog.target} ->> 'questionId', ${auditLog.target} ->> 'question_id')`,
    })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.organizationId, organizationId),
        eq(auditLog.actorId, userId),
        sql`${auditLog.actorKind} = 'user'`,
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(ACTS);
  return [...new Set(acts.flatMap(({ questionId }) => (questionId && UUID.test(questionId) ? questionId : [])))];
}

/** The question that changed last of each of the newest projects. */
async function readLatest(db: Db, caller: Reaching, limit: number) {
  const newest = await db
    .select({ id: projects.id })
    .from(projects)
    .where(and(matchesFilter(caller, {}), eq(projects.temporary, false)))
    .orderBy(desc(projects.id))
    .limit(limit);
  const ids = newest.map(({ id }) => id);
  const isLatest = sql`${questions.id} = (select q.id from ${questions} q
    where q.organization_id = ${projects.organizationId} and q.project_id = ${projects.id}
    order by q.updated_at desc, q.id limit 1)`;
  return read(db, caller, and(isOneOf(projects.id, ids), isLatest), limit);
}

const read = (db: Db, caller: Reaching, condition: SQL | undefined, limit: number) =>
  db
    .select({
      id: questions.id,
      text: questions.text,
      answers: questions.responseCount,
      project: { id: projects.id, name: projects.name },
    })
    .from(projects)
    .innerJoin(
      questions,
      and(eq(questions.organizationId, projects.organizationId), eq(questions.projectId, projects.id), condition),
    )
    .where(and(matchesFilter(caller, {}), eq(projects.temporary, false)))
    .orderBy(desc(questions.updatedAt), desc(questions.id))
    .limit(limit);
