import { redirect } from "next/navigation";
import { getServerSession } from "next-auth";
import { cache } from "react";
import type { Member } from "@/lib/auth/session";
import { authOptions } from "../api/auth/options";

/** Who is signed in, asked once per request; null for a visitor. */
export const currentMember = cache(() => getServerSession<ReturnType<typeof authOptions>, Member>(authOptions()));

/** Who is signed in; a visitor is sent to sign in and comes back to `path`. */
export async function requireMember(path: string): Promise<Member> {
  const member = await currentMember();
  if (!member) redirect(path === "/" ? "/sign-in" : `/sign-in?${new URLSearchParams({ callbackUrl: path })}`);
  return member;
}
