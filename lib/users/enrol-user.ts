import type { Db } from "@/db/client";
import { AppError } from "@/lib/errors/app-error";
import { createUser, findUserByEmail, type User } from "./create-user";
import { verifyPassword } from "./password";

/**
 * The user with this address and password, created if the address is new. Throws CONFLICT if the user has another
 * password; this function never changes a password.
 */
export async function enrolUser(db: Db, input: { email: string; password: string }): Promise<User> {
  const known = await findUserByEmail(db, input.email);
  if (!known) return createUser(db, input);
  if (await verifyPassword(known.passwordHash ?? "", input.password)) return { id: known.id, email: known.email };
  throw new AppError("CONFLICT", `There is already a user ${known.email}, with another password.`);
}
