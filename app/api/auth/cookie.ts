import { decode, encode } from "next-auth/jwt";
import { SESSION_SECONDS } from "@/lib/auth/session";
import { authSecret, isSecure, type SessionToken } from "./options";

/** The name under which next-auth looks for its session. */
const NAME = `${isSecure ? "__Secure-" : ""}next-auth.session-token`;
const ATTRIBUTES = `Path=/; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;

export async function sessionCookie(token: SessionToken): Promise<string> {
  const value = await encode({ token, secret: authSecret(), maxAge: SESSION_SECONDS });
  return `${NAME}=${value}; Max-Age=${SESSION_SECONDS}; ${ATTRIBUTES}`;
}

/** The id of the session that a cookie stands for; null for none, and for one that was tampered with or ran out. */
export async function sessionIdOf(cookies: {
  get(name: string): { value: string } | undefined;
}): Promise<string | null> {
  const value = cookies.get(NAME)?.value;
  const token = value ? await decode({ token: value, secret: authSecret() }).catch(() => null) : null;
  return typeof token?.sid === "string" ? token.sid : null;
}

export const clearedCookie = `${NAME}=; Max-Age=0; ${ATTRIBUTES}`;
