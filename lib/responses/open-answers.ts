import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { assignments, codes } from "@/db/schema/codebook";
import { responses } from "@/db/schema/responses";
import type { CodingMode } from "@/db/schema/terms";
import { otherPattern } from "@/lib/language/headings/catch-all-name";
import type { QuestionScope } from "@/lib/questions/find-question";
import { rowsOf } from "@/lib/questions/rows-of";

/**
 * A condition on `responses`: the answers that a job in this mode codes. It excludes reviewed answers, and coded
 * answers that a person has edited.
 */
export const isOpenTo = (mode: CodingMode): SQL | undefined =>
  and(eq(responses.reviewed, false), or(isNull(responses.codedAt), isOpenAgain[mode]()));

/** In the mode `changed`, an answer with no other code than "Other" counts as one without a code. */
const isOpenAgain: Record<CodingMode, () => SQL | undefined> = {
  uncoded: () => undefined,
  changed: () => sql`(not ${responses.edited} and exists (
    select from ${codes} c
    where c.organization_id = ${responses.organizationId} and c.question_id = ${responses.questionId}
      and (c.changed_at > ${responses.codedAt} and exists (
          select from ${assignments} a
          where a.organization_id = c.organization_id and a.response_id = ${responses.id} and a.code_id = c.id)
        or greatest(c.added_at, c.changed_at) > ${responses.codedAt} and not exists (
          select from ${assignments} a
          join ${codes} own on own.organization_id = a.organization_id and own.id = a.code_id
          where a.organization_id = ${responses.organizationId} and a.response_id = ${responses.id}
            and btrim(own.name) !~* ${otherPattern()}))))`,
  all: () => eq(responses.edited, false),
};

/**
 * How many answers a job in this mode would code, and a hash of their ids and texts by which a later change is noticed.
 */
export async function summarizeOpen(db: Db, scope: QuestionScope, mode: CodingMode) {
  const [found] = await db
    .select({
      open: sql<number>`count(*)::integer`,
      hash: sql<string>`coalesce(sum(hashtextextended(${responses.id} || ${responses.text}, 0)), 0)::text`,
    })
    .from(responses)
    .where(and(rowsOf(responses, scope), isOpenTo(mode)));
  return { open: found?.open ?? 0, hash: found?.hash ?? "" };
}
