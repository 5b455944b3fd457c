import { type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { answerCodings, MACHINE } from "@/db/schema/answer-codings";
import { responses } from "@/db/schema/responses";

/**
 * SQL for `set` in an update of answers `r`: sets when the machine coded them. With null, an answer that was coded gets
 * the flag `lost_codes`; otherwise the flags of uncoded answers go.
 */
export const codedStateOf = (codedAt: SQL): SQL => sql`coded_at = ${codedAt},
  flags = case when ${codedAt} is not null then array_remove(array_remove(r.flags, 'not_coded'), 'lost_codes')
    when r.coded_at is not null then array_append(r.flags, 'lost_codes') else r.flags end,
  not_coded = case when ${codedAt} is null then r.not_coded end`;

/**
 * Lets the machine code reviewed answers again, and deletes the codings that people made of them. `ids` is a query of
 * the answers' ids.
 */
export async function reopenAnswers(tx: Db, organizationId: string, ids: SQL): Promise<void> {
  await tx.execute(sql`
    with reopened as (
      update ${responses} r set reviewed = false, reviewed_at = null
      where r.organization_id = ${organizationId} and r.id in (${ids}) and r.reviewed
      returning r.id
    )
    delete from ${answerCodings} k using reopened
    where k.organization_id = ${organizationId} and k.response_id = reopened.id and k.coder <> ${MACHINE}`);
}

/** SQL: whether a person has changed single codes of the answer `r` since `moment`. */
export const isEditedSince = (moment: SQL): SQL => sql`(r.edited and coalesce(r.edited_at > ${moment}, false))`;

/**
 * Restores the columns `edited` and `taken_off` of answers. `states` is a query that returns their earlier values by
 * `response_id`. A reviewed answer does not become edited.
 */
export async function restoreEdits(tx: Db, organizationId: string, states: SQL): Promise<void> {
  await tx.execute(sql`
    update ${responses} r set edited = s.edited and not r.reviewed, taken_off = s.taken_off,
      edited_at = case when s.edited and not r.reviewed then coalesce(r.edited_at, now()) end
    from (${states}) s
    where r.organization_id = ${organizationId} and r.id = s.response_id
      and (r.edited, r.taken_off) is distinct from (s.edited and not r.reviewed, s.taken_off)`);
}
