import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { responses } from "@/db/schema/responses";
import { reviewClaims } from "@/db/schema/review";
import type { ReviewReason, ReviewTask } from "@/db/schema/terms";
import { type Caller, credentialOf, personOf } from "@/lib/auth/caller";
import { UUID } from "@/lib/ids/uuid";
import { type QuestionPath, type QuestionScope, requireQuestion, scopeOf } from "@/lib/questions/find-question";
import { partOf } from "@/lib/responses/draw";
import { ALL_DRAWN } from "@/lib/responses/random-sample";
import { showResponses } from "@/lib/responses/read-coded";
import { type Candidate, type Claimant, isFree, nextByGain, nextControls, nextSeconds } from "./candidates";
import { extendSample, lockSample } from "./extend-sample";
import { PREPARED } from "./parameters";
import { nextPrepared } from "./prepare-candidates";

export type ClaimRequest = {
  /** The person, if one credential acts for several. */
  reviewer?: string | undefined;
  /** Only answers for a second coding: a random part of those that somebody else has decided. */
  task?: "second" | undefined;
  limit: number;
  /** The share of handed-out answers that is drawn at random. */
  controlShare: number;
  /** The share of the random sample that a second person codes as well. */
  secondShare: number;
  /** Seconds for which the answers are claimed. */
  lease: number;
};

/** Identifies a reviewer: the credential and, if known, the person. */
export const reviewerOf = (caller: Caller, reviewer?: string): string =>
  reviewer === undefined ? credentialOf(caller) : `${credentialOf(caller)}/${reviewer}`;

/** The id of the person whose assigned answers a claim may hand out; null if only a program is known. */
const coderOf = (caller: Caller, reviewer?: string): string | null =>
  personOf(caller) ?? (reviewer && UUID.test(reviewer) ? reviewer.toLowerCase() : null);

/**
 * Hands out the answers most worth reviewing, and claims them for the reviewer, so that nobody else gets them before
 * the lease ends. Claims that the reviewer still holds come first and are renewed. A share is drawn at random,
 * independently of the machine's codes, so that figures about all answers can be estimated. Answers assigned to
 * another person are handed out only for a second coding. Throws NOT_FOUND.
 */
export async function claimAnswers(db: Db, caller: Caller, path: QuestionPath, request: ClaimRequest) {
  const scope = scopeOf(caller, path);
  const who = { reviewer: reviewerOf(caller, request.reviewer), coderId: coderOf(caller, request.reviewer) };
  return db.transaction(async (tx) => {
    const { responseCount } = await requireQuestion(tx, caller, path);
    const drawnTo = await lockSample(tx, scope);
    const held = await renewClaims(tx, scope, { ...request, ...who });
    const max = request.limit - held.length;
    const found = max > 0 ? await findCandidates(tx, scope, { ...request, ...who, max, drawnTo, responseCount }) : [];
    const claimed = [...held, ...(await storeClaims(tx, scope, found, { ...request, ...who }))];
    const shown = await showResponses(
      tx,
      caller,
      path,
      claimed.map(({ responseId }) => responseId),
    );
    const answers = new Map(shown.map((answer) => [answer.response_id, answer]));
    return claimed.flatMap((claim) => {
      const answer = answers.get(claim.responseId);
      if (!answer) return [];
      const { codes, votes, reviewed: _, edited: __, ...given } = answer;
      return [
        {
          ...given,
          // The second person must not see how the first, or any engine, decided.
          ...(claim.task === "second" ? { codes: [] } : { codes, votes }),
          task: claim.task,
          reason: claim.reason,
          gain: claim.gain,
          claimed_until: new Date(claim.claimedUntil),
        },
      ];
    });
  });
}

type Search = ClaimRequest & Claimant & { max: number; drawnTo: string; responseCount: number };

async function findCandidates(tx: Db, scope: QuestionScope, search: Search): Promise<Candidate[]> {
  const { reviewer, coderId, max, controlShare, secondShare, drawnTo } = search;
  if (search.task === "second") return nextSeconds(tx, scope, { reviewer, max, below: ALL_DRAWN });
  const below = partOf(drawnTo, secondShare);
  const secondsAtOnce = Math.max(1, Math.floor(max * secondShare));
  const seconds = secondShare > 0 ? await nextSeconds(tx, scope, { reviewer, max: secondsAtOnce, below }) : [];
  const rest = max - seconds.length;
  const who = { reviewer, coderId };
  const drawn = await nextControls(tx, scope, { ...who, max: await controlsOf(tx, scope, rest, controlShare) });
  const last = drawn.at(-1);
  if (last) await extendSample(tx, scope, { last: last.draw });
  const controls = drawn.filter(({ isOwn }) => isOwn).map(({ isOwn: _, ...control }) => control);
  const except = controls.map(({ id }) => id);
  const byGain = search.responseCount > PREPARED.from ? nextPrepared : nextByGain;
  const others = await byGain(tx, scope, { ...who, max: rest - controls.length, except });
  return [...seconds, ...controls, ...others];
}

