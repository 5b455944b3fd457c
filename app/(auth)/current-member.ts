import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { joinShareOf } from "@/db/connection-holder.mjs";
import type { Member } from "@/lib/auth/caller";
import { readSession } from "@/lib/auth/session";
import { sessionIdOf } from "@/lib/auth/session-cookie";
import { db } from "@/lib/db";
import { signInPath } from "@/lib/sign-in/return-path";

/**
 * The signed-in member, looked up once per request; null for a visitor. From then on, the page's queries use the
 * organization's share of the database connections.
 */
export const currentMember = cache(async (): Promise<Member | null> => {
  const sessionId = await sessionIdOf(await headers());
  const member = sessionId === null ? null : await readSession(db, sessionId);
  if (member) joinShareOf(member.organization.id);
  return member;
});

/** The signed-in member. A visitor is sent to the sign-in page, which leads back to `path`. */
export async function requireMember(path: string): Promise<Member> {
  const member = await currentMember();
  if (!member) redirect(signInPath(path));
  return member;
}
