import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { assignments, codes } from "@/db/schema/codebook";

/**
 * The answers that hold a code of the codes that `condition` lets through, each once, and whether one of them is
 * uncertain: to join with answers. All are read in one go, which for many answers beats a look for each.
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
