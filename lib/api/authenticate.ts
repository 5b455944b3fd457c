import type { Db } from "@/db/client";
import type { Caller } from "@/lib/auth/caller";
import { type FoundKey, findApiKey } from "@/lib/auth/find-api-key";
import { isOwnRequest } from "@/lib/auth/own-origin";
import type { Scope } from "@/lib/auth/scopes";
import { callerOf, readSession } from "@/lib/auth/session";
import { sessionIdOf } from "@/lib/auth/session-cookie";
import { AppError } from "@/lib/errors";
import { findAccessToken, notExpress } from "@/lib/oauth/find-access-token";

const MANAGED = "x-managed-organization";

/**
 * The holder of the request's credential; UNAUTHORIZED without one, or with an unknown one. A bearer token comes first.
 */
export async function authenticate(db: Db, headers: Headers): Promise<FoundKey> {
  const authorization = bearerIn(headers);
  if (authorization !== null) return { caller: await bearerOf(db, authorization, headers), lapsed: null };
  if (headers.has(MANAGED)) throw notExpress();
  const key = headers.get("x-api-key");
  const found = key ? await findApiKey(db, key) : await findSession(db, headers);
  if (found) return found;
  throw new AppError("UNAUTHORIZED", remedyFor(key, headers));
}

/** Generated clients may send one API key in both headers; it is then taken from `x-api-key`. */
function bearerIn(headers: Headers): string | null {
  const authorization = headers.get("authorization");
  const isKey = authorization?.replace(/^bearer +/i, "") === headers.get("x-api-key");
  return isKey ? null : authorization;
}

async function bearerOf(db: Db, authorization: string, headers: Headers): Promise<Caller> {
  const token = /^bearer +([\w.~+/-]+=*)$/i.exec(authorization)?.[1];
  const caller = token ? await findAccessToken(db, token, headers.get(MANAGED)) : null;
  if (caller) return caller;
  const remedy = authorization.includes("svc_live_")
    ? "This is an API key. Send it in the x-api-key header, without Bearer."
    : "This bearer token is unknown, revoked or expired. Request a new one.";
  throw new AppError("UNAUTHORIZED", remedy);
}

function remedyFor(key: string | null, headers: Headers): string {
  if (key) return "This API key does not exist. Check the x-api-key header.";
  if (isOwnRequest(headers)) return "You are signed out. Sign in again.";
  return "Send your API key in the x-api-key header.";
}

/**
 * The person signed in by cookie. The cookie is accepted only in requests from the service's own pages (reading ones
 * too), so that no other site can use it.
 */
async function findSession(db: Db, headers: Headers): Promise<FoundKey | null> {
  if (headers.has("x-api-key") || !headers.has("cookie")) return null;
  const sessionId = await sessionIdOf(headers);
  if (sessionId === null) return null;
  if (!isOwnRequest(headers)) {
    throw new AppError("UNAUTHORIZED", "A sign-in counts only for this service's own pages. Send an API key instead.");
  }
  const member = await readSession(db, sessionId);
  return member && { caller: callerOf(member), lapsed: null };
}

/** INSUFFICIENT_SCOPE where the key was revoked or has expired; the message names the scope that it would need. */
export function refuseLapsed({ lapsed }: FoundKey, scope: Scope | "any"): void {
  if (!lapsed) return;
  const required = scope === "any" ? "" : ` Required scope: ${scope}`;
  throw new AppError("INSUFFICIENT_SCOPE", `API key ${lapsed}.${required}`);
}
