import { sql } from "drizzle-orm";
import { boolean, index, pgEnum, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { bytea, createdAt, moment, organizationId } from "./columns";
import { PLANS, ROLES } from "./terms";

export const plan = pgEnum("plan", PLANS);
export const role = pgEnum("role", ROLES);

export const organizations = pgTable("organizations", {
  id: uuid("id").primaryKey(),
  name: text("name").notNull(),
  plan: plan("plan").notNull(),
  isTrial: boolean("is_trial").notNull().default(false),
  createdAt: createdAt(),
});

export const users = pgTable(
  "users",
  {
    id: uuid("id").primaryKey(),
    email: text("email").notNull(),
    /** Null for people who sign in elsewhere. */
    passwordHash: text("password_hash"),
    /** When the person proved that the address is theirs; null until then. */
    emailVerifiedAt: moment("email_verified_at"),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("users_by_email").on(sql`lower(${table.email})`)],
);

export const memberships = pgTable(
  "memberships",
  {
    organizationId: organizationId().references(() => organizations.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    role: role("role").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.userId] }),
    uniqueIndex("memberships_by_user").on(table.userId, table.organizationId),
  ],
);

/** Open invitations. A second invitation of the same address replaces the first. */
export const invitations = pgTable(
  "invitations",
  {
    organizationId: organizationId().references(() => organizations.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    /** In lower case. */
    email: text("email").notNull(),
    role: role("role").notNull(),
    /** The projects on which the person is named when they accept. */
    projectIds: uuid("project_ids").array().notNull().default([]),
    /** SHA-256 of the link's token. */
    tokenHash: bytea("token_hash").notNull(),
    invitedBy: uuid("invited_by").references(() => users.id, { onDelete: "set null" }),
    /** True if the link was mailed, so that opening it proves the address. */
    mailed: boolean("mailed").notNull(),
    expiresAt: moment("expires_at").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    uniqueIndex("invitations_by_token").on(table.tokenHash),
    uniqueIndex("invitations_by_email").on(table.organizationId, table.email),
    index("invitations_by_inviter").on(table.invitedBy),
  ],
);
