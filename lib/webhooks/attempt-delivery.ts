import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import type { DeliveryStatus } from "@/db/schema/terms";
import { webhookAttempts, webhookDeliveries, webhooks } from "@/db/schema/webhooks";
import { NoAnswer, sendRequest } from "@/lib/outbound/send-request";
import { env } from "@/lib/runtime/env";
import type { DeliveryRef } from "./announce-deliveries";
import { openSecret, signatureOf, standardHeaders } from "./sign";

/** Seconds before each attempt, counted from the end of the previous one. */
export const ATTEMPT_DELAYS = [0, 5, 30, 300] as const;

const TIMEOUT = 10_000;
/** An attempt that has not ended after this many seconds counts as lost, because its process must have died. */
export const LONGEST_ATTEMPT_S = 20;
const MAX_ANSWER = 1024;
const SUSPEND_AFTER_DAYS = 3;

/**
 * Makes attempt `number`, from 1 to 4, at a delivery and stores its result. The delivery is done after a status of 2xx,
 * 3xx or 4xx, after the last attempt, or if it was deleted, restarted or paused in the meantime. An attempt whose
 * result is stored is never repeated; one whose process died is. Returns "under way" if another call is making this
 * attempt.
 */
export async function attemptDelivery(
  db: Db,
  ref: DeliveryRef,
  number: number,
): Promise<{ done: boolean } | "under way"> {
  const due = await readDue(db, ref);
  if (!due || due.attempts < number - 1) return { done: true };
  if (due.attempts >= number) return { done: false };
  if (!(await beginAttempt(db, ref, number))) return "under way";
  const startedAt = new Date();
  const answer = await post(due, { id: ref.id, number, timestamp: Math.floor(startedAt.getTime() / 1000) });
  const durationMs = Date.now() - startedAt.getTime();
  const status = outcomeOf(answer.status, number);
  await db.transaction(async (tx) => {
    const { organizationId, id: deliveryId, round } = ref;
    await tx
      .insert(webhookAttempts)
      .values({ organizationId, deliveryId, round, number, startedAt, durationMs, ...answer });
    await tx
      .update(webhookDeliveries)
      .set({ status, attempts: number, attemptBeganAt: null, updatedAt: sql`now()` })
      .where(and(isDelivery(ref), eq(webhookDeliveries.round, round)));
    if (!due.isTest) await noteHealth(tx, ref, status);
  });
  return { done: status !== "pending" };
}

type Due = NonNullable<Awaited<ReturnType<typeof readDue>>>;

/** The delivery, if it is still pending in this round. */
async function readDue(db: Db, ref: DeliveryRef) {
  const [found] = await db
    .select({
      event: webhookDeliveries.event,
      payload: webhookDeliveries.payload,
      attempts: webhookDeliveries.attempts,
      isTest: webhookDeliveries.isTest,
      webhookId: webhooks.id,
      url: webhooks.url,
      secret: webhooks.secret,
      previousSecret: sql<Uint8Array | null>`case when ${webhooks.previousSecretUntil} > now() then ${webhooks.previousSecret} end`,
    })
    .from(webhookDeliveries)
    .innerJoin(
      webhooks,
      and(eq(webhooks.organizationId, webhookDeliveries.organizationId), eq(webhooks.id, webhookDeliveries.webhookId)),
    )
    .where(
      and(
        isDelivery(ref),
        eq(webhookDeliveries.round, ref.round),
        eq(webhookDeliveries.status, "pending"),
        sql`(${webhooks.active} or ${webhookDeliveries.isTest})`,
      ),
    );
  return found;
}

/** Claims this attempt for the present call. False if another call has begun it and has not ended. */
async function beginAttempt(db: Db, ref: DeliveryRef, number: number): Promise<boolean> {
  const { attempts, attemptBeganAt, round } = webhookDeliveries;
  const hasDied = lt(attemptBeganAt, sql`now() - make_interval(secs => ${LONGEST_ATTEMPT_S})`);
  const isFree = or(isNull(attemptBeganAt), hasDied);
  const begun = await db
    .update(webhookDeliveries)
    .set({ attemptBeganAt: sql`now()` })
    .where(and(isDelivery(ref), eq(round, ref.round), eq(attempts, number - 1), isFree))
    .returning({ id: webhookDeliveries.id });
  return begun.length > 0;
}

type Answer = { status: number | null; answer: string | null; error: string | null };

type Attempt = { id: string; number: number; timestamp: number };

async function post(due: Due, { id, number, timestamp }: Attempt): Promise<Answer> {
  const { url, webhookId, event, payload } = due;
  const secret = openSecret(due.secret, webhookId);
  const previous = due.previousSecret ? [openSecret(due.previousSecret, webhookId)] : [];
  const headers = {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": String(Buffer.byteLength(payload)),
    "User-Agent": "open-text-coding-webhooks/1",
    ...standardHeaders({ id, timestamp, body: payload }, [secret, ...previous]),
    "X-Signature": signatureOf(payload, secret),
    "X-Event": event,
    "X-Attempt": String(number),
  };
  const allowPrivate = env.WEBHOOK_ALLOW_PRIVATE;
  try {
    const request = { method: "POST", headers, body: payload, timeout: TIMEOUT, mostBytes: MAX_ANSWER } as const;
    const reply = await sendRequest(new URL(url), { ...request, allowPrivate });
    return { status: reply.status, answer: reply.body.toString("utf8").replaceAll("\0", "\uFFFD"), error: null };
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    return { status: null, answer: null, error: error.message };
  }
}

function outcomeOf(status: number | null, number: number): DeliveryStatus {
  if (status !== null && status >= 200 && status < 300) return "delivered";
  if (status !== null && status >= 300 && status < 500) return "refused";
  return number < ATTEMPT_DELAYS.length ? "pending" : "dropped";
}

/**
 * Records the outcome for the health of the webhook: one whose deliveries have all been dropped for three days becomes
 * inactive, and any reply resets this period.
 */
async function noteHealth(tx: Db, ref: DeliveryRef, status: DeliveryStatus): Promise<void> {
  if (status === "pending") return;
  const own = and(eq(webhooks.organizationId, ref.organizationId), eq(webhooks.id, ref.webhookId));
  if (status !== "dropped") {
    await tx.update(webhooks).set({ failingSince: null }).where(own);
    return;
  }
  const isLong = sql`${webhooks.failingSince} < now() - make_interval(days => ${SUSPEND_AFTER_DAYS})`;
  await tx
    .update(webhooks)
    .set({
      failingSince: sql`coalesce(${webhooks.failingSince}, now())`,
      active: sql`${webhooks.active} and not coalesce(${isLong}, false)`,
      suspendedAt: sql`case when ${webhooks.active} and ${isLong} then now() else ${webhooks.suspendedAt} end`,
    })
    .where(own);
}

const isDelivery = ({ organizationId, id }: DeliveryRef) =>
  and(eq(webhookDeliveries.organizationId, organizationId), eq(webhookDeliveries.id, id));
