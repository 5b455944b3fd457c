import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { responses } from "@/db/schema/responses";
import type { CodingMode } from "@/db/schema/terms";
import type { QuestionScope } from "@/lib/questions/find-question";

/**
 * A condition on `responses`: the answers that a job in this mode codes. Never reviewed answers, and never coded ones
 * in which a person has changed single codes.
 */
export const isOpenTo = (mode: CodingMode): SQL | undefined =>
  and(
    eq(responses.reviewed, false),
    mode === "uncoded" ? isNull(responses.codedAt) : or(eq(responses.edited, false), isNull(responses.codedAt)),
  );

/** How many answers a job in this mode would code. */
export async function countOpen(db: Db, { organizationId, questionId }: QuestionScope, mode: CodingMode) {
  const [counted] = await db
    .select({ open: sql<number>`count(*)::integer` })
    .from(responses)
    .where(and(eq(responses.organizationId, organizationId), eq(responses.questionId, questionId), isOpenTo(mode)));
  return counted?.open ?? 0;
}
