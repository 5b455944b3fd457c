import { eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { memberships } from "@/db/schema/organizations";
import { type Attempt, countAttempt, forgiveAttempt } from "@/lib/auth/attempts";
import { findUserByEmail, type User } from "@/lib/users/create-user";
import { hashPassword, verifyPassword } from "@/lib/users/password";
import { noteRefusal } from "./note-refusal";
import { openSession, type SignInOrigin } from "./open-session";

type Failure =
  /** Unknown e-mail or wrong password. Neither the message nor the time reveals which. */
  { outcome: "refused" } | { outcome: "throttled"; retryAfterSeconds: number };

export type SignIn = { outcome: "signed_in"; sessionId: string; user: User } | Failure | { outcome: "no_organization" };

type Credentials = Attempt & { password: string };

/** Checks an e-mail and its password and opens a session. `address` is the network address that the attempt came from. */
export async function signIn(db: Db, input: Credentials & SignInOrigin): Promise<SignIn> {
  const proof = await provePassword(db, input);
  if (proof.outcome === "refused") await noteRefusal(db, input);
  if (proof.outcome !== "proven") return proof;
  const { user } = proof;
  const isMember = await db.select().from(memberships).where(eq(memberships.userId, user.id)).limit(1);
  if (isMember.length === 0) return { outcome: "no_organization" };
  return { outcome: "signed_in", sessionId: await openSession(db, user.id, input), user };
}

/** Checks an e-mail and its password, and counts the attempt. */
export async function provePassword(db: Db, input: Credentials): Promise<{ outcome: "proven"; user: User } | Failure> {
  if (input.email.includes("\0")) return { outcome: "refused" };
  const retryAfterSeconds = await countAttempt(db, "sign-in", input);
  if (retryAfterSeconds > 0) return { outcome: "throttled", retryAfterSeconds };

  const user = await findUserByEmail(db, input.email);
  const matches = await verifyPassword(user?.passwordHash ?? (await unmatchableHash()), input.password);
  if (!user || !matches) return { outcome: "refused" };

  await forgiveAttempt(db, input);
  return { outcome: "proven", user: { id: user.id, email: user.email } };
}

let unmatchable: Promise<string> | undefined;

/** A hash to compare with if the e-mail is unknown, so that the check takes as long as for a known one. */
const unmatchableHash = () => {
  unmatchable ??= hashPassword(crypto.randomUUID());
  return unmatchable;
};
