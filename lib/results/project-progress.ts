import { and, arrayOverlaps, asc, count, desc, eq, exists, inArray, not, or, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "@/db/client";
import { assignments, codes } from "@/db/schema/codebook";
import { projects, questions } from "@/db/schema/projects";
import { responses } from "@/db/schema/responses";
import type { CodingType, QuestionStatus } from "@/db/schema/terms";

export type QuestionLine = {
  id: string;
  text: string;
  codingType: CodingType;
  status: QuestionStatus;
  answers: number;
  /** Answers that say something, or were coded all the same: the base of the share that is coded. */
  codable: number;
  /** Answers that have at least one code. */
  coded: number;
  codes: number;
};

export type ProjectLine = {
  id: string;
  name: string;
  temporary: boolean;
  createdAt: Date;
  questions: QuestionLine[];
};

const HEAD = { id: projects.id, name: projects.name, temporary: projects.temporary, createdAt: projects.createdAt };

/**
 * An organization's projects, newest first, each with its questions in order. Projects of one-call coding are left
 * out unless `temporary` asks for those alone.
 */
export async function listProjectProgress(
  db: Db,
  organizationId: string,
  options: { temporary?: boolean; limit?: number } = {},
): Promise<ProjectLine[]> {
  const found = await db
    .select(HEAD)
    .from(projects)
    .where(and(eq(projects.organizationId, organizationId), eq(projects.temporary, options.temporary ?? false)))
    .orderBy(desc(projects.createdAt), desc(projects.id))
    .limit(options.limit ?? 100);
  const lines = await listQuestions(
    db,
    organizationId,
    found.map((project) => project.id),
  );
  return found.map((project) => ({
    ...project,
    questions: lines.filter((line) => line.projectId === project.id).map(({ projectId: _, ...line }) => line),
  }));
}

/** One project with its questions; null where there is none, or it is another organization's. */
export async function readProjectProgress(
  db: Db,
  organizationId: string,
  projectId: string,
): Promise<ProjectLine | null> {
  if (!z.uuid().safeParse(projectId).success) return null;
  const [found] = await db
    .select(HEAD)
    .from(projects)
    .where(and(eq(projects.organizationId, organizationId), eq(projects.id, projectId)));
  return found ? { ...found, questions: await listQuestions(db, organizationId, [projectId]) } : null;
}

/** How many projects of one-call coding an organization has. */
export async function countTemporaryProjects(db: Db, organizationId: string): Promise<number> {
  return db.$count(projects, and(eq(projects.organizationId, organizationId), eq(projects.temporary, true)));
}

function listQuestions(db: Db, organizationId: string, projectIds: string[]) {
  const hasCode = exists(
    db
      .select({ one: sql`1` })
      .from(assignments)
      .where(and(eq(assignments.organizationId, responses.organizationId), eq(assignments.responseId, responses.id))),
  );
  const saysNothing = arrayOverlaps(responses.flags, ["empty", "gibberish", "non_answer"]);
  const ofQuestion = and(
    eq(responses.organizationId, questions.organizationId),
    eq(responses.questionId, questions.id),
  );
  const codesOfQuestion = and(eq(codes.organizationId, questions.organizationId), eq(codes.questionId, questions.id));
  return db
    .select({
      projectId: questions.projectId,
      id: questions.id,
      text: questions.text,
      codingType: questions.codingType,
      status: questions.status,
      answers: sql<number>`(${db.select({ value: count() }).from(responses).where(ofQuestion)})`.mapWith(Number),
      codable: sql<number>`(${db
        .select({ value: count() })
        .from(responses)
        .where(and(ofQuestion, or(hasCode, not(saysNothing))))})`.mapWith(Number),
      coded: sql<number>`(${db.select({ value: count() }).from(responses).where(and(ofQuestion, hasCode))})`.mapWith(
        Number,
      ),
      codes: sql<number>`(${db.select({ value: count() }).from(codes).where(codesOfQuestion)})`.mapWith(Number),
    })
    .from(questions)
    .where(and(eq(questions.organizationId, organizationId), inArray(questions.projectId, projectIds)))
    .orderBy(asc(questions.projectId), asc(questions.position), asc(questions.id));
}
