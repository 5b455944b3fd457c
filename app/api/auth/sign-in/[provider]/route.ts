import { createHash, randomBytes } from "node:crypto";
import { cookies } from "next/headers";
import { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { requestIdOf } from "@/lib/api/request-id";
import { authSecret, isSecure } from "@/lib/auth/session-cookie";
import { env } from "@/lib/env";
import { safeReturnPath } from "@/lib/sign-in/return-path";
import { seeOther } from "../../form";
import { authOptions } from "../../options";
import { OUTSIDE_PROVIDERS } from "../../outside-providers";

type Context = { params: Promise<{ provider: string }> };

/**
 * Sends the browser to sign in elsewhere; it comes back to next-auth's callback. A link and not a form, since the
 * pages' forms may lead to no other site. It is bound to the browser by state, nonce and PKCE, and changes nothing.
 */
export async function GET(request: Request, context: Context): Promise<Response> {
  const { provider } = await context.params;
  const trace = { "X-Request-Id": requestIdOf(request.headers) };
  if (!OUTSIDE_PROVIDERS.some(({ id }) => id === provider)) return seeOther("/sign-in", trace);
  const callbackUrl = safeReturnPath(new URL(request.url).searchParams.get("callbackUrl"), env.APP_URL);
  const body = new URLSearchParams({ csrfToken: await newCsrfToken(), callbackUrl });
  const start = new NextRequest(`${env.APP_URL}/api/auth/signin/${provider}`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body,
  });
  return NextAuth(authOptions())(start, { params: Promise.resolve({ nextauth: ["signin", provider] }) });
}

/** A pair of cookie and token as next-auth makes them for its own forms. */
async function newCsrfToken(): Promise<string> {
  const token = randomBytes(32).toString("hex");
  const proof = createHash("sha256").update(`${token}${authSecret()}`).digest("hex");
  (await cookies()).set(`${isSecure ? "__Host-" : ""}next-auth.csrf-token`, `${token}|${proof}`, {
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure: isSecure,
  });
  return token;
}
