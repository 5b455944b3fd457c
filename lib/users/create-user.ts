import { sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { z } from "zod";
import type { Db } from "@/db/client";
import { users } from "@/db/schema/organizations";
import { AppError, type Issue } from "@/lib/errors";
import { hashPassword } from "./password";

export const PASSWORD_LENGTH = { min: 8, max: 256 };

export type User = { id: string; email: string };

/** Creates a person who may sign in. VALIDATION_ERROR for a bad address or password, CONFLICT for a known address. */
export async function createUser(db: Db, input: { email: string; password: string }): Promise<User> {
  const email = input.email.trim();
  const issues = [...emailIssues(email), ...passwordIssues(input.password)];
  if (issues.length > 0) {
    throw new AppError("VALIDATION_ERROR", issues.map((issue) => issue.message).join(" "), { issues });
  }
  const [user] = await db
    .insert(users)
    .values({ id: uuid(), email, passwordHash: await hashPassword(input.password) })
    .onConflictDoNothing()
    .returning({ id: users.id, email: users.email });
  if (!user) throw new AppError("CONFLICT", `There is a user ${email} already.`);
  return user;
}

/** The user with this address, whatever its letter case, with the password's hash; null where there is none. */
export async function findUserByEmail(db: Db, email: string) {
  const [user] = await db.select().from(users).where(sql`lower(${users.email}) = lower(${email.trim()})`);
  return user ?? null;
}

function emailIssues(email: string): Issue[] {
  return z.email().max(254).safeParse(email).success
    ? []
    : [{ path: "email", message: "This is not an email address." }];
}

function passwordIssues(password: string): Issue[] {
  const { min, max } = PASSWORD_LENGTH;
  return password.length >= min && password.length <= max
    ? []
    : [{ path: "password", message: `A password has ${min} to ${max} characters.` }];
}
