import {
  and,
  asc,
  count,
  countDistinct,
  desc,
  eq,
  inArray,
  lt,
  notExists,
  or,
  type SQLWrapper,
  sql,
} from "drizzle-orm";
import { z } from "zod";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { assignments, codes } from "@/db/schema/codebook";
import { creditLedger } from "@/db/schema/credits";
import { projects, questions } from "@/db/schema/projects";
import { hasFlag, responses } from "@/db/schema/responses";
import type { CodingType, QuestionStatus } from "@/db/schema/terms";
import { type Page, pageOf } from "@/lib/data/page";

export type QuestionLine = {
  id: string;
  text: string;
  codingType: CodingType;
  status: QuestionStatus;
  answers: number;
  /** The base of the coded share: answers with content, plus answers without content that have a code all the same. */
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

const PAGE = 50;
const SAYS_NOTHING = ["empty", "gibberish", "non_answer"] as const;

/**
 * A page of an organization's projects, newest first, each with its questions in order. Projects of one-call coding are
 * left out or, with `temporary`, listed alone. The cursor is the id of the last project.
 */
export async function listProjectProgress(
  db: Db,
  organizationId: string,
  { temporary = false, cursor }: { temporary?: boolean; cursor?: string | undefined } = {},
): Promise<Page<ProjectLine>> {
  const found = await db
    .select(HEAD)
    .from(projects)
    .where(
      and(
        eq(projects.organizationId, organizationId),
        eq(projects.temporary, temporary),
        cursor ? lt(projects.id, cursor) : undefined,
      ),
    )
    .orderBy(desc(projects.id))
    .limit(PAGE + 1);
  const { items, nextCursor } = pageOf(found, PAGE, ({ id }) => id);
  const lines = await listQuestions(
    db,
    organizationId,
    items.map((project) => project.id),
  );
  const shown = items.map((project) => ({
    ...project,
    questions: lines.filter((line) => line.projectId === project.id).map(({ projectId: _, ...line }) => line),
  }));
  return { items: shown, nextCursor };
}

/** One project with its questions; null if there is none, or it is another organization's. */
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

/** How many projects of one-call coding an organization has. */
export async function countTemporaryProjects(db: Db, organizationId: string): Promise<number> {
  return db.$count(projects, and(eq(projects.organizationId, organizationId), eq(projects.temporary, true)));
}

/** Counts with the indexes on codes and flags, without reading the texts of the answers. */
function listQuestions(db: Db, organizationId: string, projectIds: string[]) {
  const ofProjects = and(eq(questions.organizationId, organizationId), isOneOf(questions.projectId, projectIds));
  const ids = db.select({ id: questions.id }).from(questions).where(ofProjects);
  const coded = codedByQuestion(db, organizationId, ids);
  const silent = silentByQuestion(db, organizationId, ids);
  const counted = (column: SQLWrapper) => sql<number>`coalesce(${column}, 0)`.mapWith(Number);
  const codesOfQuestion = and(eq(codes.organizationId, questions.organizationId), eq(codes.questionId, questions.id));
  return db
    .select({
      projectId: questions.projectId,
      id: questions.id,
      text: questions.text,
      codingType: questions.codingType,
      status: questions.status,
      answers: questions.responseCount,
      codable: sql<number>`${questions.responseCount} - ${counted(silent.answers)}`.mapWith(Number),
      coded: counted(coded.answers),
      codes: sql<number>`(${db.select({ value: count() }).from(codes).where(codesOfQuestion)})`.mapWith(Number),
    })
    .from(questions)
    .leftJoin(coded, eq(coded.questionId, questions.id))
    .leftJoin(silent, eq(silent.questionId, questions.id))
    .where(ofProjects)
    .orderBy(asc(questions.projectId), asc(questions.position), asc(questions.id));
}

/** How many answers have a code. */
const codedByQuestion = (db: Db, organizationId: string, ids: SQLWrapper) =>
  db
    .select({ questionId: codes.questionId, answers: countDistinct(assignments.responseId).as("coded_answers") })
    .from(assignments)
    .innerJoin(codes, and(eq(codes.organizationId, assignments.organizationId), eq(codes.id, assignments.codeId)))
    .where(and(eq(codes.organizationId, organizationId), inArray(codes.questionId, ids)))
    .groupBy(codes.questionId)
    .as("coded");

/** The number of answers that are empty, gibberish or a non-answer, and have no code. */
function silentByQuestion(db: Db, organizationId: string, ids: SQLWrapper) {
  const itsCodes = db
    .select({ one: sql`1` })
    .from(assignments)
    .where(and(eq(assignments.organizationId, responses.organizationId), eq(assignments.responseId, responses.id)));
  return db
    .select({ questionId: responses.questionId, answers: count().as("silent_answers") })
    .from(responses)
    .where(
      and(
        eq(responses.organizationId, organizationId),
        inArray(responses.questionId, ids),
        or(...SAYS_NOTHING.map((flag) => hasFlag(responses.flags, flag))),
        notExists(itsCodes),
      ),
    )
    .groupBy(responses.questionId)
    .as("silent");
}
