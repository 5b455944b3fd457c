import { sql } from "drizzle-orm";
import { boolean, pgEnum, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, organizationId } from "./columns";
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
    passwordHash: text("password_hash").notNull(),
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
