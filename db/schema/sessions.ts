import { boolean, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { bytea, createdAt, moment } from "./columns";
import { users } from "./organizations";

/**
 * Browsers that are signed in. A cookie is valid only as long as its row exists, so deleting the row signs the browser
 * out.
 */
export const sessions = pgTable(
  "sessions",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The organization that the person chose to act for; counts only while they are a member of it. */
    actingFor: uuid("acting_for"),
    /** The browser's `User-Agent`. */
    userAgent: text("user_agent").notNull().default(""),
    lastUsedAt: moment("last_used_at").notNull().defaultNow(),
    expiresAt: moment("expires_at").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("sessions_by_user").on(table.userId), index("sessions_by_expiry").on(table.expiresAt)],
);

/** Counts failed sign-ins, password resets and sign-ups per e-mail or network address since the window began. */
export const signInAttempts = pgTable("sign_in_attempts", {
  subject: text("subject").primaryKey(),
  /** In Unix epoch seconds. */
  windowStart: integer("window_start").notNull(),
  attempts: integer("attempts").notNull(),
});

/** Links that let somebody set a new password; each works once, and only the last one of a user. */
export const passwordResets = pgTable("password_resets", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** SHA-256 of the link's token. */
  tokenHash: bytea("token_hash").notNull().unique(),
  /** True if the link was mailed, so that using it proves the address. */
  mailed: boolean("mailed").notNull(),
  expiresAt: moment("expires_at").notNull(),
});

/**
 * Links with which strangers prove their address and create an organization. Only one of an address's links can be
 * used, once.
 */
export const signUpLinks = pgTable(
  "sign_up_links",
  {
    /** SHA-256 of the link's token. */
    tokenHash: bytea("token_hash").primaryKey(),
    /** In lower case. */
    email: text("email").notNull(),
    /** The name of the organization. */
    organization: text("organization").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("sign_up_links_by_email").on(table.email)],
);

/** Accounts at other services with which people sign in. */
export const linkedAccounts = pgTable(
  "linked_accounts",
  {
    provider: text("provider").notNull(),
    /** The provider's permanent id of the person: the `sub` claim of OpenID Connect. */
    subject: text("subject").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index("linked_accounts_by_user").on(table.userId),
  ],
);
