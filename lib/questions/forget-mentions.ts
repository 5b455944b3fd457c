import { and, eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { responses } from "@/db/schema/responses";
import { suggestionRuns, suggestions } from "@/db/schema/suggestions";

/** Questions of an organization. */
export type Questions = { organizationId: string; questionIds: readonly string[] };

/**
 * Removes answers that have been deleted from the suggestions of these questions, and ends computations that may still
 * hold them: those can't store their results any more.
 */
export async function forgetMentions(tx: Db, { organizationId, questionIds }: Questions): Promise<void> {
  const isLeft = sql`exists (select from ${responses} r
    where r.organization_id = ${organizationId} and r.id = (mention ->> 'responseId')::uuid)`;
  const mentions = sql`jsonb_array_elements(${suggestions.mentions}) with ordinality as listed (mention, place)`;
  await tx
    .update(suggestionRuns)
    .set({ claim: null, busyUntil: null })
    .where(and(eq(suggestionRuns.organizationId, organizationId), isOneOf(suggestionRuns.questionId, questionIds)));
  await tx
    .update(suggestions)
    .set({ mentions: sql`(select coalesce(jsonb_agg(mention order by place), '[]') from ${mentions} where ${isLeft})` })
    .where(
      and(
        eq(suggestions.organizationId, organizationId),
        isOneOf(suggestions.questionId, questionIds),
        sql`exists (select from ${mentions} where not ${isLeft})`,
      ),
    );
}
