import { and, asc, eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { assignments } from "@/db/schema/codebook";
import { responses } from "@/db/schema/responses";
import type { Caller } from "@/lib/auth/caller";
import type { Codebook } from "@/lib/codebook/codebook";
import { readCodebook } from "@/lib/codebook/read-codebook";
import { AppError } from "@/lib/errors";
import { type QuestionPath, type QuestionScope, requireQuestion, scopeOf } from "@/lib/questions/find-question";

/** What the columns of an export depend on. */
export type ExportFrame = {
  wording: string;
  codebook: Codebook;
  /** The most codes that one answer has. */
  mentions: number;
  /** The names of the segments, in the order in which answers first have them. */
  segments: string[];
};

/** Reads what the columns of a question's export depend on. NOT_FOUND; NO_DATA where the question has no answers. */
export async function readExportFrame(db: Db, caller: Caller, path: QuestionPath): Promise<ExportFrame> {
  const question = await requireQuestion(db, caller, path);
  if (question.responseCount === 0) throw new AppError("NO_DATA", "This question has no answers to export.");
  const scope = scopeOf(caller, path);
  const [codebook, mentions, segments] = await Promise.all([
    readCodebook(db, scope),
    mostMentions(db, scope),
    segmentNames(db, scope),
  ]);
  return { wording: question.text, codebook, mentions, segments };
}

const ofQuestion = ({ organizationId, questionId }: QuestionScope) =>
  and(eq(responses.organizationId, organizationId), eq(responses.questionId, questionId));

async function mostMentions(db: Db, scope: QuestionScope): Promise<number> {
  const perAnswer = db
    .select({ mentions: sql<number>`count(*)`.as("mentions") })
    .from(responses)
    .innerJoin(
      assignments,
      and(eq(assignments.organizationId, responses.organizationId), eq(assignments.responseId, responses.id)),
    )
    .where(ofQuestion(scope))
    .groupBy(responses.id)
    .as("per_answer");
  const [most] = await db
    .select({ value: sql<number>`coalesce(max(${perAnswer.mentions}), 0)`.mapWith(Number) })
    .from(perAnswer);
  return most?.value ?? 0;
}

async function segmentNames(db: Db, scope: QuestionScope): Promise<string[]> {
  const name = sql<string>`jsonb_object_keys(${responses.segments})`.as("name");
  const named = db.select({ name, position: responses.position }).from(responses).where(ofQuestion(scope)).as("named");
  const found = await db
    .select({ name: named.name })
    .from(named)
    .groupBy(named.name)
    .orderBy(asc(sql`min(${named.position})`), asc(named.name));
  return found.map((row) => row.name);
}
