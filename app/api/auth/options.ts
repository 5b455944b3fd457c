import { headers } from "next/headers";
import type { NextAuthOptions } from "next-auth";
import { decode } from "next-auth/jwt";
import credentials from "next-auth/providers/credentials";
import { requestIdOf } from "@/lib/api/request-id";
import { senderOf } from "@/lib/api/sender";
import type { Member } from "@/lib/auth/caller";
import { readSession, revokeSession, SESSION_SECONDS } from "@/lib/auth/session";
import { authSecret, isSecure } from "@/lib/auth/session-cookie";
import { db } from "@/lib/runtime/db";
import { env } from "@/lib/runtime/env";
import { log } from "@/lib/runtime/log";
import { safeReturnPath } from "@/lib/sign-in/return-path";
import { signIn } from "@/lib/sign-in/sign-in";
import { signInElsewhere } from "@/lib/sign-in/sign-in-elsewhere";
import { outsideAccountOf, outsideProviders } from "./outside-providers";

export const authOptions = (): NextAuthOptions => ({
  secret: authSecret(),
  useSecureCookies: isSecure,
  session: { strategy: "jwt", maxAge: SESSION_SECONDS },
  pages: { signIn: "/sign-in", signOut: "/", error: "/sign-in" },
  providers: [
    credentials({
      credentials: { email: { type: "email" }, password: { type: "password" } },
      async authorize(given, request) {
        const result = await signIn(db, {
          email: given?.email ?? "",
          password: given?.password ?? "",
          ...senderOf(new Headers(request.headers)),
        });
        return result.outcome === "signed_in" ? { id: result.user.id, sid: result.sessionId } : null;
      },
    }),
    ...outsideProviders(),
  ],
  jwt: {
    async decode(params) {
      const token = await decode(params).catch(() => null);
      const member = typeof token?.sid === "string" ? await readSession(db, token.sid) : null;
      return token && member ? { ...token, member } : null;
    },
  },
  callbacks: {
    async signIn({ user, account, profile }) {
      if (!account || account.type === "credentials") return true;
      const sentWith = await headers();
      const origin = { ...senderOf(sentWith), requestId: requestIdOf(sentWith) };
      const result = await signInElsewhere(db, outsideAccountOf(account, profile ?? {}), origin);
      if (result.outcome !== "signed_in") return `/sign-in?error=${result.outcome}`;
      Object.assign(user, { id: result.user.id, email: result.user.email, sid: result.sessionId });
      return true;
    },
    jwt({ token, user }) {
      const { member: _, ...rest } = token;
      return user && "sid" in user ? { ...rest, sid: user.sid } : token;
    },
    session: ({ session, token }) => ({ ...session, ...(token.member as Member) }),
    redirect: ({ url }) => env.APP_URL + safeReturnPath(url, env.APP_URL),
  },
  events: {
    async signOut({ token }) {
      if (typeof token.sid === "string") await revokeSession(db, token.sid);
    },
  },
  logger: { warn() {}, debug() {}, error: reportUnlessEnded },
});

/** Logs what next-auth reports, unless it only says that a cookie's session has ended, which is normal. */
function reportUnlessEnded(code: string, detail: Error | { error: Error } | object) {
  const error = "error" in detail ? detail.error : detail;
  const reason = error instanceof Error ? error.message : "";
  if (reason !== "JWT invalid") log.error({ code, reason }, "sign-in failed unexpectedly");
}
