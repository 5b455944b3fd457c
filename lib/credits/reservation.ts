import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { creditReservations } from "@/db/schema/credits";
import type { Caller } from "@/lib/auth/caller";
import { AppError } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { preparationVersion } from "@/lib/preparation/version";
import { moveCredits } from "./ledger";
import { PLAN_TERMS } from "./plans";
import { readBalance } from "./usage";

type Reservation = { organizationId: string; reservationId: string };

/**
 * Takes `amount` credits off the balance before work begins, so that two requests cannot spend the same credits.
 * INSUFFICIENT_CREDITS where the balance is too low and the plan allows no negative one. With `expiresAfter` (seconds)
 * the credits come back by themselves if the process dies; null is for jobs, whose end settles the reservation. The
 * reservation stores the version of the preparation that decided the amount.
 */
export async function reserveCredits(
  db: Db,
  caller: Pick<Caller, "organizationId" | "plan">,
  input: { amount: number; description: string; expiresAfter: number | null },
): Promise<string> {
  const { organizationId, plan } = caller;
  const reservationId = newId();
  const floor = PLAN_TERMS[plan].allowsNegativeBalance ? {} : { floor: 0 };
  return db.transaction(async (tx) => {
    if (input.amount > 0) {
      const movement = { organizationId, reservationId, description: input.description, ...floor };
      const balance = await moveCredits(tx, { ...movement, kind: "reservation", amount: -input.amount });
      if (balance === null) throw await insufficient(tx, organizationId, input.amount);
    }
    await tx.insert(creditReservations).values({
      organizationId,
      id: reservationId,
      amount: input.amount,
      preparation: preparationVersion(),
      expiresAt: input.expiresAfter === null ? null : sql`now() + make_interval(secs => ${input.expiresAfter})`,
    });
    return reservationId;
  });
}

async function insufficient(db: Db, organizationId: string, amount: number): Promise<AppError> {
  const balance = await readBalance(db, organizationId);
  return new AppError(
    "INSUFFICIENT_CREDITS",
    `Your organization has ${balance} credits remaining but this request requires ${amount}.`,
  );
}

/** Charges `used` of the reserved credits and gives the rest back; a second call changes nothing. */
export async function settleReservation(db: Db, reservation: Reservation, used: number): Promise<void> {
  await closeReservation(db, reservation, used, "Unused part of a reservation");
}

/** Gives all reserved credits back. */
export async function releaseReservation(db: Db, reservation: Reservation): Promise<void> {
  await closeReservation(db, reservation, 0, "Work that was not done");
}

async function closeReservation(db: Db, reservation: Reservation, used: number, description: string): Promise<void> {
  const { organizationId, reservationId } = reservation;
  await db.transaction(async (tx) => {
    const [closed] = await tx
      .update(creditReservations)
      .set({ settledAt: sql`now()` })
      .where(
        and(
          eq(creditReservations.organizationId, organizationId),
          eq(creditReservations.id, reservationId),
          isNull(creditReservations.settledAt),
        ),
      )
      .returning({ amount: creditReservations.amount });
    if (!closed || closed.amount === used) return;
    const kind = used === 0 ? "release" : "settlement";
    await moveCredits(tx, { organizationId, kind, amount: closed.amount - used, description, reservationId });
  });
}

/** Gives back the credits of expired reservations, whose process has died, and returns how many there were. */
export async function releaseExpiredReservations(db: Db): Promise<number> {
  const expired = await db
    .select({ organizationId: creditReservations.organizationId, reservationId: creditReservations.id })
    .from(creditReservations)
    .where(and(isNull(creditReservations.settledAt), lt(creditReservations.expiresAt, sql`now()`)))
    .limit(1000);
  for (const reservation of expired) await releaseReservation(db, reservation);
  return expired.length;
}
