import { and, eq, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { withoutWaitingForDisk } from "@/db/commit";
import { LEASE_SECONDS, leaseEnd, whileLeased } from "@/db/lease";
import { releaseAfterFailure } from "@/db/outages";
import { creditAccounts, creditReservations } from "@/db/schema/credits";
import type { Caller } from "@/lib/auth/caller";
import { AppError } from "@/lib/errors/app-error";
import { newId } from "@/lib/ids/new-id";
import { preparationVersion } from "@/lib/preparation/version";
import { insufficientCredits } from "./insufficient";
import { moveCredits } from "./ledger";
import { drawFromPartner, returnToPartner } from "./partner-funds";
import { PLAN_TERMS } from "./plans";
import { reserveAtOnce } from "./reserve-at-once";
import { readSpendable } from "./usage";

type Payer = Pick<Caller, "organizationId" | "plan">;

type Input = { amount: number; description: string; subjectId?: string; expiresAfter: number | null };

type Reservation = { organizationId: string; reservationId: string };

/**
 * Takes `amount` credits off the balance before work begins, so that two requests cannot spend the same credits. With
 * `expiresAfter` (seconds), the credits are returned if the process dies; null is for jobs, whose end settles the
 * reservation. Stores the version of the preparation that decided the amount. Throws INSUFFICIENT_CREDITS if the plan
 * allows no negative balance and the balance is too low, even after the credits of expired reservations are returned.
 */
export async function reserveCredits(db: Db, caller: Payer, input: Input): Promise<string> {
  try {
    return await reserve(db, caller, input);
  } catch (error) {
    const isShort = error instanceof AppError && error.code === "INSUFFICIENT_CREDITS";
    if (!isShort || (await releaseExpiredReservations(db, caller.organizationId)) === 0) throw error;
    return reserve(db, caller, input);
  }
}

async function reserve(db: Db, { organizationId, plan }: Payer, input: Input): Promise<string> {
  const reservationId = newId();
  const floor = PLAN_TERMS[plan].allowsNegativeBalance ? {} : { floor: 0 };
  const { expiresAfter } = input;
  if (expiresAfter !== null && input.amount > 0) {
    if (await reserveAtOnce(db, { organizationId, reservationId, ...input, expiresAfter })) return reservationId;
  }
  return db.transaction(async (tx) => {
    if (expiresAfter !== null) await tx.execute(sql`select ${withoutWaitingForDisk}`);
    const funds = await drawFromPartner(tx, organizationId, input.amount);
    if (input.amount > 0) {
      const { description, subjectId } = input;
      const movement = { organizationId, reservationId, description, subjectId, ...floor };
      const balance = await moveCredits(tx, { ...movement, kind: "reservation", amount: -input.amount });
      if (balance === null) throw await insufficient(tx, organizationId, input.amount);
    }
    await tx.insert(creditReservations).values({
      organizationId,
      id: reservationId,
      amount: input.amount,
      ...funds,
      preparation: preparationVersion(),
      expiresAt: expiresAfter === null ? null : sql`now() + make_interval(secs => ${expiresAfter})`,
    });
    return reservationId;
  });
}

async function insufficient(db: Db, organizationId: string, amount: number): Promise<AppError> {
  const balance = await readSpendable(db, organizationId);
  return insufficientCredits({ remaining: balance, required: amount });
}

/**
 * Reserves credits while `work` runs; `work` settles the reservation in the transaction of its changes. If it fails or
 * its process dies, the credits are returned.
 */
export async function whileReserved<Result>(
  db: Db,
  caller: Payer,
  input: Omit<Input, "expiresAfter">,
  work: (reservation: Reservation) => Promise<Result>,
): Promise<Result> {
  const { organizationId } = caller;
  const reservationId = await reserveCredits(db, caller, { ...input, expiresAfter: LEASE_SECONDS });
  const reservation = { organizationId, reservationId };
  try {
    return await whileLeased(
      () => db.update(creditReservations).set({ expiresAt: leaseEnd }).where(isUnsettled(reservation)),
      () => work(reservation),
    );
  } catch (error) {
    await releaseAfterFailure(() => releaseReservation(db, reservation));
    throw error;
  }
}

/**
 * Charges `used` of the reserved credits and returns the rest. Throws SERVICE_UNAVAILABLE if the reservation is gone:
 * its work is then rolled back, so that nothing is coded for free. A `note` about the work gets a ledger row even if
 * nothing was left to return.
 */
export async function settleReservation(db: Db, reservation: Reservation, used: number, note?: string): Promise<void> {
  if (await closeReservation(db, reservation, used, { description: "Unused part of a reservation", note })) return;
  throw new AppError(
    "SERVICE_UNAVAILABLE",
    "The credits reserved for this request were given back before it ended. Nothing was coded or charged. Repeat it.",
  );
}

/** Returns all reserved credits. False, and nothing changes, if the reservation was closed before. */
export const releaseReservation = (db: Db, reservation: Reservation, onlyIf?: SQL): Promise<boolean> =>
  closeReservation(db, reservation, 0, { description: "Work that was not done", onlyIf });

/** False if the reservation was closed before. */
async function closeReservation(
  db: Db,
  reservation: Reservation,
  used: number,
  { description, note, onlyIf }: { description: string; note?: string | undefined; onlyIf?: SQL | undefined },
): Promise<boolean> {
  const { organizationId, reservationId } = reservation;
  return db.transaction(async (tx) => {
    const [closed] = await tx
      .update(creditReservations)
      .set({ settledAt: sql`now()` })
      .where(and(isUnsettled(reservation), onlyIf))
      .returning({
        amount: creditReservations.amount,
        drawn: creditReservations.drawn,
        drawnFrom: creditReservations.drawnFrom,
      });
    if (closed && (closed.amount !== used || note)) {
      const kind = used === 0 && closed.amount > 0 ? "release" : "settlement";
      const amount = closed.amount - used;
      const drawn = Math.min(Math.max(0, amount), closed.drawn);
      await returnToPartner(tx, organizationId, { ...closed, drawn }, async () => {
        const movement = { organizationId, kind, amount, reservationId } as const;
        await moveCredits(tx, {
          ...movement,
          description: [amount !== 0 && description, note].filter(Boolean).join(". "),
        });
      });
    } else if (closed?.amount === 0) {
      // No movement refers to this reservation, so it can be deleted. Otherwise every free call would leave a row
      // behind.
      await tx.delete(creditReservations).where(isReservation(reservation));
    }
    return closed !== undefined;
  });
}

const isReservation = ({ organizationId, reservationId }: Reservation) =>
  and(eq(creditReservations.organizationId, organizationId), eq(creditReservations.id, reservationId));

const isUnsettled = (reservation: Reservation) => and(isReservation(reservation), isNull(creditReservations.settledAt));

/**
 * Returns the credits of expired reservations, whose processes have died: of one organization or of all. Returns the
 * number of these reservations.
 */
export async function releaseExpiredReservations(db: Db, organizationId?: string): Promise<number> {
  const isExpired = lt(creditReservations.expiresAt, sql`now()`);
  const expired = await db
    .select({ organizationId: creditReservations.organizationId, reservationId: creditReservations.id })
    .from(creditReservations)
    .where(
      and(
        isExpired,
        isNull(creditReservations.settledAt),
        organizationId ? eq(creditReservations.organizationId, organizationId) : undefined,
      ),
    )
    .limit(1000);
  let released = 0;
  for (const reservation of expired) if (await releaseReservation(db, reservation, isExpired)) released += 1;
  return released;
}

/**
 * Returns all reserved credits of an organization that is about to be deleted, and keeps others from reserving more
 * until the transaction ends. Work that still runs can't be settled any more, and is rolled back.
 */
export async function releaseAllReservations(tx: Db, organizationId: string): Promise<void> {
  await tx
    .select({ balance: creditAccounts.balance })
    .from(creditAccounts)
    .where(eq(creditAccounts.organizationId, organizationId))
    .for("update");
  const open = await tx
    .select({ id: creditReservations.id })
    .from(creditReservations)
    .where(and(eq(creditReservations.organizationId, organizationId), isNull(creditReservations.settledAt)));
  for (const { id } of open) await releaseReservation(tx, { organizationId, reservationId: id });
}