/** How many of the next answers are drawn at random, so that the wanted share holds for all handed-out answers. */
async function controlsOf(tx: Db, { organizationId, questionId }: QuestionScope, next: number, share: number) {
  const [handedOut] = await tx.execute<{ controls: number; all: number }>(sql`
    select (count(*) filter (where reason = 'control'))::integer as controls, count(*)::integer as all
    from ${reviewClaims}
    where organization_id = ${organizationId} and question_id = ${questionId} and task = 'first'
      and reviewer <> ''`);
  const { controls = 0, all = 0 } = handedOut ?? {};
  return Math.min(next, Math.max(0, Math.ceil((all + next) * share) - controls));
}

type Claim = {
  responseId: string;
  task: ReviewTask;
  reason: ReviewReason;
  gain: number | null;
  claimedUntil: string;
};

type Lease = Pick<ClaimRequest, "task" | "lease" | "limit"> & Claimant;

const untilIn = (seconds: number) => sql`clock_timestamp() + make_interval(secs => ${seconds})`;
const RETURNED = sql`response_id as "responseId", task, reason, gain, claimed_until as "claimedUntil"`;

async function renewClaims(
  tx: Db,
  { organizationId, questionId }: QuestionScope,
  { reviewer, coderId, task, lease, limit }: Lease,
): Promise<Claim[]> {
  const isAsked = task ? sql`c.task = ${task}` : sql`true`;
  const rows = await tx.execute<Claim>(sql`
    update ${reviewClaims} set claimed_until = ${untilIn(lease)}
    where outcome is null and (organization_id, response_id, task) in (
      select c.organization_id, c.response_id, c.task from ${reviewClaims} c
      join ${responses} on ${responses.organizationId} = c.organization_id and ${responses.id} = c.response_id
      where c.organization_id = ${organizationId} and c.question_id = ${questionId} and c.reviewer = ${reviewer}
        and c.outcome is null and c.claimed_until > clock_timestamp() and ${isAsked}
        and (c.task = 'second' or ${isFree(coderId)})
      order by c.created_at, c.response_id limit ${limit})
    returning ${RETURNED}`);
  return [...rows];
}

async function storeClaims(
  tx: Db,
  { organizationId, questionId }: QuestionScope,
  candidates: readonly Candidate[],
  { reviewer, coderId, lease }: Lease,
): Promise<Claim[]> {
  if (candidates.length === 0) return [];
  const rows = candidates.map(({ id, reason, gain }) => ({
    id,
    reason,
    gain,
    task: reason === "second" ? "second" : "first",
  }));
  // A decision that is being stored ends here, so that the next statement sees it.
  await tx.execute(sql`
    select from ${reviewClaims}
    where organization_id = ${organizationId} and ${isOneOf(
      reviewClaims.responseId,
      candidates.map(({ id }) => id),
    )}
    order by response_id, task for update`);
  const stored = await tx.execute<Claim>(sql`
    insert into ${reviewClaims}
      (organization_id, response_id, task, question_id, reviewer, reason, gain, claimed_until)
    select ${organizationId}, c.id, c.task, ${questionId}, ${reviewer}, c.reason, c.gain, ${untilIn(lease)}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c (id uuid, task text, reason text, gain float8)
    join ${responses} on ${responses.organizationId} = ${organizationId} and ${responses.id} = c.id
    where c.task = 'second' or not ${responses.reviewed} and ${isFree(coderId)}
    on conflict (organization_id, response_id, task) do update set
      reviewer = excluded.reviewer, reason = excluded.reason, gain = excluded.gain, claimed_until = excluded.claimed_until, outcome = null,
      created_at = now()
    returning ${RETURNED}`);
  const claims = new Map(stored.map((claim) => [claim.responseId, claim]));
  return candidates.flatMap(({ id }) => claims.get(id) ?? []);
}
