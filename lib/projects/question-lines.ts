import { and, asc, count, countDistinct, eq, inArray, not, notExists, or, type SQLWrapper, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { assignments, codes } from "@/db/schema/codebook";
import { questions } from "@/db/schema/projects";
import { hasFlag, responses } from "@/db/schema/responses";
import type { CodingType, QuestionStatus } from "@/db/schema/terms";

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
  /** Answers with a code in doubt that nobody has reviewed. */
  toCheck: number;
  codes: number;
  /** When the question, its answers or its codes last changed. */
  workedAt: Date;
};

const SAYS_NOTHING = ["empty", "gibberish", "non_answer"] as const;

/** The questions of projects in their order. Counts with the indexes, without reading the texts of the answers. */
export function listQuestionLines(db: Db, organizationId: string, projectIds: string[]) {
  const ofProjects = and(eq(questions.organizationId, organizationId), isOneOf(questions.projectId, projectIds));
  const ids = db.select({ id: questions.id }).from(questions).where(ofProjects);
  const coded = codedByQuestion(db, organizationId, ids);
  const silent = silentByQuestion(db, organizationId, ids);
  const doubted = doubtedByQuestion(db, organizationId, ids);
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
      toCheck: counted(doubted.answers),
      codes: sql<number>`(${db.select({ value: count() }).from(codes).where(codesOfQuestion)})`.mapWith(Number),
      workedAt: questions.updatedAt,
    })
    .from(questions)
    .leftJoin(coded, eq(coded.questionId, questions.id))
    .leftJoin(silent, eq(silent.questionId, questions.id))
    .leftJoin(doubted, eq(doubted.questionId, questions.id))
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

/** How many answers that nobody reviewed have a code of low confidence. */
const doubtedByQuestion = (db: Db, organizationId: string, ids: SQLWrapper) =>
  db
    .select({ questionId: codes.questionId, answers: countDistinct(assignments.responseId).as("doubted_answers") })
    .from(assignments)
    .innerJoin(codes, and(eq(codes.organizationId, assignments.organizationId), eq(codes.id, assignments.codeId)))
    .innerJoin(
      responses,
      and(eq(responses.organizationId, assignments.organizationId), eq(responses.id, assignments.responseId)),
    )
    .where(
      and(
        eq(codes.organizationId, organizationId),
        inArray(codes.questionId, ids),
        sql`${assignments.confidence} = 'low'`,
        not(responses.reviewed),
      ),
    )
    .groupBy(codes.questionId)
    .as("doubted");

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
