import { type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { answerCodings, MACHINE } from "@/db/schema/answer-codings";
import { assignments, codes } from "@/db/schema/codebook";
import { groupMembers, questionGroups } from "@/db/schema/groups";
import { responses } from "@/db/schema/responses";
import { reviewSamples } from "@/db/schema/review";
import type { Sentiment, Votes } from "@/db/schema/terms";
import type { CodedExample } from "@/lib/engines/engine";
import { duplicateKey, normalizeText } from "@/lib/language/normalize";
import type { QuestionScope } from "@/lib/questions/find-question";

const MAX = 10_000;
/** The engines that are language models. */
const BY_MODEL = "openai/%";

type Reviewed = {
  text: string;
  codeIds: (string | null)[];
  sentiments: Sentiment[];
  given: { codeId: string; byRule: boolean }[] | null;
  votes: Votes | null;
};

/**
 * The reviewed answers of a question, then those of the other waves of its tracker, as examples for engines: the latest
 * decisions first, each distinct text once, with its codes, the sentiment of each, and the codes that a language model
 * had given before. If several engines voted about a checked answer of the random sample, it has their votes. An example without codes says that none fits. Codes of other waves become the question's codes with
 * the same number; an answer with a code that the question lacks is left out.
 *
 * Only decisions up to `until` count, in a tracker those up to its `learnedUntil`, unless `waiting` is true.
 */
export async function readExamples(
  db: Db,
  { organizationId, questionId }: QuestionScope,
  { max = MAX, waiting = false, until }: { max?: number; waiting?: boolean; until?: Date | undefined } = {},
): Promise<CodedExample[]> {
  const ownCode = (id: SQL) => sql`(
    select own.id from ${codes} given
    join ${codes} own on own.organization_id = given.organization_id and own.question_id = ${questionId}
      and own.code_number = given.code_number
    where given.organization_id = ${organizationId} and given.id = ${id})`;
  const decided = (column: SQL) => sql`array_to_json(array(
    select ${column} from ${assignments} a
    where a.organization_id = r.organization_id and a.response_id = r.id order by a.position))`;
  const learnedUntil = sql`coalesce((
    select g.learned_until from ${groupMembers} m
    join ${questionGroups} g on g.organization_id = m.organization_id and g.id = m.group_id
    where m.organization_id = ${organizationId} and m.question_id = ${questionId}
  ), ${until?.toISOString() ?? null}::timestamptz, 'infinity')`;
  const rows = await db.execute<Reviewed>(sql`
    select r.text, ${decided(ownCode(sql`a.code_id`))} as "codeIds", ${decided(sql`a.mention_sentiment`)} as "sentiments",
      (select array_to_json(array(
        select jsonb_build_object('byRule', each ? 'byRule',
          'codeId', coalesce(${ownCode(sql`(each ->> 'codeId')::uuid`)}::text, each ->> 'codeId'))
        from jsonb_array_elements(c.codes) as each))
      from ${answerCodings} c
      where c.organization_id = r.organization_id and c.response_id = r.id and c.coder = ${MACHINE}
        and c.engine like ${BY_MODEL}) as given,
      case when r.votes is not null and exists (
        select from ${reviewSamples} s join ${answerCodings} c
          on c.organization_id = s.organization_id and c.response_id = r.id and c.coder <> ${MACHINE}
        where s.organization_id = r.organization_id and s.question_id = r.question_id
          and right(r.id::text, 8) < s.drawn_to)
      then jsonb_build_object('by', r.votes -> 'by', 'of', r.votes -> 'of', 'codes', coalesce((
        select jsonb_object_agg(own_id, value) filter (where own_id is not null) from (
          select ${ownCode(sql`(each_vote.key)::uuid`)} as own_id, each_vote.value
          from jsonb_each(r.votes -> 'codes') as each_vote) as present), '{}')) end as votes
    from ${responses} r
    where r.organization_id = ${organizationId} and r.reviewed and r.text ~ '\\S'
      and (${waiting} or r.reviewed_at is null or r.reviewed_at <= ${learnedUntil})
      and (r.question_id = ${questionId} or r.question_id in (
        select wave.question_id from ${groupMembers} mine
        join ${groupMembers} wave on wave.organization_id = mine.organization_id and wave.group_id = mine.group_id
        where mine.organization_id = ${organizationId} and mine.question_id = ${questionId}))
    order by r.question_id = ${questionId} desc, r.reviewed_at desc nulls last, r.position desc limit ${2 * max}`);
  const examples = new Map<string, CodedExample>();
  for (const { text, given, votes, codeIds, sentiments } of rows) {
    const key = duplicateKey(text);
    if (examples.has(key) || !codeIds.every((id) => id !== null)) continue;
    examples.set(key, {
      text: normalizeText(text),
      codeIds,
      sentiments,
      ...(given && origins(given)),
      ...(votes && { votes }),
    });
  }
  return [...examples.values()].slice(0, max);
}

function origins(given: NonNullable<Reviewed["given"]>): Pick<CodedExample, "byModel" | "byRule"> {
  const [ruled, others] = [true, false].map((is) =>
    given.flatMap(({ codeId, byRule }) => (byRule === is ? codeId : [])),
  );
  return { byModel: others ?? [], ...(ruled?.length && { byRule: ruled }) };
}
