import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { assignments, codes } from "@/db/schema/codebook";

/**
 * A subquery to join with answers: one row per answer with a code that fulfils `condition`, and whether one of those
 * codes has low confidence. One grouped read is faster than a lookup per answer.
 */
export const codedAnswers = (db: Db, organizationId: string, condition: SQL) =>
  db
    .select({
      responseId: assignments.responseId,
      isUncertain: sql<boolean>`bool_or(${assignments.confidence} = 'low')`.as("is_uncertain"),
    })
    .from(assignments)
    .innerJoin(codes, and(eq(codes.organizationId, assignments.organizationId), eq(codes.id, assignments.codeId)))
    .where(and(eq(assignments.organizationId, organizationId), condition))
    .groupBy(assignments.responseId)
    .as("coded_answers");
