import { type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { assignments } from "@/db/schema/codebook";
import { assignmentHistory, codebookVersions, type StoredCodebook } from "@/db/schema/codebook-versions";
import { responses } from "@/db/schema/responses";
import { assignmentsAsJson, storedColumns, storedFields, storedValues, type VersionScope } from "./assignment-history";
import { codedStateOf, isEditedSince, reopenAnswers, restoreEdits } from "./reopen-answers";

const asUuids = (ids: readonly string[]): SQL => sql`${`{${ids.join(",")}}`}::uuid[]`;

/**
 * `asWave`: this wave is restored only because another wave of its group is. Answers of this wave that were coded again
 * after the version ended keep their codes.
 */
export type Restoring = { asWave?: boolean };

/**
 * Selects the answers whose codes differ from those that they had under `version`, together with these codes (`wanted`,
 * in the history's format) and the answer's state at that time. The version ended at `left_at`, when the next one was
 * made. Leaves out an answer if, after that moment, a person reviewed it for the first time, edited it, or gave it a
 * code that the version has.
 */
function differingAnswers(
  { organizationId, questionId, version }: VersionScope,
  codebook: StoredCodebook,
  { asWave = false }: Restoring = {},
): SQL {
  const frame = asUuids(codebook.flatMap(({ codes }) => codes.map(({ id }) => id)));
  return sql`
    with kept as (
      select distinct on (response_id) response_id, assignments, coded_at, reviewed, edited, taken_off
      from ${assignmentHistory}
      where organization_id = ${organizationId} and question_id = ${questionId} and version >= ${version}
      order by response_id, version
    ), left_at as (
      select created_at as moment from ${codebookVersions}
      where organization_id = ${organizationId} and question_id = ${questionId} and number = ${version + 1}
    )
    select kept.response_id, wanted.assignments as wanted, kept.reviewed, kept.edited, kept.taken_off,
      case when kept.assignments = '[]' or wanted.assignments <> '[]' then kept.coded_at end as coded_at,
      r.coded_at as coded_at_now
    from left_at, kept
    join ${responses} r on r.organization_id = ${organizationId} and r.id = kept.response_id
    cross join lateral (
      select ${assignmentsAsJson} as assignments,
        coalesce(bool_or(a.source = 'person' and a.code_id = any (${frame}) and a.created_at > left_at.moment), false)
          as decided_since
      from ${assignments} a where a.organization_id = r.organization_id and a.response_id = r.id
    ) as present
    cross join lateral (
      select coalesce(jsonb_agg(item order by (item->>'position')::integer, item->>'codeId'), '[]') as assignments
      from jsonb_array_elements(kept.assignments) item where (item->>'codeId')::uuid = any (${frame})
    ) as wanted
    where not present.decided_since and (kept.reviewed or not r.reviewed or r.reviewed_at <= left_at.moment)
      and not ${isEditedSince(sql`left_at.moment`)}
      and (${!asWave}::boolean or coalesce(r.coded_at <= left_at.moment, true))
      and (wanted.assignments <> present.assignments
        or (kept.assignments = '[]' or wanted.assignments <> '[]') and kept.coded_at is distinct from r.coded_at)`;
}

/**
 * How many answers a restore of `version` would change, and how many of them would be uncoded afterwards, so that a run
 * would code them again and charge for them.
 */
export async function countRestorable(
  db: Db,
  scope: VersionScope,
  codebook: StoredCodebook,
): Promise<{ answers: number; uncoded: number }> {
  const frame = asUuids(codebook.flatMap(({ codes }) => codes.map(({ id }) => id)));
  const [counted] = await db.execute<{ answers: number; uncoded: number }>(sql`
    with differing as materialized (${differingAnswers(scope, codebook)})
    select count(*)::integer as answers, (count(*) filter (where uncoded))::integer as uncoded from (
      select response_id, wanted = '[]' and coded_at is null and not reviewed and coded_at_now is not null as uncoded
      from differing
      union all
      select a.response_id, bool_and(a.code_id <> all (${frame})) and not bool_or(r.reviewed or r.edited) as uncoded
      from ${assignments} a
      join ${responses} r on r.organization_id = a.organization_id and r.id = a.response_id
      where r.organization_id = ${scope.organizationId} and r.question_id = ${scope.questionId}
        and a.response_id not in (select response_id from differing)
      group by a.response_id having bool_or(a.code_id <> all (${frame}))
    ) as answers`);
  return counted ?? { answers: 0, uncoded: 0 };
}

/**
 * Stores in a temporary table which answers get which codes back. Returns a query of the answers' ids, for `touched`.
 */
export async function stageRestorable(
  tx: Db,
  scope: VersionScope,
  codebook: StoredCodebook,
  how?: Restoring,
): Promise<SQL> {
  await tx.execute(sql`drop table if exists restored_answers`);
  await tx.execute(sql`create temporary table restored_answers (
    response_id uuid primary key, wanted jsonb not null, reviewed boolean not null, edited boolean not null,
    taken_off jsonb not null, coded_at timestamptz) on commit drop`);
  await tx.execute(sql`
    insert into restored_answers
    select response_id, wanted, reviewed, edited, taken_off, coded_at from (${differingAnswers(scope, codebook, how)}) as differing`);
  await tx.execute(sql`analyze restored_answers`);
  return sql`select response_id from restored_answers`;
}

/** Gives the answers in the temporary table their codes back. */
export async function restoreAnswers(tx: Db, organizationId: string): Promise<void> {
  await tx.execute(sql`
    delete from ${assignments} a using restored_answers n
    where a.organization_id = ${organizationId} and a.response_id = n.response_id`);
  await tx.execute(sql`
    insert into ${assignments} (organization_id, response_id, code_id, ${storedColumns})
    select ${organizationId}, n.response_id, a."codeId", ${storedValues}
    from restored_answers n, jsonb_to_recordset(n.wanted) as a ("codeId" uuid, ${storedFields})`);
  await tx.execute(sql`
    update ${responses} r set ${codedStateOf(sql`n.coded_at`)} from restored_answers n
    where r.organization_id = ${organizationId} and r.id = n.response_id and r.coded_at is distinct from n.coded_at`);
  await reopenAnswers(tx, organizationId, sql`select response_id from restored_answers where not reviewed`);
  await restoreEdits(tx, organizationId, sql`select response_id, edited, taken_off from restored_answers`);
}
