import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { type Member, readSession } from "@/lib/auth/session";
import { sessionIdOf } from "@/lib/auth/session-cookie";
import { db } from "@/lib/db";

/** Who is signed in, asked once per request; null for a visitor. */
export const currentMember = cache(async (): Promise<Member | null> => {
  const sessionId = await sessionIdOf(await headers());
  return sessionId === null ? null : readSession(db, sessionId);
});

/** Who is signed in; a visitor is sent to sign in and comes back to `path`. */
export async function requireMember(path: string): Promise<Member> {
  const member = await currentMember();
  if (!member) redirect(path === "/" ? "/sign-in" : `/sign-in?${new URLSearchParams({ callbackUrl: path })}`);
  return member;
}
