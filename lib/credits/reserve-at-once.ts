import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { withoutWaitingForDisk } from "@/db/commit";
import { creditAccounts, creditLedger, creditReservations } from "@/db/schema/credits";
import { managedOrganizations } from "@/db/schema/oauth";
import { preparationVersion } from "@/lib/preparation/version";
import { LOW_BALANCE } from "./ledger";

/**
 * Reserves credits in one statement, which does not wait for the disk: if the database server dies, reservation and
 * work are lost together. Returns false and changes nothing if one statement is not enough: if the organization belongs
 * to a partner, or if its balance would become so low that a webhook is due or that the plan may not allow it.
 */
export async function reserveAtOnce(
  db: Db,
  reservation: {
    organizationId: string;
    reservationId: string;
    amount: number;
    description: string;
    subjectId?: string;
    expiresAfter: number;
  },
): Promise<boolean> {
  const { organizationId, reservationId, amount, description, subjectId, expiresAfter } = reservation;
  const reserved = await db.execute(sql`
    with moved as (
      update ${creditAccounts} set balance = balance - ${amount}
      where organization_id = ${organizationId} and balance - ${amount} > ${LOW_BALANCE} and ${withoutWaitingForDisk}
        and not exists (select from ${managedOrganizations} where managed_id = ${organizationId})
      returning balance
    ), noted as (
      insert into ${creditLedger} (organization_id, kind, amount, balance_after, reservation_id, description, subject_id)
      select ${organizationId}, 'reservation', -${amount}::integer, balance, ${reservationId}::uuid, ${description},
        ${subjectId ?? null}::uuid
      from moved
    )
    insert into ${creditReservations} (organization_id, id, amount, preparation, expires_at)
    select ${organizationId}, ${reservationId}::uuid, ${amount}::integer, ${preparationVersion()},
      now() + make_interval(secs => ${expiresAfter}) from moved
    returning id`);
  return reserved.length > 0;
}
