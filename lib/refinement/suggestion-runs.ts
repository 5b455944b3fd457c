import { and, eq, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { leaseEnd, whileLeased } from "@/db/lease";
import { codebookVersions } from "@/db/schema/codebook-versions";
import { questions } from "@/db/schema/projects";
import { responses } from "@/db/schema/responses";
import { suggestionRuns } from "@/db/schema/suggestions";
import type { CodingEngine } from "@/lib/engines/engine";
import { newId } from "@/lib/ids/new-id";
import { readWaves, type SuggestionScope } from "./subject";

/** Minutes after which an event that no computation has followed counts as lost. */
const LOST_AFTER_MINUTES = 15;

export type SuggestionRun = typeof suggestionRuns.$inferSelect;

/** The last computation of suggestions; null if there was none. */
export async function readRun(db: Db, scope: SuggestionScope): Promise<SuggestionRun | null> {
  const [run] = await db.select().from(suggestionRuns).where(isOf(scope));
  return run ?? null;
}

/**
 * The state on which suggestions depend, as a text to compare: the answers coded so far, and the last codebook version
 * that was not made by a suggestion. Resolving suggestions, and undoing that, therefore does not make the list outdated.
 */
export async function readBasis(
  db: Db,
  { organizationId, questionId, grouped }: SuggestionScope,
  { version }: Pick<CodingEngine, "version">,
): Promise<string> {
  const waves = grouped
    ? (await readWaves(db, { organizationId, questionId })).map((wave) => wave.questionId)
    : [questionId];
  const [found] = await db.execute<{ basis: string }>(sql`
    select string_agg(concat_ws(' ', q.response_count, (${lastVersion}),
      (select max(r.coded_at) from ${responses} r
        where r.organization_id = q.organization_id and r.question_id = q.id)), ' ' order by q.id) as basis
    from ${questions} q
    where q.organization_id = ${organizationId} and q.id = any(${`{${waves.join(",")}}`}::uuid[])`);
  return `${found?.basis ?? ""} ${version}`;
}

/** Whether the answers or the codebook have changed since suggestions were computed, or none were computed yet. */
export async function isStale(db: Db, scope: SuggestionScope, engine: CodingEngine): Promise<boolean> {
  return (await readRun(db, scope))?.basis !== (await readBasis(db, scope, engine));
}

/** The last version of the codebook that no suggestion made, as a text to compare. */
export async function readCodebookBasis(db: Db, { organizationId, questionId }: SuggestionScope): Promise<string> {
  const [found] = await db.execute<{ version: number | null }>(sql`
    select (${lastVersion}) as version from ${questions} q
    where q.organization_id = ${organizationId} and q.id = ${questionId}`);
  return String(found?.version);
}

/** The last version of the codebook of question `q` (a row of the enclosing statement) that no suggestion made. */
const lastVersion = sql`select max(v.number) from ${codebookVersions} v
  where v.organization_id = q.organization_id and v.question_id = q.id and v.suggestion_id is null`;

/** A computation of suggestions that this process alone may do. */
export type ClaimedRun = SuggestionScope & { claim: string };

/** Does a computation that was claimed, and renews the claim until it ends. */
export const whileClaimed = <Result>(db: Db, run: ClaimedRun, compute: () => Promise<Result>): Promise<Result> =>
  whileLeased(() => db.update(suggestionRuns).set({ busyUntil: leaseEnd }).where(isClaimed(run)), compute);

/** Runs in the transaction that begins or requests a computation; if it throws, there is none. */
export type Admission = (tx: Db) => Promise<void>;
const ADMITTED: Admission = async () => {};

/**
 * Claims the computation; null if another process has claimed it. One that was requested before has been admitted.
 */
export async function claimRun(
  db: Db,
  { organizationId, questionId, grouped }: SuggestionScope,
  admit = ADMITTED,
): Promise<ClaimedRun | null> {
  const claim = newId();
  return db.transaction(async (tx) => {
    const [claimed] = await tx
      .insert(suggestionRuns)
      .values({ organizationId, questionId, grouped, busyUntil: leaseEnd, claim })
      .onConflictDoUpdate({
        target: [suggestionRuns.organizationId, suggestionRuns.questionId, suggestionRuns.grouped],
        set: { busyUntil: leaseEnd, claim },
        setWhere: sql`coalesce(${suggestionRuns.busyUntil} < now(), true)`,
      })
      .returning({ requestedAt: suggestionRuns.requestedAt });
    if (!claimed) return null;
    if (!claimed.requestedAt) await admit(tx);
    return { organizationId, questionId, grouped, claim };
  });
}

/**
 * Stores how a computation ended, and releases the claim. False if another process has taken the claim over, because it
 * was not renewed in time; then nothing is stored.
 */
export async function endRun(
  db: Db,
  run: ClaimedRun,
  outcome: { basis: string } | { failure: string },
): Promise<boolean> {
  const computed = "basis" in outcome ? { ...outcome, failure: null, computedAt: sql`now()` } : outcome;
  const ended = await db
    .update(suggestionRuns)
    .set({ busyUntil: null, claim: null, requestedAt: null, announcedAt: null, ...computed })
    .where(isClaimed(run))
    .returning({ id: suggestionRuns.questionId });
  return ended.length > 0;
}

/** Requests a computation in the background, unless one is running or waiting. */
export async function requestRun(
  db: Db,
  { organizationId, questionId, grouped }: SuggestionScope,
  admit = ADMITTED,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [requested] = await tx
      .insert(suggestionRuns)
      .values({ organizationId, questionId, grouped, requestedAt: sql`now()` })
      .onConflictDoUpdate({
        target: [suggestionRuns.organizationId, suggestionRuns.questionId, suggestionRuns.grouped],
        set: { requestedAt: sql`now()` },
        setWhere: sql`coalesce(${suggestionRuns.busyUntil} < now(), true) and ${suggestionRuns.requestedAt} is null`,
      })
      .returning({ id: suggestionRuns.questionId });
    if (requested) await admit(tx);
  });
}

/** Sends the events that start the waiting computations. It may send the same event twice. */
export async function announceRuns(
  db: Db,
  announce: (due: readonly SuggestionScope[]) => Promise<void>,
): Promise<void> {
  const isLost = lt(suggestionRuns.announcedAt, sql`now() - make_interval(mins => ${LOST_AFTER_MINUTES})`);
  const due = await db
    .update(suggestionRuns)
    .set({ announcedAt: sql`now()` })
    .where(and(isNotNull(suggestionRuns.requestedAt), or(isNull(suggestionRuns.announcedAt), isLost)))
    .returning({
      organizationId: suggestionRuns.organizationId,
      questionId: suggestionRuns.questionId,
      grouped: suggestionRuns.grouped,
    });
  if (due.length > 0) await announce(due);
}

const isClaimed = ({ claim, ...scope }: ClaimedRun) => and(isOf(scope), eq(suggestionRuns.claim, claim));

const isOf = ({ organizationId, questionId, grouped }: SuggestionScope) =>
  and(
    eq(suggestionRuns.organizationId, organizationId),
    eq(suggestionRuns.questionId, questionId),
    eq(suggestionRuns.grouped, grouped),
  );
