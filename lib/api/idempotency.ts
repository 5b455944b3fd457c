import { createHash, randomUUID } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { leaseEnd, whileLeased } from "@/db/lease";
import { releaseAfterFailure } from "@/db/outages";
import { idempotencyKeys } from "@/db/schema/idempotency";
import { type Caller, credentialOf } from "@/lib/auth/caller";
import { seal, unseal } from "@/lib/crypto/seal";
import { AppError } from "@/lib/errors/app-error";

const MAX_CHARACTERS = 255;
const REPLAY_HOURS = 24;
const NEVER_KEPT = new Set([401, 402, 403, 409, 429]);

/** A reply as it is stored for repeats. `headers` are not stored, so only the first reply has them. */
export type Outcome = {
  status: number;
  body: string;
  etag?: number | undefined;
  headers?: Record<string, string> | undefined;
};

/** `digest` is a hash of the request's content, which a repeat must have as well. */
type Request = { caller: Caller; endpoint: string; key: string; digest: Uint8Array };

/** Throws VALIDATION_ERROR if an `Idempotency-Key` is empty or too long. */
export function requireKey(key: string): void {
  if (key.length >= 1 && key.length <= MAX_CHARACTERS) return;
  const message = `must have 1 to ${MAX_CHARACTERS} characters`;
  throw new AppError("VALIDATION_ERROR", `The Idempotency-Key header ${message}.`, {
    issues: [{ path: "Idempotency-Key", message }],
  });
}

/**
 * Runs `work` once per organization, credential, endpoint and key within 24 hours; a repeat gets the stored outcome.
 * Throws CONFLICT while the first request runs; VALIDATION_ERROR if the key comes with another body. `work` stores its
 * outcome in the same transaction as its changes. So if the process dies, either nothing was done and the claim on the
 * key ends within a minute, or a repeat gets the outcome. The outcome of a refused request is stored after `work`,
 * because the request changed nothing.
 */
export async function runOncePerKey(
  db: Db,
  request: Request,
  work: (keep: (tx: Db, outcome: Outcome) => Promise<void>) => Promise<Outcome>,
): Promise<Outcome & { replayed: boolean }> {
  const claim = randomUUID();
  const stored = await claimKey(db, request, claim);
  if (stored) return { ...stored, replayed: true };
  try {
    const outcome = await whileLeased(
      () => renew(db, request, claim),
      () => work((tx, done) => keepOwn(tx, request, claim, done)),
    );
    await (isKept(outcome.status)
      ? keep(db, request, claim, outcome)
      : releaseAfterFailure(() => release(db, request, claim)));
    return { ...outcome, replayed: false };
  } catch (error) {
    await releaseAfterFailure(() => release(db, request, claim));
    throw error;
  }
}

const isKept = (status: number) => status < 500 && !NEVER_KEPT.has(status);

async function claimKey(db: Db, request: Request, claim: string): Promise<Outcome | null> {
  const { organizationId } = request.caller;
  const hash = Buffer.from(request.digest);
  const rows = await db.execute<{ claim: string }>(sql`
    insert into ${idempotencyKeys} as held
      (organization_id, credential, endpoint, key, request_hash, claim, leased_until)
    values (${organizationId}, ${credentialOf(request.caller)}, ${sha256(request.endpoint)}, ${sha256(request.key)},
      ${hash}, ${claim}, ${leaseEnd})
    on conflict (organization_id, credential, endpoint, key) do update set
      request_hash = excluded.request_hash, claim = excluded.claim, leased_until = excluded.leased_until,
      status = null, body = null, etag = null, created_at = now()
    where held.created_at < now() - make_interval(hours => ${REPLAY_HOURS})
      or (held.status is null and held.leased_until < now())
    returning claim`);
  if (rows.length > 0) return null;
  return readStored(db, request, hash);
}

async function readStored(db: Db, request: Request, hash: Buffer): Promise<Outcome> {
  const [held] = await db
    .select({
      hash: idempotencyKeys.requestHash,
      status: idempotencyKeys.status,
      body: idempotencyKeys.body,
      etag: idempotencyKeys.etag,
    })
    .from(idempotencyKeys)
    .where(row(request));
  if (held && !hash.equals(held.hash)) {
    const message = "Idempotency-Key reused with different body";
    throw new AppError("VALIDATION_ERROR", `${message}. Send a new key with a new request.`, {
      issues: [{ path: "Idempotency-Key", message }],
    });
  }
  if (!held || held.status === null || held.body === null) {
    throw new AppError("CONFLICT", "A request with this Idempotency-Key is still running. Repeat it in a moment.", {
      retryAfter: 1,
    });
  }
  return { status: held.status, body: unseal(held.body, contextOf(request)), etag: held.etag ?? undefined };
}

/**
 * Stores the outcome. Throws CONFLICT if another request has taken over the key, because this one did not renew its
 * claim for a minute.
 */
async function keepOwn(tx: Db, request: Request, claim: string, outcome: Outcome): Promise<void> {
  if (await keep(tx, request, claim, outcome)) return;
  throw new AppError("CONFLICT", "Another request with this Idempotency-Key has taken over. Repeat it in a moment.", {
    retryAfter: 1,
  });
}

async function keep(db: Db, request: Request, claim: string, outcome: Outcome): Promise<boolean> {
  const kept = await db
    .update(idempotencyKeys)
    .set({
      status: outcome.status,
      body: seal(outcome.body, contextOf(request)),
      etag: outcome.etag ?? null,
      leasedUntil: null,
    })
    .where(isClaimed(request, claim))
    .returning({ key: idempotencyKeys.key });
  return kept.length > 0;
}

async function release(db: Db, request: Request, claim: string): Promise<void> {
  await db.delete(idempotencyKeys).where(isClaimed(request, claim));
}

async function renew(db: Db, request: Request, claim: string): Promise<void> {
  await db.update(idempotencyKeys).set({ leasedUntil: leaseEnd }).where(isClaimed(request, claim));
}

const row = ({ caller, endpoint, key }: Request) =>
  and(
    eq(idempotencyKeys.organizationId, caller.organizationId),
    eq(idempotencyKeys.credential, credentialOf(caller)),
    eq(idempotencyKeys.endpoint, sha256(endpoint)),
    eq(idempotencyKeys.key, sha256(key)),
  );

const isClaimed = (request: Request, claim: string) =>
  and(row(request), eq(idempotencyKeys.claim, claim), isNull(idempotencyKeys.status));

const contextOf = ({ caller, endpoint, key }: Request) =>
  replyContext({ organizationId: caller.organizationId, endpoint: sha256(endpoint), key: sha256(key) });

/** The context in which the reply of a stored row is sealed. */
export const replyContext = ({ organizationId, endpoint, key }: Pick<Row, "organizationId" | "endpoint" | "key">) =>
  `idempotency:${organizationId}:${hex(endpoint)}:${hex(key)}`;

type Row = typeof idempotencyKeys.$inferSelect;

const sha256 = (text: string): Buffer => createHash("sha256").update(text, "utf8").digest();
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex");
