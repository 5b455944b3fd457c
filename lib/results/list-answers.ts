import { and, asc, eq, exists, gt, inArray, not, type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { assignments, categories, codes } from "@/db/schema/codebook";
import { responses } from "@/db/schema/responses";
import type { AnswerFlag, Confidence, Sentiment } from "@/db/schema/terms";
import { type CategoryColour, categoryColour } from "./category-colour";

/** One code in one answer. */
export type AnswerMention = {
  codeId: string;
  name: string;
  colour: CategoryColour;
  confidence: Confidence;
  sentiment: Sentiment;
  /** An exact substring of the answer, or null where no single passage carries the code. */
  evidence: string | null;
};

export type AnswerLine = {
  id: string;
  externalId: string;
  text: string;
  language: string | null;
  flags: AnswerFlag[];
  wasProcessed: boolean;
  segments: Record<string, string | number>;
  mentions: AnswerMention[];
};

export type AnswerFilter = {
  code?: string | undefined;
  /** A flag of the answer, or `uncoded`: no code at all. */
  flag?: AnswerFlag | "uncoded" | undefined;
  /** Only answers with at least one code of this confidence. */
  confidence?: Confidence | undefined;
};

export type AnswerPage = {
  answers: AnswerLine[];
  /** How many answers the filter lets through in all. */
  total: number;
  /** Where the next page begins; null on the last one. */
  next: number | null;
};

/** One page of a question's answers in the order of their arrival, after the answer at position `after`. */
export async function listAnswers(
  db: Db,
  organizationId: string,
  questionId: string,
  page: AnswerFilter & { after?: number | undefined; limit?: number },
): Promise<AnswerPage> {
  const limit = page.limit ?? 50;
  const matches = and(
    eq(responses.organizationId, organizationId),
    eq(responses.questionId, questionId),
    ...conditionsOf(db, page),
  );
  const [total, rows] = await Promise.all([
    db.$count(responses, matches),
    db
      .select()
      .from(responses)
      .where(and(matches, gt(responses.position, page.after ?? -1)))
      .orderBy(asc(responses.position))
      .limit(limit + 1),
  ]);
  const shown = rows.slice(0, limit);
  const mentions = await mentionsOf(
    db,
    organizationId,
    shown.map((row) => row.id),
  );
  return {
    answers: shown.map((row) => ({
      id: row.id,
      externalId: row.externalId,
      text: row.text,
      language: row.language,
      flags: row.flags,
      wasProcessed: row.codedAt !== null,
      segments: row.segments,
      mentions: mentions.get(row.id) ?? [],
    })),
    total,
    next: rows.length > limit ? (shown.at(-1)?.position ?? null) : null,
  };
}

function conditionsOf(db: Db, filter: AnswerFilter): SQL[] {
  const hasAssignment = (condition?: SQL) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(assignments)
        .where(
          and(
            eq(assignments.organizationId, responses.organizationId),
            eq(assignments.responseId, responses.id),
            condition,
          ),
        ),
    );
  const conditions: SQL[] = [];
  if (filter.code) conditions.push(hasAssignment(eq(assignments.codeId, filter.code)));
  if (filter.confidence) conditions.push(hasAssignment(eq(assignments.confidence, filter.confidence)));
  if (filter.flag === "uncoded") conditions.push(not(hasAssignment()));
  else if (filter.flag) conditions.push(sql`${filter.flag} = any(${responses.flags})`);
  return conditions;
}

async function mentionsOf(db: Db, organizationId: string, responseIds: string[]) {
  const rows = await db
    .select({
      responseId: assignments.responseId,
      codeId: codes.id,
      name: codes.name,
      categoryName: categories.name,
      categoryPosition: categories.position,
      confidence: assignments.confidence,
      sentiment: assignments.mentionSentiment,
      evidence: assignments.evidence,
    })
    .from(assignments)
    .innerJoin(codes, and(eq(codes.organizationId, assignments.organizationId), eq(codes.id, assignments.codeId)))
    .innerJoin(
      categories,
      and(eq(categories.organizationId, codes.organizationId), eq(categories.id, codes.categoryId)),
    )
    .where(and(eq(assignments.organizationId, organizationId), inArray(assignments.responseId, responseIds)))
    .orderBy(asc(assignments.responseId), asc(assignments.position), asc(codes.codeNumber));
  const byResponse = new Map<string, AnswerMention[]>();
  for (const { responseId, categoryName, categoryPosition, ...mention } of rows) {
    const colour = categoryColour({ name: categoryName, position: categoryPosition });
    byResponse.set(responseId, [...(byResponse.get(responseId) ?? []), { ...mention, colour }]);
  }
  return byResponse;
}
