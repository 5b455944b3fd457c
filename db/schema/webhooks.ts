import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { bytea, createdAt, moment, organizationId, updatedAt } from "./columns";
import { organizations } from "./organizations";
import { DELIVERY_STATUSES, type WebhookEvent, type WebhookSubscription } from "./terms";

export const deliveryStatus = pgEnum("delivery_status", DELIVERY_STATUSES);

export const webhooks = pgTable(
  "webhooks",
  {
    organizationId: organizationId().references(() => organizations.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    url: text("url").notNull(),
    events: text("events").array().notNull().$type<WebhookSubscription[]>(),
    /** The signing secret, encrypted. */
    secret: bytea("secret").notNull(),
    /** The previous secret, encrypted; deliveries are signed with it too until `previousSecretUntil`. */
    previousSecret: bytea("previous_secret"),
    previousSecretUntil: moment("previous_secret_until"),
    /** The person who was shown the secret, who may have left since; null if a program or the operator was. */
    secretShownTo: uuid("secret_shown_to"),
    active: boolean("active").notNull().default(true),
    /** When the first delivery since the last success was dropped. */
    failingSince: moment("failing_since"),
    /** When the service deactivated it because deliveries kept failing. */
    suspendedAt: moment("suspended_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

/** The outbox: an event for one webhook, written in the transaction that caused the event. */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    organizationId: organizationId(),
    id: uuid("id").notNull(),
    webhookId: uuid("webhook_id").notNull(),
    event: text("event").notNull().$type<WebhookEvent>(),
    /** The raw body, the same for every attempt. */
    payload: text("payload").notNull(),
    isTest: boolean("is_test").notNull().default(false),
    status: deliveryStatus("status").notNull().default("pending"),
    /** The attempts made since the delivery was last started; a redelivery begins again at attempt 1. */
    attempts: smallint("attempts").notNull().default(0),
    /** How often the delivery has been started: 1, plus one for every redelivery. */
    round: integer("round").notNull().default(1),
    /** When the attempt that is running now began. */
    attemptBeganAt: moment("attempt_began_at"),
    /** When the event that starts the durable function was sent. */
    announcedAt: moment("announced_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.webhookId],
      foreignColumns: [webhooks.organizationId, webhooks.id],
    }).onDelete("cascade"),
    index("webhook_deliveries_listed").on(table.organizationId, table.webhookId, table.id),
    index("webhook_deliveries_pending").on(table.createdAt).where(sql`${table.status} = 'pending'`),
    index("webhook_deliveries_by_age").on(table.createdAt),
  ],
);

/** One attempt at a delivery: the reply and its duration, or why there was no reply. */
export const webhookAttempts = pgTable(
  "webhook_attempts",
  {
    organizationId: organizationId(),
    deliveryId: uuid("delivery_id").notNull(),
    id: bigint("id", { mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    round: integer("round").notNull(),
    number: smallint("number").notNull(),
    startedAt: moment("started_at").notNull(),
    durationMs: integer("duration_ms").notNull(),
    /** HTTP status; null if no reply came. */
    status: smallint("status"),
    /** The first 1 KiB of the reply. */
    answer: text("answer"),
    /** Why no reply came, in a sentence. */
    error: text("error"),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.deliveryId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.deliveryId],
      foreignColumns: [webhookDeliveries.organizationId, webhookDeliveries.id],
    }).onDelete("cascade"),
  ],
);
