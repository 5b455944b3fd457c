import type { Db } from "@/db/client";
import type { Caller } from "@/lib/auth/caller";
import type { FoundKey } from "@/lib/auth/find-api-key";
import { isOwnRequest } from "@/lib/auth/own-origin";
import type { Scope } from "@/lib/auth/scopes";
import { callerOf, readSession } from "@/lib/auth/session";
import { sessionIdOf } from "@/lib/auth/session-cookie";
import { AppError } from "@/lib/errors/app-error";
import { findAccessToken, notExpress, type TokenHolder } from "@/lib/oauth/find-access-token";
import { type Admitted, findCountedKey } from "./find-counted-key";
import { type Counter, countRequest } from "./rate-limit";

const MANAGED = "x-managed-organization";

/**
 * `refusal` is the error of a wrong `X-Managed-Organization`; it is thrown only after the checks of scope and rate
 * limit.
 */
type Authenticated = Admitted & { refusal: AppError | null };

/**
 * Finds the holder of the request's credential and counts the request. If there are several credentials, a bearer token
 * is used first. Throws UNAUTHORIZED if there is no credential, or if it is unknown; such a request is not counted.
 */
export async function authenticate(db: Db, headers: Headers, counter: Counter): Promise<Authenticated> {
  const authorization = bearerIn(headers);
  const key = headers.get("x-api-key");
  const refusal = headers.has(MANAGED) ? notExpress() : null;
  if (authorization === null && key) {
    const admitted = await findCountedKey(db, key, counter);
    if (admitted) return { ...admitted, refusal };
    throw new AppError("UNAUTHORIZED", "This API key does not exist. Check the x-api-key header.");
  }
  const holder =
    authorization === null
      ? { caller: await signedIn(db, headers), refusal }
      : await bearerOf(db, authorization, headers);
  return { ...holder, lapsed: null, limit: await countRequest(db, holder.caller, counter) };
}

/**
 * The bearer token. Generated clients may send their API key in both headers; then there is no token and `x-api-key`
 * counts.
 */
function bearerIn(headers: Headers): string | null {
  const authorization = headers.get("authorization");
  const isKey = authorization?.replace(/^bearer +/i, "") === headers.get("x-api-key");
  return isKey ? null : authorization;
}

async function bearerOf(db: Db, authorization: string, headers: Headers): Promise<TokenHolder> {
  const token = /^bearer +([\w.~+/-]+=*)$/i.exec(authorization)?.[1];
  const holder = token ? await findAccessToken(db, token, headers.get(MANAGED)) : null;
  if (holder) return holder;
  const remedy = authorization.includes("svc_live_")
    ? "This is an API key. Send it in the x-api-key header, without Bearer."
    : "This bearer token is unknown, revoked or expired. Request a new one.";
  throw new AppError("UNAUTHORIZED", remedy);
}

/**
 * The person who is signed in by cookie. The cookie is accepted only in requests from the service's own pages, even in
 * those that only read, so that no other site can use it.
 */
async function signedIn(db: Db, headers: Headers): Promise<Caller> {
  const isOwn = isOwnRequest(headers);
  const remedy = isOwn ? "You are signed out. Sign in again." : "Send your API key in the x-api-key header.";
  const hasOther = headers.has("x-api-key") || !headers.has("cookie");
  const sessionId = hasOther ? null : await sessionIdOf(headers);
  if (sessionId === null) throw new AppError("UNAUTHORIZED", remedy);
  if (!isOwn) {
    throw new AppError(
      "UNAUTHORIZED",
      "A session cookie is accepted only from this service's own pages. Send an API key instead.",
    );
  }
  const member = await readSession(db, sessionId);
  if (member) return callerOf(member);
  throw new AppError("UNAUTHORIZED", remedy);
}

/**
 * Throws INSUFFICIENT_SCOPE if the key was revoked or has expired; the message names the scope that the operation
 * needs.
 */
export function refuseLapsed({ lapsed }: FoundKey, scope: Scope | "any"): void {
  if (!lapsed) return;
  const required = scope === "any" ? "" : ` Required scope: ${scope}`;
  throw new AppError("INSUFFICIENT_SCOPE", `API key ${lapsed}.${required}`);
}
