import { eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { invitations, users } from "@/db/schema/organizations";
import { signInAttempts, signUpLinks } from "@/db/schema/sessions";

/**
 * Deletes a person's login with their sessions, links and accounts elsewhere, and every row that holds their address.
 * Rows about what they did keep their id. Their memberships must have been ended before (`endMembership`).
 */
export async function eraseLogin(tx: Db, userId: string): Promise<void> {
  const [gone] = await tx.delete(users).where(eq(users.id, userId)).returning({ email: users.email });
  if (!gone) return;
  const email = gone.email.toLowerCase();
  await tx.delete(invitations).where(eq(invitations.email, email));
  await tx.delete(signUpLinks).where(eq(signUpLinks.email, email));
  await tx.delete(signInAttempts).where(sql`right(${signInAttempts.subject}, ${email.length + 1}) = ${` ${email}`}`);
}
