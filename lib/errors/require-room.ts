import { type AnyColumn, and, eq, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "@/db/client";
import { organizations } from "@/db/schema/organizations";
import { AppError } from "./app-error";

/**
 * Throws CONFLICT if an organization already has `max` rows of a table, counting those that `counted` selects. Call it
 * in the transaction that adds a row: it locks the organization's row, so that the second of two simultaneous requests
 * counts the row of the first.
 */
export async function requireRoom(
  tx: Db,
  table: PgTable & { organizationId: AnyColumn },
  organizationId: string,
  { max, what, act = "Delete", counted }: { max: number; what: string; act?: string; counted?: SQL | undefined },
): Promise<void> {
  await tx
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(organizations.id, organizationId))
    .for("no key update");
  const number = await tx.$count(table, and(eq(table.organizationId, organizationId), counted));
  if (number < max) return;
  throw new AppError("CONFLICT", `There are ${number.toLocaleString("en")} ${what}. ${act} one first.`);
}
