import { and, eq, lte, type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { assignments } from "@/db/schema/codebook";
import { assignmentHistory, codebookVersions } from "@/db/schema/codebook-versions";
import { responses } from "@/db/schema/responses";
import type { QuestionScope } from "@/lib/questions/find-question";
import { codedStateOf } from "./reopen-answers";

/** Identifies a version of a question's codebook. */
export type VersionScope = QuestionScope & { version: number };

/**
 * SQL that makes the JSON of one code of an answer, as the history stores it, from a row `a` of `assignments`. The last
 * three fields are left out if they are null, because rows stored before these fields existed do not have them either.
 */
export const assignmentAsJson = sql`(jsonb_build_object(
  'codeId', a.code_id, 'position', a.position, 'confidence', a.confidence, 'mentionSentiment', a.mention_sentiment,
  'evidence', a.evidence, 'source', a.source, 'engine', a.engine, 'createdAt', a.created_at)
  || jsonb_strip_nulls(jsonb_build_object(
    'suggestionId', a.suggestion_id, 'actor', a.actor, 'evidenceStart', a.evidence_start)))`;

/** All codes of an answer, in their order. */
export const assignmentsAsJson = sql`coalesce(
  jsonb_agg(${assignmentAsJson} order by a.position, a.code_id) filter (where a.code_id is not null), '[]')`;

/** The columns of `assignments` that a stored code holds in addition to the code's id. */
export const storedColumns = sql`position, confidence, mention_sentiment, evidence, source, engine, created_at,
  suggestion_id, actor, evidence_start`;

/**
 * `storedValues` is SQL of the values of `storedColumns` in a stored code `a`; `storedFields` declares the fields that
 * `jsonb_to_record` reads as `a`.
 */
export const storedValues = sql`a.position, a.confidence, a."mentionSentiment", a.evidence, a.source, a.engine,
  a."createdAt", a."suggestionId", a.actor, a."evidenceStart"`;
export const storedFields = sql`position smallint, confidence confidence, "mentionSentiment" sentiment, evidence text,
  source assignment_source, engine text, "createdAt" timestamptz, "suggestionId" uuid, actor text,
  "evidenceStart" integer`;

/**
 * Copies the codes that answers have before a change into the history of `version`: for all answers that have one of
 * the `deleted` codes, and for the `touched` answers.
 */
export async function keepAssignments(
  tx: Db,
  version: VersionScope,
  { deleted, touched }: { deleted: readonly string[]; touched: SQL | undefined },
): Promise<void> {
  const losing = sql`select response_id from ${assignments}
    where ${and(eq(assignments.organizationId, version.organizationId), isOneOf(assignments.codeId, deleted))}`;
  await keepAnswers(tx, version, sql`id = any (array(${touched ? sql`${losing} union ${touched}` : losing}))`);
}

/**
 * Copies the codes of the answers for which `condition`, on `responses`, is true. A condition on ids should use an
 * array: PostgreSQL then looks up each id in the index, even with outdated statistics.
 */
export async function keepAnswers(
  tx: Db,
  { organizationId, questionId, version }: VersionScope,
  condition: SQL | undefined,
): Promise<void> {
  const ofAnswer = sql`select ${assignmentsAsJson} from ${assignments} a
    where a.organization_id = responses.organization_id and a.response_id = responses.id`;
  await tx.execute(sql`
    insert into ${assignmentHistory}
      (organization_id, question_id, version, response_id, assignments, coded_at, reviewed, edited, taken_off)
    select organization_id, question_id, ${version}::integer, id, (${ofAnswer}), coded_at, reviewed, edited, taken_off
    from ${responses}
    where organization_id = ${organizationId} and question_id = ${questionId} and ${condition}
    on conflict do nothing`);
}

/** Deletes the versions of a codebook up to this one, and the codes of answers stored for these versions. */
export async function forgetVersions(tx: Db, { organizationId, questionId, version }: VersionScope): Promise<void> {
  if (version < 1) return;
  for (const { table, number } of [
    { table: codebookVersions, number: codebookVersions.number },
    { table: assignmentHistory, number: assignmentHistory.version },
  ]) {
    await tx
      .delete(table)
      .where(and(eq(table.organizationId, organizationId), eq(table.questionId, questionId), lte(number, version)));
  }
}

/**
 * Marks answers that will lose their last code as not coded, so that the next job codes them. Answers that a person
 * has reviewed or edited stay as they are.
 */
export async function markEmptiedUncoded(
  tx: Db,
  { organizationId }: QuestionScope,
  deleted: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    with gone as materialized (
      select value::uuid as id from jsonb_array_elements_text(${JSON.stringify(deleted)}::jsonb)
    ), emptied as (
      select distinct lost.response_id from ${assignments} lost
      where lost.organization_id = ${organizationId} and lost.code_id in (select id from gone)
        and not exists (
          select from ${assignments} kept
          where kept.organization_id = lost.organization_id and kept.response_id = lost.response_id
            and kept.code_id not in (select id from gone))
    )
    update ${responses} r set ${codedStateOf(sql`null::timestamptz`)} from emptied
    where r.organization_id = ${organizationId} and r.id = emptied.response_id
      and r.coded_at is not null and not r.reviewed and not r.edited`);
}
