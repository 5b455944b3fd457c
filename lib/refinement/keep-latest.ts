import { type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { suggestionDecisions, suggestions } from "@/db/schema/suggestions";
import { DECISIONS_KEPT, RESOLVED_KEPT } from "./parameters";

type QuestionKey = { organizationId: string; questionId: string };

/**
 * Deletes the oldest resolved or reopened suggestions of a question with their decisions, and the oldest decisions, if
 * there are more than are kept.
 */
export async function keepLatest(tx: Db, place: QuestionKey): Promise<void> {
  await deleteBeyond(tx, place, suggestions, RESOLVED_KEPT, sql`and (status <> 'pending' or reopened)`);
  await deleteBeyond(tx, place, suggestionDecisions, DECISIONS_KEPT, sql``);
}

async function deleteBeyond(
  tx: Db,
  { organizationId, questionId }: QuestionKey,
  table: typeof suggestions | typeof suggestionDecisions,
  kept: number,
  condition: SQL,
): Promise<void> {
  const own = sql`organization_id = ${organizationId} and question_id = ${questionId} ${condition}`;
  await tx.execute(sql`
    delete from ${table} where ${own}
      and id <= (select id from ${table} where ${own} order by id desc offset ${kept}::integer limit 1)`);
}
