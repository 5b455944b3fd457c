import { cookies } from "next/headers";
import { endpoints } from "@/lib/api/endpoints";
import { requestIdOf } from "@/lib/api/request-id";
import { revokeSession } from "@/lib/auth/session";
import { clearedCookie, sessionIdOf } from "@/lib/auth/session-cookie";
import { db } from "@/lib/runtime/db";
import { env } from "@/lib/runtime/env";
import { safeReturnPath, signInPath } from "@/lib/sign-in/return-path";
import { isOwnForm, readForm, seeOther } from "../form";

/**
 * Takes the sign-out form and ends the session for good, so that copies of its cookie are useless. If the form names a
 * page, the user signs in to another account and returns to that page.
 */
async function take(request: Request): Promise<Response> {
  const trace = { "X-Request-Id": requestIdOf(request.headers) };
  if (!isOwnForm(request.headers)) return seeOther("/", trace);
  const returnPath = safeReturnPath((await readForm(request)).get("callbackUrl"), env.APP_URL);
  const sessionId = await sessionIdOf(request.headers);
  if (sessionId !== null) await revokeSession(db, sessionId);
  (await cookies()).set(clearedCookie);
  return seeOther(signInPath(returnPath, { news: "out" }), trace);
}

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({ method: "POST", handle: take });
