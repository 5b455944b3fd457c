import { headers } from "next/headers";
import { notFound, redirect } from "next/navigation";
import { cache } from "react";
import { admitPage } from "@/lib/api/admission";
import { senderOf } from "@/lib/api/sender";
import type { Member } from "@/lib/auth/caller";
import { readSession } from "@/lib/auth/session";
import { sessionIdOf } from "@/lib/auth/session-cookie";
import { db } from "@/lib/runtime/db";
import { signInPath } from "@/lib/sign-in/return-path";

/**
 * The signed-in member, looked up once per request; null for a visitor. The page takes places of the organization, or
 * of the visitor's address, until it has been sent.
 */
export const currentMember = cache(async (): Promise<Member | null> => {
  const sent = await headers();
  const sessionId = await sessionIdOf(sent);
  const member = sessionId === null ? null : await readSession(db, sessionId);
  await admitPage(member?.organization.id ?? senderOf(sent).address);
  return member;
});

/** For pages that show everybody the same: the page takes places of the visitor's address until it has been sent. */
export const admitVisitor = cache(async (): Promise<void> => {
  await admitPage(senderOf(await headers()).address);
});

/** The pages that coders see; within a question `readPage` decides. */
const FOR_CODERS = /^\/($|projects\/[0-9a-f-]{36}(\/questions\/[^/]+)?$|settings\/account$|accept-invitation|oauth\/)/i;

/**
 * The signed-in member. A visitor is sent to the sign-in page, which leads back to `path`. Coders find no other pages
 * than theirs.
 */
export async function requireMember(path: string): Promise<Member> {
  const member = await currentMember();
  if (!member) redirect(signInPath(path));
  if (member.role === "coder" && !FOR_CODERS.test(path)) notFound();
  return member;
}
