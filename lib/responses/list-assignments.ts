import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { assignments, categories, codes } from "@/db/schema/codebook";
import { responses } from "@/db/schema/responses";
import { QUOTE_NOT_FOUND } from "@/db/schema/terms";
import type { Caller } from "@/lib/auth/caller";
import { type QuestionPath, requireQuestion } from "@/lib/questions/find-question";
import { streamCsv } from "@/lib/tables/stream-csv";
import { nextPage } from "./answer-page";

const CSV_PAGE = 1_000;
const CSV_HEADER = [
  "id",
  "response_id",
  "code_number",
  "code",
  "category",
  "confidence",
  "mention_sentiment",
  "evidence",
  "source",
  "engine",
  "suggestion_id",
  "actor",
  "decided_at",
  "reviewed",
] as const;

type Page = { limit: number; cursor?: number | undefined };

/**
 * Who or what gave the codes of a question's answers, in order of arrival: for up to `limit` answers, fewer if they are
 * long. The cursor is an answer's position.
 */
export async function listAssignments(db: Db, caller: Caller, path: QuestionPath, page: Page) {
  await requireQuestion(db, caller, path);
  return readAssignments(db, caller, path, page);
}

/** All codes of `listAssignments` as CSV. */
export async function assignmentsAsCsv(
  db: Db,
  caller: Caller,
  path: QuestionPath,
): Promise<ReadableStream<Uint8Array>> {
  await requireQuestion(db, caller, path);
  return streamCsv(CSV_HEADER, csvPages(db, caller, path));
}

async function* csvPages(db: Db, caller: Caller, path: QuestionPath): AsyncGenerator<unknown[][]> {
  for (let cursor: number | undefined = -1; cursor !== undefined; ) {
    const { items, nextCursor } = await readAssignments(db, caller, path, { limit: CSV_PAGE, cursor });
    yield items.map((item) =>
      CSV_HEADER.map((column) => (column === "decided_at" ? item.decided_at.toISOString() : item[column])),
    );
    cursor = nextCursor === null ? undefined : Number(nextCursor);
  }
}

async function readAssignments(
  db: Db,
  { organizationId }: Caller,
  { questionId }: QuestionPath,
  { limit, cursor = -1 }: Page,
) {
  const isCoded = sql`exists (select from ${assignments} a
    where a.organization_id = ${responses.organizationId} and a.response_id = ${responses.id})`;
  const own = eq(responses.organizationId, organizationId);
  const next = and(own, eq(responses.questionId, questionId), gt(responses.position, cursor), isCoded);
  const { ids, last, hasMore } = await nextPage(db, next, { limit, withCodes: true });
  const answers = db
    .select()
    .from(responses)
    .where(and(own, isOneOf(responses.id, ids)))
    .orderBy(asc(responses.position))
    .as("answers");
  const found = await db
    .select({
      answer: {
        id: answers.externalId,
        responseId: answers.id,
        position: answers.position,
        reviewed: answers.reviewed,
      },
      code: { id: codes.id, number: codes.codeNumber, name: codes.name },
      category: categories.name,
      given: assignments,
    })
    .from(answers)
    .innerJoin(
      assignments,
      and(eq(assignments.organizationId, answers.organizationId), eq(assignments.responseId, answers.id)),
    )
    .innerJoin(codes, and(eq(codes.organizationId, assignments.organizationId), eq(codes.id, assignments.codeId)))
    .innerJoin(
      categories,
      and(eq(categories.organizationId, codes.organizationId), eq(categories.id, codes.categoryId)),
    )
    .orderBy(asc(answers.position), asc(assignments.position), asc(codes.codeNumber));
  return {
    items: found.map(({ answer, code, category, given }) => ({
      id: answer.id,
      response_id: answer.responseId,
      code_id: code.id,
      code_number: code.number,
      code: code.name,
      category,
      confidence: given.confidence,
      mention_sentiment: given.mentionSentiment,
      evidence: given.evidence,
      ...(given.evidenceStart === QUOTE_NOT_FOUND && { quote_not_found: true }),
      source: given.source,
      engine: given.engine,
      suggestion_id: given.suggestionId,
      actor: given.actor,
      decided_at: given.createdAt,
      reviewed: answer.reviewed,
    })),
    nextCursor: hasMore ? String(last) : null,
  };
}
