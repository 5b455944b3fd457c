import { sql } from "drizzle-orm";
import { bigint, foreignKey, index, integer, pgEnum, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment, organizationId } from "./columns";
import { organizations } from "./organizations";
import { LEDGER_KINDS } from "./terms";

export const ledgerKind = pgEnum("ledger_kind", LEDGER_KINDS);

/** The balance after reservations; changed only together with its ledger row. */
export const creditAccounts = pgTable("credit_accounts", {
  organizationId: organizationId()
    .primaryKey()
    .references(() => organizations.id, { onDelete: "cascade" }),
  balance: integer("balance").notNull(),
  /** The number of months since the organization was created for which the monthly credits have been granted. */
  monthsGranted: integer("months_granted").notNull().default(0),
});

/** Append-only, by triggers: the amounts of an organization always sum to its balance. */
export const creditLedger = pgTable(
  "credit_ledger",
  {
    organizationId: organizationId().references(() => organizations.id, { onDelete: "cascade" }),
    id: bigint("id", { mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    kind: ledgerKind("kind").notNull(),
    amount: integer("amount").notNull(),
    balanceAfter: integer("balance_after").notNull(),
    reservationId: uuid("reservation_id"),
    /** In words; `{name}` stands for the present name of the subject. */
    description: text("description").notNull(),
    /** The question that was coded, or the managed organization of a transfer; null for other movements. */
    subjectId: uuid("subject_id"),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index("credit_ledger_by_subject")
      .on(table.organizationId, table.subjectId)
      .where(sql`${table.subjectId} is not null`),
    index("credit_ledger_by_reservation")
      .on(table.organizationId, table.reservationId)
      .where(sql`${table.reservationId} is not null`),
    index("credit_ledger_free_by_time")
      .on(table.organizationId, table.createdAt)
      .where(sql`${table.amount} = 0 and ${table.reservationId} is null`),
  ],
);

/** Credits set aside for work that has been accepted and is not settled yet. */
export const creditReservations = pgTable(
  "credit_reservations",
  {
    organizationId: organizationId(),
    id: uuid("id").notNull(),
    amount: integer("amount").notNull(),
    /** How many of these credits came from a partner's balance, and which partner's. */
    drawn: integer("drawn").notNull().default(0),
    drawnFrom: uuid("drawn_from"),
    /** The version of the preparation that decided which answers cost a credit. */
    preparation: text("preparation").notNull(),
    /** If the work dies without settling, its credits are returned after this moment; null for work of a job. */
    expiresAt: moment("expires_at"),
    settledAt: moment("settled_at"),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId],
      foreignColumns: [creditAccounts.organizationId],
    }).onDelete("cascade"),
    index("credit_reservations_open_by_expiry").on(table.expiresAt).where(sql`${table.settledAt} is null`),
  ],
);
