import { and, eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { webhooks } from "@/db/schema/webhooks";
import { type Caller, personOf } from "@/lib/auth/caller";
import { AppError } from "@/lib/errors/app-error";
import { showStored } from "./manage-webhooks";
import { newSecret, sealSecret } from "./sign";

const OVERLAP_HOURS = 24;

/**
 * Gives a webhook a new signing secret, which only this reply shows. The previous secret also signs for 24 hours; an
 * older one stops at once. Throws NOT_FOUND if the webhook is not the caller's.
 */
export async function rotateSecret(db: Db, caller: Caller, id: string) {
  const secret = newSecret();
  const [rotated] = await db
    .update(webhooks)
    .set({
      secret: sealSecret(secret, id),
      secretShownTo: personOf(caller),
      previousSecret: sql`${webhooks.secret}`,
      previousSecretUntil: sql`now() + make_interval(hours => ${OVERLAP_HOURS})`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(webhooks.organizationId, caller.organizationId), eq(webhooks.id, id)))
    .returning();
  if (!rotated) throw new AppError("NOT_FOUND", "This webhook does not exist.");
  return { ...showStored(rotated), secret, previous_secret_until: rotated.previousSecretUntil };
}
