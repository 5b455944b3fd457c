import { decode, encode } from "next-auth/jwt";
import { ConfigurationError, env } from "@/lib/runtime/env";
import { SESSION_SECONDS } from "./session";

/** The content of the cookie: the ids of user and session. The cookie stops working when the session is deleted. */
export type SessionToken = { sub: string; sid: string };

export const isSecure = env.APP_URL.startsWith("https:");

/** The name under which next-auth looks for its session. */
const NAME = `${isSecure ? "__Secure-" : ""}next-auth.session-token`;
const ATTRIBUTES = { name: NAME, path: "/", httpOnly: true, sameSite: "lax", secure: isSecure } as const;

export type Cookie = typeof ATTRIBUTES & { value: string; maxAge: number };

/** The key that signs session cookies. Throws ConfigurationError if it is not set. */
export function authSecret(): string {
  if (env.NEXTAUTH_SECRET) return env.NEXTAUTH_SECRET;
  throw new ConfigurationError("NEXTAUTH_SECRET is not set: sign-in needs it.");
}

/** The cookie of a session, encrypted as next-auth expects it. */
export async function sessionCookie(token: SessionToken): Promise<Cookie> {
  const value = await encode({ token, secret: authSecret(), maxAge: SESSION_SECONDS });
  return { ...ATTRIBUTES, value, maxAge: SESSION_SECONDS };
}

/** A cookie that makes the browser delete the session's cookie. */
export const clearedCookie: Cookie = { ...ATTRIBUTES, value: "", maxAge: 0 };

/** The session's id from the `Cookie` header; null without a cookie, and for one that was forged or has expired. */
export async function sessionIdOf(headers: Headers): Promise<string | null> {
  const value = cookieOf(headers);
  const token = value ? await decode({ token: value, secret: authSecret() }).catch(() => null) : null;
  return typeof token?.sid === "string" ? token.sid : null;
}

function cookieOf(headers: Headers): string | undefined {
  const cookies = (headers.get("cookie") ?? "").split(";").map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(`${NAME}=`))?.slice(NAME.length + 1);
}
