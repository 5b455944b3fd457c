import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { answerCodings, MACHINE } from "@/db/schema/answer-codings";
import { assignments } from "@/db/schema/codebook";
import { hasFlag, responses } from "@/db/schema/responses";
import { reviewClaims } from "@/db/schema/review";
import type { Confidence, ReviewReason, ReviewTask } from "@/db/schema/terms";
import { allOf } from "@/lib/analytics/analysed";
import type { QuestionScope } from "@/lib/questions/find-question";
import { disputed } from "@/lib/responses/answer-sorts";
import { draw } from "@/lib/responses/draw";
import { isInBase } from "@/lib/responses/is-in-base";
import { DISPUTED_GAIN, INCONSISTENT_GAIN, PRIOR_MENTIONS, RARE_GAIN, RARE_SHARE, WRONG_BEFORE } from "./parameters";

export type Candidate = { id: string; reason: ReviewReason; gain: number | null; draw: string };

/** Who claims answers; `coderId` is the person's id, null if only a program is known. */
export type Claimant = { reviewer: string; coderId: string | null };

type Search = Claimant & { max: number; except?: readonly string[] };

/** SQL: whether an answer is assigned to this person or to nobody. */
export const isFree = (coderId: string | null, column: SQLWrapper = responses.coderId): SQL =>
  sql`(${column} is null or ${column} = ${coderId}::uuid)`;

/**
 * The next answers of the random sample: those with the lowest draws that nobody has decided or claimed. Those that are
 * assigned to somebody else (not `isOwn`) wait for that person: left out, the sample would depend on the assignment.
 */
export async function nextControls(
  db: Db,
  scope: QuestionScope,
  search: Search,
): Promise<(Candidate & { isOwn: boolean })[]> {
  const rows = await db.execute<{ id: string; draw: string; isOwn: boolean }>(sql`
    select ${responses.id} as id, ${draw} as draw, ${isFree(search.coderId)} as "isOwn" from ${responses}
    where ${isOpen(scope, search)} order by draw limit ${search.max}`);
  return rows.map((row) => ({ ...row, reason: "control", gain: null }));
}

/**
 * The answers of the random sample, below a draw, that another person has decided and nobody has coded a second time.
 */
export async function nextSeconds(
  db: Db,
  scope: QuestionScope,
  { below, ...search }: Omit<Search, "coderId"> & { below: string },
): Promise<Candidate[]> {
  const rows = await db.execute<{ id: string; draw: string }>(sql`
    select ${responses.id} as id, ${draw} as draw from ${responses}
    where ${allOf(scope)} and ${isInBase} and ${responses.reviewed} and ${draw} < ${below}
      and ${isUnclaimed(scope, search, { task: "second", id: sql`${responses.id}` })}
      and ${responses.id} in (
        select k.response_id from ${answerCodings} k
        where k.organization_id = ${scope.organizationId} and k.question_id = ${scope.questionId}
          and k.coder <> ${MACHINE}
        group by k.response_id having count(*) = 1 and bool_and(k.coder <> ${search.reviewer}))
    order by draw limit ${search.max}`);
  return rows.map(({ id, draw }) => ({ id, draw, reason: "second", gain: null }));
}

/**
 * The answers whose review is expected to gain most: the probability that one of their codes is wrong (by confidence),
 * plus a bonus if a person decided the same text differently or if a code has hardly been reviewed. Answers whose codes
 * engines dispute come before all others. Without a `coderId`, `max` of each person's answers and of nobody's.
 */
export async function nextByGain(
  db: Db,
  scope: QuestionScope,
  { coderId, ...search }: Omit<Search, "coderId"> & Partial<Claimant>,
): Promise<Candidate[]> {
  const isForAll = coderId === undefined;
  const wrong = await wrongByConfidence(db, scope);
  const rows = await db.execute<Valued>(sql`
    with code as materialized (${codesByRarity(scope)}),
    answer as materialized (${answersByDoubt(scope, wrong)}),
    valued as (select answer.*, ${isInconsistent} as inconsistent from answer window same_text as (partition by text)),
    open as (
      select valued.*, disputed * ${DISPUTED_GAIN}::float8 + uncertain + rare
        + case when inconsistent then ${INCONSISTENT_GAIN}::float8 else 0 end as gain
      from valued
      where not reviewed and not ${hasFlag(sql`flags`, "gibberish")}
        and ${isForAll ? sql`true` : isFree(coderId, sql`coder_id`)}
        and ${isUnclaimed(scope, search, { task: "first", id: sql`valued.id` })}),
    ranked as (select open.*, row_number() over (partition by coder_id order by gain desc, draw) as place from open)
    select id, draw, uncertain, inconsistent, rare, disputed from ranked
    where place <= ${search.max} order by gain desc, draw limit ${isForAll ? null : search.max}`);
  return rows.map(({ id, draw, uncertain, inconsistent, rare, disputed }) => ({
    id,
    draw,
    gain: disputed * DISPUTED_GAIN + uncertain + rare + (inconsistent ? INCONSISTENT_GAIN : 0),
    reason: disputed > 0 ? "disputed" : inconsistent ? "inconsistent" : rare > uncertain ? "rare" : "uncertain",
  }));
}

