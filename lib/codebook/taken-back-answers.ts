import { type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { assignments, codes } from "@/db/schema/codebook";
import { assignmentHistory, codebookVersions } from "@/db/schema/codebook-versions";
import { responses } from "@/db/schema/responses";
import {
  assignmentAsJson,
  assignmentsAsJson,
  storedColumns,
  storedFields,
  storedValues,
  type VersionScope,
} from "./assignment-history";
import { codedStateOf, isEditedSince, reopenAnswers, restoreEdits } from "./reopen-answers";

/**
 * Writes into the temporary table `taken_back` what `version` changed in the codes of answers: one row per changed
 * code, and one row without a code for an answer that was only marked as coded. Leaves out answers that a person
 * decided after that version. Returns a query of the answers' ids; undefined if nothing is left to take back of them.
 */
export async function stageTakenBack(tx: Db, version: VersionScope): Promise<SQL | undefined> {
  await tx.execute(sql`drop table if exists taken_back`);
  await tx.execute(sql`
    create temporary table taken_back on commit drop as
    with touched as (${touchedBy(version)})
    select t.response_id, t.coded_at, t.coded_by_this, t.reviewed, t.edited, t.taken_off,
      t.reviewed and not t.reviewed_after and t.may_reopen as reopened, pair.*
    from touched t
    left join lateral (${changedCodes}) as pair on true
    where pair.code_id is not null or t.recoded or t.reviewed_after and not t.reviewed
      or t.reviewed and not t.reviewed_after and t.may_reopen`);
  const [found] = await tx.execute<{ any: boolean }>(sql`select exists (${leftToTakeBack(version)}) as any`);
  return found?.any ? sql`select response_id from taken_back` : undefined;
}

/**
 * SQL of the answers that a version touched, with their state before and after it. The history stores the state before
 * it under the previous version. The state after it is the next one in the history (`later`), or the present one if
 * there is none. Only an import of corrections may have reopened reviewed answers.
 */
const touchedBy = ({ organizationId, questionId, version }: VersionScope): SQL => sql`
  with made as (
    select created_at as moment, change = 'corrections' as may_reopen from ${codebookVersions}
    where organization_id = ${organizationId} and question_id = ${questionId} and number = ${version}
  )
  select h.response_id, h.assignments as before, h.coded_at, h.reviewed, h.edited, h.taken_off,
    coalesce(later.assignments, present.assignments) as after,
    coalesce(later.reviewed, r.reviewed) as reviewed_after, made.may_reopen,
    later.assignments is null or later.coded_at is not distinct from r.coded_at as coded_by_this,
    h.coded_at is distinct from case when later.assignments is null then r.coded_at else later.coded_at end as recoded
  from made
  cross join ${assignmentHistory} h
  join ${responses} r on r.organization_id = h.organization_id and r.id = h.response_id
    and coalesce(r.reviewed_at <= made.moment, not r.reviewed) and not ${isEditedSince(sql`made.moment`)}
  left join lateral (
    select l.assignments, l.coded_at, l.reviewed from ${assignmentHistory} l
    where l.organization_id = h.organization_id and l.question_id = h.question_id
      and l.response_id = h.response_id and l.version > h.version
    order by l.version limit 1
  ) later on true
  cross join lateral (
    select ${assignmentsAsJson} as assignments from ${assignments} a
    where a.organization_id = h.organization_id and a.response_id = h.response_id
  ) present
  where h.organization_id = ${organizationId} and h.question_id = ${questionId} and h.version = ${version - 1}`;

/** SQL of the codes that differ before and after the version, for an answer `t` of `touchedBy`. */
const changedCodes = sql`
  select (coalesce(b.item, a.item) ->> 'codeId')::uuid as code_id, b.item as before, a.item as after
  from jsonb_array_elements(t.before) as b (item)
  full join jsonb_array_elements(t.after) as a (item) on a.item ->> 'codeId' = b.item ->> 'codeId'
  where b.item is distinct from a.item`;

/**
 * SQL of the rows of `taken_back` that `takeBack` still changes something by. A code that the version deleted comes back
 * with the codebook.
 */
const leftToTakeBack = ({ organizationId, questionId, version }: VersionScope): SQL => sql`
  select from taken_back t
  join ${responses} r on r.organization_id = ${organizationId} and r.id = t.response_id
  left join lateral (
    select ${assignmentAsJson} as item from ${assignments} a
    where a.organization_id = ${organizationId} and a.response_id = t.response_id and a.code_id = t.code_id
  ) present on true
  where present.item = t.after
    or t.before is not null and present.item is null and (
      exists (select from ${codes} c where c.organization_id = ${organizationId} and c.id = t.code_id)
      or not exists (select from ${codebookVersions} v
        where v.organization_id = ${organizationId} and v.question_id = ${questionId} and v.number = ${version}
          and jsonb_path_exists(v.codebook, '$[*].codes[*] ? (@.id == $id)', jsonb_build_object('id', t.code_id))))
    or t.coded_by_this and r.coded_at is distinct from t.coded_at and (t.coded_at is not null or not exists (
      select from ${assignments} a where a.organization_id = ${organizationId} and a.response_id = r.id))
    or r.reviewed and not t.reviewed or t.reopened and not r.reviewed
    or (r.edited, r.taken_off) is distinct from (t.edited and not r.reviewed, t.taken_off)`;

/**
 * Removes the codes that the change gave the stored answers, and gives back those that it removed, if they still exist.
 * Answers that the change coded become uncoded if no code is left; answers that it reopened become reviewed again.
 */
export async function takeBack(tx: Db, organizationId: string): Promise<void> {
  await tx.execute(sql`
    delete from ${assignments} a using taken_back t
    where a.organization_id = ${organizationId} and a.response_id = t.response_id and a.code_id = t.code_id
      and t.after = ${assignmentAsJson}`);
  await tx.execute(sql`
    insert into ${assignments} (organization_id, response_id, code_id, ${storedColumns})
    select ${organizationId}, t.response_id, t.code_id, ${storedValues}
    from taken_back t
    cross join lateral jsonb_to_record(t.before) as a (${storedFields})
    where t.before is not null
      and exists (select from ${codes} c where c.organization_id = ${organizationId} and c.id = t.code_id)
    on conflict (organization_id, response_id, code_id) do nothing`);
  await tx.execute(sql`
    update ${responses} r set ${codedStateOf(sql`t.coded_at`)}
    from (
      select response_id, coded_at, coded_by_this, bool_or(before is not null) as got_back
      from taken_back group by response_id, coded_at, coded_by_this
    ) t
    where r.organization_id = ${organizationId} and r.id = t.response_id and r.coded_at is distinct from t.coded_at
      and (t.coded_by_this or r.coded_at is null and t.got_back)
      and (t.coded_at is not null or not exists (
        select from ${assignments} a where a.organization_id = r.organization_id and a.response_id = r.id))`);
  await reopenAnswers(tx, organizationId, sql`select response_id from taken_back where not reviewed`);
  await tx.execute(sql`
    update ${responses} r set reviewed = true, reviewed_at = now()
    where r.organization_id = ${organizationId} and not r.reviewed
      and r.id in (select response_id from taken_back where reopened)`);
  await restoreEdits(tx, organizationId, sql`select distinct response_id, edited, taken_off from taken_back`);
}
