import { and, eq, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "@/db/client";
import { creditLedger } from "@/db/schema/credits";
import { projectPeople, projects, questions } from "@/db/schema/projects";
import type { ProjectProgress, ProjectSort } from "@/db/schema/terms";
import { isReached, type Reaching } from "@/lib/auth/reach";
import { type Page, pageOf } from "@/lib/data/page";
import {
  cursorText,
  isAfter,
  matchesFilter,
  type ProjectCursor,
  type ProjectFilter,
  projectProgress,
  sortKey,
  sortOrder,
  workedAt,
} from "./project-filter";
import { listQuestionLines, type QuestionLine } from "./question-lines";

export type ProjectLine = {
  id: string;
  name: string;
  tags: string[];
  archived: boolean;
  /** The id of the person who made it; null if a program did, or if nobody knows. */
  createdBy: string | null;
  restricted: boolean;
  /** How many people are named on it. */
  people: number;
  temporary: boolean;
  createdAt: Date;
  progress: ProjectProgress;
  /** When a question, its answers or its codes last changed. */
  workedAt: Date;
  questions: QuestionLine[];
};

const HEAD = {
  id: projects.id,
  name: projects.name,
  tags: projects.tags,
  archived: projects.archived,
  createdBy: projects.createdBy,
  restricted: projects.restricted,
  people: sql`(select count(*) from ${projectPeople} named
    where named.organization_id = ${projects}.organization_id and named.project_id = ${projects}.id)`
    .mapWith(Number)
    .as("people"),
  temporary: projects.temporary,
  createdAt: projects.createdAt,
  progress: projectProgress.as("progress"),
  workedAt: workedAt.as("worked_at"),
};

const PAGE = 50;

type ListOptions = ProjectFilter & {
  temporary?: boolean;
  sort?: ProjectSort | undefined;
  cursor?: ProjectCursor | undefined;
};

/**
 * A page of the projects that a filter leaves, newest first unless `sort` says otherwise, each with its questions in
 * order. Projects of one-call coding are left out or, with `temporary`, listed alone. Throws VALIDATION_ERROR for a
 * cursor of another order.
 */
export async function listProjectProgress(
  db: Db,
  caller: Reaching,
  { temporary = false, sort = "newest", cursor, ...filter }: ListOptions = {},
): Promise<Page<ProjectLine>> {
  const found = await db
    .select({ ...HEAD, key: sortKey(sort).as("key") })
    .from(projects)
    .where(and(matchesFilter(caller, filter), eq(projects.temporary, temporary), isAfter(sort, cursor)))
    .orderBy(...sortOrder(sort))
    .limit(PAGE + 1);
  const { items, nextCursor } = pageOf(found, PAGE, cursorText);
  const lines = await listQuestionLines(
    db,
    caller.organizationId,
    items.map((project) => project.id),
  );
  const shown = items.map(({ key: _, ...project }) => ({
    ...project,
    questions: lines.filter((line) => line.projectId === project.id).map(({ projectId: _, ...line }) => line),
  }));
  return { items: shown, nextCursor };
}

/** One project with its questions; null if there is none, or the caller does not see it. */
export async function readProjectProgress(db: Db, caller: Reaching, projectId: string): Promise<ProjectLine | null> {
  if (!z.uuid().safeParse(projectId).success) return null;
  const [found] = await db
    .select(HEAD)
    .from(projects)
    .where(and(eq(projects.organizationId, caller.organizationId), eq(projects.id, projectId), isReached(caller)));
  return found ? { ...found, questions: await listQuestionLines(db, caller.organizationId, [projectId]) } : null;
}

/** The credits that work on a project's questions has used, or holds at present. */
export async function readCreditsUsed(db: Db, organizationId: string, projectId: string): Promise<number> {
  const ids = db
    .select({ id: questions.id })
    .from(questions)
    .where(and(eq(questions.organizationId, organizationId), eq(questions.projectId, projectId)));
  // What is returned of a reservation does not name the question.
  const reserved = db
    .select({ id: creditLedger.reservationId })
    .from(creditLedger)
    .where(and(eq(creditLedger.organizationId, organizationId), inArray(creditLedger.subjectId, ids)));
  const [used] = await db
    .select({ credits: sql<number>`coalesce(-sum(${creditLedger.amount}), 0)::integer` })
    .from(creditLedger)
    .where(and(eq(creditLedger.organizationId, organizationId), inArray(creditLedger.reservationId, reserved)));
  return used?.credits ?? 0;
}

/** How many projects of one-call coding the caller sees. */
export async function countTemporaryProjects(db: Db, caller: Reaching): Promise<number> {
  const isOwn = eq(projects.organizationId, caller.organizationId);
  return db.$count(projects, and(isOwn, eq(projects.temporary, true), isReached(caller)));
}
