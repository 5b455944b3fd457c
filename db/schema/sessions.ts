import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment } from "./columns";
import { users } from "./organizations";

/** Browsers that are signed in. A cookie is worth nothing without its row, so deleting the row signs out. */
export const sessions = pgTable(
  "sessions",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The organization that the person chose to act for; counts only while they are a member of it. */
    actingFor: uuid("acting_for"),
    /** How the browser names itself. */
    userAgent: text("user_agent").notNull().default(""),
    lastUsedAt: moment("last_used_at").notNull().defaultNow(),
    expiresAt: moment("expires_at").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("sessions_by_user").on(table.userId), index("sessions_by_expiry").on(table.expiresAt)],
);

/** Sign-ins that were tried with one e-mail or from one address since the window began, and did not succeed. */
export const signInAttempts = pgTable("sign_in_attempts", {
  subject: text("subject").primaryKey(),
  /** In Unix epoch seconds. */
  windowStart: integer("window_start").notNull(),
  attempts: integer("attempts").notNull(),
});
