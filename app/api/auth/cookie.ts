import { encode } from "next-auth/jwt";
import { SESSION_SECONDS } from "@/lib/auth/session";
import { authSecret, isSecure, type SessionToken } from "./options";

/** The name under which next-auth looks for its session. */
const NAME = `${isSecure ? "__Secure-" : ""}next-auth.session-token`;
const ATTRIBUTES = `Path=/; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;

export async function sessionCookie(token: SessionToken): Promise<string> {
  const value = await encode({ token, secret: authSecret(), maxAge: SESSION_SECONDS });
  return `${NAME}=${value}; Max-Age=${SESSION_SECONDS}; ${ATTRIBUTES}`;
}

export const clearedCookie = `${NAME}=; Max-Age=0; ${ATTRIBUTES}`;
