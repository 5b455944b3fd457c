import { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { requestIdOf } from "@/lib/api/request-id";
import { env } from "@/lib/runtime/env";
import { safeReturnPath } from "@/lib/sign-in/return-path";
import { newCsrfToken } from "./csrf-token";
import { seeOther } from "./form";
import { authOptions } from "./options";
import { OUTSIDE_PROVIDERS } from "./outside-providers";

/**
 * Sends the browser to an outside provider, which sends it back to next-auth's callback. This is a link, not a form,
 * because the content security policy does not let forms lead to other sites. State, nonce and PKCE bind the sign-in to
 * this browser.
 */
export async function beginOutsideSignIn(request: Request, provider: string): Promise<Response> {
  const trace = { "X-Request-Id": requestIdOf(request.headers) };
  if (!OUTSIDE_PROVIDERS.some(({ id }) => id === provider)) return seeOther("/sign-in", trace);
  const callbackUrl = safeReturnPath(new URL(request.url).searchParams.get("callbackUrl"), env.APP_URL);
  const body = new URLSearchParams({ csrfToken: await newCsrfToken(), callbackUrl });
  const begin = new NextRequest(`${env.APP_URL}/api/auth/signin/${provider}`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body,
  });
  return NextAuth(authOptions())(begin, { params: Promise.resolve({ nextauth: ["signin", provider] }) });
}
