import { cookies } from "next/headers";
import { createSession } from "@/lib/auth/session";
import { sessionCookie } from "@/lib/auth/session-cookie";
import { db } from "@/lib/db";
import { senderOf } from "./run-form";

/** Signs a person in who has just proven who they are. */
export async function openSession(userId: string): Promise<void> {
  const { userAgent } = await senderOf();
  const sessionId = await createSession(db, userId, userAgent);
  (await cookies()).set(await sessionCookie({ sub: userId, sid: sessionId }));
}
