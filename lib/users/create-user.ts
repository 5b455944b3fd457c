import { sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { z } from "zod";
import type { Db } from "@/db/client";
import { users } from "@/db/schema/organizations";
import { AppError, type Issue, invalidForm } from "@/lib/errors/app-error";
import { hashPassword } from "./password";
import { PASSWORD_LENGTH, passwordIssues } from "./password-rules";

/** The shortest password that an operator may set. People who choose their own must follow stricter rules. */
const MIN_OPERATOR = 8;

export type User = { id: string; email: string };

/**
 * Creates a person who may sign in, for an operator. Throws VALIDATION_ERROR for a bad address or a password under 8
 * characters, CONFLICT for a known address.
 */
export async function createUser(db: Db, input: { email: string; password: string }): Promise<User> {
  const { password } = input;
  const isLong = password.length >= MIN_OPERATOR && password.length <= PASSWORD_LENGTH.max;
  const message = `A password has ${MIN_OPERATOR} to ${PASSWORD_LENGTH.max} characters.`;
  return addUser(db, { ...input, isVerified: true }, isLong ? [] : [{ path: "password", message }]);
}

/**
 * Creates a person who chose their own password. Throws VALIDATION_ERROR for a bad address or a weak password, CONFLICT
 * for a known address.
 */
export async function registerUser(
  db: Db,
  input: { email: string; password: string; isVerified: boolean },
): Promise<User> {
  return addUser(db, input, passwordIssues(input.password, input.email.trim()));
}

type NewUser = { email: string; password: string | null; isVerified: boolean };

/** Creates a person who signs in through another service. */
export const createUserWithoutPassword = (db: Db, email: string): Promise<User> =>
  addUser(db, { email, password: null, isVerified: true }, []);

async function addUser(db: Db, input: NewUser, passwordProblems: Issue[]): Promise<User> {
  const email = input.email.trim();
  const issues = [...emailIssues(email), ...passwordProblems];
  if (issues.length > 0) throw invalidForm(issues);
  const [user] = await db
    .insert(users)
    .values({
      id: uuid(),
      email,
      passwordHash: input.password === null ? null : await hashPassword(input.password),
      emailVerifiedAt: input.isVerified ? new Date() : null,
    })
    .onConflictDoNothing()
    .returning({ id: users.id, email: users.email });
  if (user) return user;
  const message = `There is already a user ${email}.`;
  throw new AppError("CONFLICT", message, { issues: [{ path: "email", message }] });
}

/** The user with this address, in any letter case, with the password's hash; null if there is none. */
export async function findUserByEmail(db: Db, email: string) {
  const [user] = await db.select().from(users).where(sql`lower(${users.email}) = lower(${email.trim()})`);
  return user ?? null;
}

/** What is wrong with an e-mail address; empty if it is valid. */
export function emailIssues(email: string): Issue[] {
  return z.email().max(254).safeParse(email).success
    ? []
    : [{ path: "email", message: "This is not an email address." }];
}
