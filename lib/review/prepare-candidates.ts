import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { responses } from "@/db/schema/responses";
import { reviewClaims, reviewSamples } from "@/db/schema/review";
import type { ReviewReason } from "@/db/schema/terms";
import type { QuestionScope } from "@/lib/questions/find-question";
import { draw } from "@/lib/responses/draw";
import { type Candidate, type Claimant, isFree, nextByGain } from "./candidates";
import { PREPARED } from "./parameters";

type Search = Claimant & { max: number; except: readonly string[] };

/**
 * The answers of a large question that are most worth reviewing, from the stored ones; they are searched again if they
 * are old or run out. The caller has locked the question's sample.
 */
export async function nextPrepared(tx: Db, scope: QuestionScope, search: Search): Promise<Candidate[]> {
  if (search.max === 0) return [];
  const age = await ageOf(tx, scope);
  const found = age < PREPARED.seconds ? await readPrepared(tx, scope, search) : [];
  if (found.length === search.max || age < PREPARED.leastSeconds) return found;
  await prepare(tx, scope);
  return readPrepared(tx, scope, search);
}

/** Seconds. */
async function ageOf(tx: Db, { organizationId, questionId }: QuestionScope): Promise<number> {
  const [sample] = await tx.execute<{ age: number | null }>(sql`
    select extract(epoch from clock_timestamp() - prepared_at)::float8 as age from ${reviewSamples}
    where organization_id = ${organizationId} and question_id = ${questionId}`);
  return sample?.age ?? Number.POSITIVE_INFINITY;
}

async function readPrepared(
  tx: Db,
  { organizationId, questionId }: QuestionScope,
  { coderId, max, except }: Search,
): Promise<Candidate[]> {
  const rows = await tx.execute<{ id: string; reason: ReviewReason; gain: number; draw: string }>(sql`
    select ${responses.id} as id, c.reason, c.gain, ${draw} as draw from ${reviewClaims} c
    join ${responses} on ${responses.organizationId} = c.organization_id and ${responses.id} = c.response_id
    where c.organization_id = ${organizationId} and c.question_id = ${questionId} and c.task = 'first'
      and c.gain is not null and c.outcome is null and c.claimed_until <= clock_timestamp()
      and not ${responses.reviewed} and ${isFree(coderId)} and ${responses.id} <> all (${`{${except.join(",")}}`}::uuid[])
    order by c.gain desc, draw limit ${max}`);
  return [...rows];
}

async function prepare(tx: Db, scope: QuestionScope): Promise<void> {
  const { organizationId, questionId } = scope;
  await tx.execute(sql`
    delete from ${reviewClaims}
    where organization_id = ${organizationId} and question_id = ${questionId} and reviewer = '' and outcome is null`);
  const best = await nextByGain(tx, scope, { reviewer: "", max: PREPARED.answers });
  await tx.execute(sql`
    insert into ${reviewClaims}
      (organization_id, response_id, task, question_id, reviewer, reason, gain, claimed_until)
    select ${organizationId}, c.id, 'first', ${questionId}, '', c.reason, c.gain, clock_timestamp()
    from jsonb_to_recordset(${JSON.stringify(best)}::jsonb) as c (id uuid, reason text, gain float8)
    on conflict (organization_id, response_id, task) do nothing`);
  await tx.execute(sql`
    update ${reviewSamples} set prepared_at = clock_timestamp()
    where organization_id = ${organizationId} and question_id = ${questionId}`);
}
