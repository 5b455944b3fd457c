import { type SQL, sql } from "drizzle-orm";
import { answerCodings } from "@/db/schema/answer-codings";
import { assignments } from "@/db/schema/codebook";
import { questions } from "@/db/schema/projects";
import { responses } from "@/db/schema/responses";
import { reviewResolutions } from "@/db/schema/review";
import type { QuestionScope } from "@/lib/questions/find-question";

/** SQL of everything that decisions change about an answer `r`, as JSON: rows as their tables store them. */
export const answerState: SQL = sql`jsonb_build_object(
  'answer', jsonb_build_object('reviewed', r.reviewed, 'reviewed_at', r.reviewed_at, 'edited', r.edited,
    'edited_at', r.edited_at, 'flags', r.flags, 'not_coded', r.not_coded, 'taken_off', r.taken_off,
    'coded_at', r.coded_at),
  'codes', (select coalesce(jsonb_agg(to_jsonb(a) - 'segments_mark' order by a.position, a.code_id), '[]')
    from ${assignments} a where a.organization_id = r.organization_id and a.response_id = r.id),
  'codings', (select coalesce(jsonb_agg(to_jsonb(k) order by k.coder), '[]')
    from ${answerCodings} k where k.organization_id = r.organization_id and k.response_id = r.id),
  'resolutions', (select coalesce(jsonb_agg(to_jsonb(s)), '[]')
    from ${reviewResolutions} s where s.organization_id = r.organization_id and s.response_id = r.id))`;

/**
 * SQL of a state's text without its times: an answer of which somebody decides the same again has not changed. Texts of
 * times would depend on the session's time zone, too.
 */
export const timeless = (state: SQL): SQL =>
  sql`regexp_replace((${state})::text, '"\\w+_at": ("[^"]*"|null)', '', 'g')`;

export const hashOf = (state: SQL): SQL => sql`md5(${timeless(state)})`;

/**
 * SQL statements that give answers the states of `states`, a query of `response_id` and `state` that must not depend on
 * what they change. All codes of the states must exist. In a question without sentiment, mentions get none back.
 */
export function restoreStates({ organizationId, questionId }: QuestionScope, states: SQL): SQL[] {
  const replaced = (table: typeof assignments | typeof answerCodings | typeof reviewResolutions) =>
    sql`delete from ${table} t using (${states}) s
      where t.organization_id = ${organizationId} and t.response_id = s.response_id`;
  return [
    replaced(assignments),
    sql`insert into ${assignments} (organization_id, response_id, code_id, position, confidence, mention_sentiment,
        evidence, evidence_start, source, engine, suggestion_id, actor, created_at)
      select ${organizationId}, s.response_id, a.code_id, a.position, a.confidence,
        case q.coding_type when 'qualitative_topics' then 'Neutral' else a.mention_sentiment end, a.evidence,
        a.evidence_start, a.source, a.engine, a.suggestion_id, a.actor, a.created_at
      from (${states}) s cross join lateral jsonb_populate_recordset(null::assignments, s.state->'codes') a
      join ${questions} q on q.organization_id = ${organizationId} and q.id = ${questionId}`,
    replaced(answerCodings),
    sql`insert into ${answerCodings}
      select k.* from (${states}) s
      cross join lateral jsonb_populate_recordset(null::answer_codings, s.state->'codings') k`,
    replaced(reviewResolutions),
    sql`insert into ${reviewResolutions}
      select k.* from (${states}) s
      cross join lateral jsonb_populate_recordset(null::review_resolutions, s.state->'resolutions') k`,
    sql`update ${responses} r set reviewed = was.reviewed, reviewed_at = was.reviewed_at, edited = was.edited,
        edited_at = was.edited_at, flags = was.flags, not_coded = was.not_coded, taken_off = was.taken_off
      from (${states}) s cross join lateral jsonb_populate_record(null::responses, s.state->'answer') was
      where r.organization_id = ${organizationId} and r.id = s.response_id`,
  ];
}
