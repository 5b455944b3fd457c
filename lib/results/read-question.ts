import { and, desc, eq, exists, isNotNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "@/db/client";
import { assignments } from "@/db/schema/codebook";
import { projects, questions } from "@/db/schema/projects";
import { responses } from "@/db/schema/responses";
import type { CodingType, QuestionStatus } from "@/db/schema/terms";

export type QuestionHead = {
  id: string;
  text: string;
  codingType: CodingType;
  status: QuestionStatus;
  project: { id: string; name: string; temporary: boolean };
  /** ISO 639-1 codes of the answers' languages, the commonest first. */
  languages: string[];
};

/** How a question's answers divide. What is not coded divides without rest into the last four. */
export type AnswerCounts = {
  total: number;
  /** With at least one code. */
  coded: number;
  /** Empty, gibberish, a duplicate, or an answer that says nothing. */
  flagged: number;
  /** Empty, gibberish or a duplicate: processed without a charge. */
  free: number;
  duplicates: number;
  unreadable: number;
  nonAnswers: number;
  noCodeFits: number;
  waiting: number;
};

/** A question of an organization with its project; null where there is none, or it is another organization's. */
export async function readQuestion(
  db: Db,
  organizationId: string,
  ids: { projectId: string; questionId: string },
): Promise<QuestionHead | null> {
  if (!z.object({ projectId: z.uuid(), questionId: z.uuid() }).safeParse(ids).success) return null;
  const [question] = await db
    .select({
      id: questions.id,
      text: questions.text,
      codingType: questions.codingType,
      status: questions.status,
      project: { id: projects.id, name: projects.name, temporary: projects.temporary },
    })
    .from(questions)
    .innerJoin(
      projects,
      and(eq(projects.organizationId, questions.organizationId), eq(projects.id, questions.projectId)),
    )
    .where(
      and(
        eq(questions.organizationId, organizationId),
        eq(questions.projectId, ids.projectId),
        eq(questions.id, ids.questionId),
      ),
    );
  if (!question) return null;
  const languages = await db
    .select({ language: responses.language })
    .from(responses)
    .where(
      and(
        eq(responses.organizationId, organizationId),
        eq(responses.questionId, question.id),
        isNotNull(responses.language),
      ),
    )
    .groupBy(responses.language)
    .orderBy(desc(sql`count(*)`), responses.language);
  return { ...question, languages: languages.flatMap(({ language }) => language ?? []) };
}

/** Counts a question's answers by what became of them. */
export async function countAnswers(db: Db, organizationId: string, questionId: string): Promise<AnswerCounts> {
  const isCoded = exists(
    db
      .select({ one: sql`1` })
      .from(assignments)
      .where(and(eq(assignments.organizationId, organizationId), eq(assignments.responseId, responses.id))),
  );
  const answer = db
    .select({
      flags: responses.flags,
      isCoded: sql<boolean>`${isCoded}`.as("is_coded"),
      isUnreadable: sql<boolean>`${responses.flags} && array['empty', 'gibberish']`.as("is_unreadable"),
      isNonAnswer: sql<boolean>`'non_answer' = any(${responses.flags})`.as("is_non_answer"),
      isDuplicate: sql<boolean>`'duplicate' = any(${responses.flags})`.as("is_duplicate"),
      isProcessed: sql<boolean>`${responses.codedAt} is not null`.as("is_processed"),
    })
    .from(responses)
    .where(and(eq(responses.organizationId, organizationId), eq(responses.questionId, questionId)))
    .as("answer");
  const counted = (condition: ReturnType<typeof sql>) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const silent = sql`(${answer.isUnreadable} or ${answer.isNonAnswer})`;
  const [counts] = await db
    .select({
      total: counted(sql`true`),
      coded: counted(sql`${answer.isCoded}`),
      flagged: counted(sql`cardinality(${answer.flags}) > 0`),
      free: counted(sql`${answer.isUnreadable} or ${answer.isDuplicate}`),
      duplicates: counted(sql`${answer.isDuplicate}`),
      unreadable: counted(sql`not ${answer.isCoded} and ${answer.isUnreadable}`),
      nonAnswers: counted(sql`not ${answer.isCoded} and ${answer.isNonAnswer} and not ${answer.isUnreadable}`),
      noCodeFits: counted(sql`not ${answer.isCoded} and not ${silent} and ${answer.isProcessed}`),
      waiting: counted(sql`not ${answer.isCoded} and not ${silent} and not ${answer.isProcessed}`),
    })
    .from(answer);
  return counts ?? { ...NONE };
}

const NONE: AnswerCounts = {
  total: 0,
  coded: 0,
  flagged: 0,
  free: 0,
  duplicates: 0,
  unreadable: 0,
  nonAnswers: 0,
  noCodeFits: 0,
  waiting: 0,
};