/** SQL of each code with `rare`, the bonus of its answers: 0 if it is not rare, less with every reviewed mention. */
const codesByRarity = (scope: QuestionScope): SQL => sql`
  select a.code_id, case when count(*) < ${RARE_SHARE}::float8 * (
      select count(*) from ${responses} where ${allOf(scope)} and ${isInBase})
    then ${RARE_GAIN}::float8 / (1 + count(*) filter (where ${responses.reviewed})) else 0 end as rare
  from ${responses}
  join ${assignments} a on a.organization_id = ${responses.organizationId} and a.response_id = ${responses.id}
  where ${allOf(scope)} group by a.code_id`;

/**
 * SQL of all answers, with a hash of their text, their codes in order, `uncertain`, the probability that at least one
 * of the codes is wrong, and the largest bonus of their codes in the table `code`.
 */
const answersByDoubt = (scope: QuestionScope, wrong: Wrong): SQL => sql`
  select ${responses.id} as id, ${draw} as draw, ${responses.reviewed} as reviewed, ${responses.flags} as flags,
    ${responses.coderId} as coder_id,
    hashtextextended(lower(btrim(${responses.text})), 0) as text,
    coalesce(array_agg(a.code_id order by a.code_id) filter (where a.code_id is not null), '{}') as codes,
    coalesce(1 - exp(sum(ln(1 - case a.confidence when 'high' then ${wrong.high}::float8
      when 'medium' then ${wrong.medium}::float8 when 'low' then ${wrong.low}::float8 end))),
      ${wrong.none}::float8) as uncertain,
    coalesce(max(code.rare), 0) as rare, ${disputed}::integer as disputed
  from ${responses}
  left join ${assignments} a on a.organization_id = ${responses.organizationId} and a.response_id = ${responses.id}
  left join code on code.code_id = a.code_id
  where ${allOf(scope)} and ${isInBase}
  group by ${responses.organizationId}, ${responses.id}`;

/** SQL: whether a reviewed answer with the same text has other codes. */
const isInconsistent = sql`coalesce(codes <> min(codes) filter (where reviewed) over same_text
  or codes <> max(codes) filter (where reviewed) over same_text, false)`;

type Valued = { id: string; draw: string; uncertain: number; inconsistent: boolean; rare: number; disputed: number };

/** Answers that are neither decided nor claimed. */
const isOpen = (scope: QuestionScope, search: Search): SQL =>
  sql`${allOf(scope)} and ${isInBase} and not ${responses.reviewed}
    and ${isUnclaimed(scope, search, { task: "first", id: sql`${responses.id}` })}`;

/** PostgreSQL computes a `not in` query once and looks ids up by hash, even with outdated statistics. */
const isUnclaimed = (
  { organizationId, questionId }: QuestionScope,
  { reviewer, except = [] }: Omit<Search, "coderId">,
  { task, id }: { task: ReviewTask; id: SQL },
): SQL =>
  sql`${id} <> all (${`{${except.join(",")}}`}::uuid[]) and ${id} not in (
    select c.response_id from ${reviewClaims} c
    where c.organization_id = ${organizationId} and c.question_id = ${questionId} and c.task = ${task}
      and (c.outcome = 'skipped' and c.reviewer = ${reviewer}
        or c.outcome is null and c.claimed_until > clock_timestamp()))`;

type Wrong = Record<Confidence | "none", number>;

/**
 * How often the machine's codes were wrong in the reviewed answers, by confidence; with few of them, the prior
 * dominates.
 */
async function wrongByConfidence(db: Db, { organizationId, questionId }: QuestionScope): Promise<Wrong> {
  const rows = await db.execute<{ confidence: Confidence; mentions: number; wrong: number }>(sql`
    select code->>'confidence' as confidence, count(*)::integer as mentions,
      (count(*) filter (where a.code_id is null))::integer as wrong
    from ${answerCodings} k cross join lateral jsonb_array_elements(k.codes) code
    left join ${assignments} a on a.organization_id = k.organization_id and a.response_id = k.response_id
      and a.code_id = (code->>'codeId')::uuid
    where k.organization_id = ${organizationId} and k.question_id = ${questionId} and k.coder = ${MACHINE}
      and not jsonb_exists(code, 'from')
    group by 1`);
  const seen = new Map(rows.map((row) => [row.confidence, row]));
  const rate = (confidence: Confidence) => {
    const { mentions = 0, wrong = 0 } = seen.get(confidence) ?? {};
    return (wrong + PRIOR_MENTIONS * WRONG_BEFORE[confidence]) / (mentions + PRIOR_MENTIONS);
  };
  return { high: rate("high"), medium: rate("medium"), low: rate("low"), none: WRONG_BEFORE.none };
}
