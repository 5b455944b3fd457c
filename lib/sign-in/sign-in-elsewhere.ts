import { and, eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { memberships, users } from "@/db/schema/organizations";
import { linkedAccounts } from "@/db/schema/sessions";
import type { Origin } from "@/lib/audit/record-action";
import { isInvited, joinByVerifiedEmail } from "@/lib/organizations/invitations";
import { createUserWithoutPassword, findUserByEmail, type User } from "@/lib/users/create-user";
import { openSession, type SignInOrigin } from "./open-session";

/** A person's account at another sign-in service. `subject` is the service's id for the person, which never changes. */
export type OutsideAccount = { provider: string; subject: string; email: string | null; isEmailVerified: boolean };

export type OutsideSignIn =
  | { outcome: "signed_in"; sessionId: string; user: User }
  /** The other service has not verified the e-mail address. */
  | { outcome: "unverified" }
  /** Nobody with this address has a login or an invitation. */
  | { outcome: "unknown" }
  /** The login with this address belongs to somebody who never verified the address. */
  | { outcome: "unproven" }
  | { outcome: "no_organization" };

/**
 * Signs a person in by their account at another service. The first time, a verified address links the account to the
 * login with that address, or accepts an open invitation and creates the login.
 */
export async function signInElsewhere(db: Db, account: OutsideAccount, origin: SignInOrigin): Promise<OutsideSignIn> {
  return db.transaction(async (tx) => {
    const found = (await findLinked(tx, account)) ?? (await link(tx, account, origin));
    if (typeof found === "string") return { outcome: found };
    const isMember = await tx.select().from(memberships).where(eq(memberships.userId, found.id)).limit(1);
    if (isMember.length === 0 && (await joinByVerifiedEmail(tx, found, origin)) === 0)
      return { outcome: "no_organization" };
    return { outcome: "signed_in", sessionId: await openSession(tx, found.id, origin), user: found };
  });
}

async function findLinked(tx: Db, { provider, subject }: OutsideAccount): Promise<User | null> {
  const [user] = await tx
    .select({ id: users.id, email: users.email })
    .from(linkedAccounts)
    .innerJoin(users, eq(users.id, linkedAccounts.userId))
    .where(and(eq(linkedAccounts.provider, provider), eq(linkedAccounts.subject, subject)));
  return user ?? null;
}

async function link(
  tx: Db,
  account: OutsideAccount,
  origin: Origin,
): Promise<User | "unverified" | "unknown" | "unproven"> {
  const { provider, subject, email, isEmailVerified } = account;
  if (email === null || !isEmailVerified) return "unverified";
  const known = await findUserByEmail(tx, email);
  if (known && known.emailVerifiedAt === null) return "unproven";
  const user = known ?? (await createInvited(tx, email, origin));
  if (!user) return "unknown";
  await tx.insert(linkedAccounts).values({ provider, subject, userId: user.id }).onConflictDoNothing();
  return { id: user.id, email: user.email };
}

async function createInvited(tx: Db, email: string, origin: Origin): Promise<User | null> {
  if (!(await isInvited(tx, email))) return null;
  const user = await createUserWithoutPassword(tx, email);
  await joinByVerifiedEmail(tx, user, origin);
  return user;
}
