import type { Db } from "@/db/client";
import { type FoundKey, findApiKey } from "@/lib/auth/find-api-key";
import type { Scope } from "@/lib/auth/scopes";
import { AppError } from "@/lib/errors";

/** The holder of the request's credential; UNAUTHORIZED without one, or with an unknown one. */
export async function authenticate(db: Db, headers: Headers): Promise<FoundKey> {
  if (headers.has("authorization")) {
    throw new AppError("UNAUTHORIZED", "This bearer token is unknown, revoked or expired. Request a new one.");
  }
  const key = headers.get("x-api-key");
  if (!key) throw new AppError("UNAUTHORIZED", "Send your API key in the x-api-key header.");
  const found = await findApiKey(db, key);
  if (!found) throw new AppError("UNAUTHORIZED", "This API key does not exist. Check the x-api-key header.");
  return found;
}

/** INSUFFICIENT_SCOPE where the credential has lapsed or lacks the scope; the message names it. */
export function requireScope({ caller, lapsed }: FoundKey, scope: Scope | "any"): void {
  const required = scope === "any" ? "" : ` Required scope: ${scope}`;
  if (lapsed) throw new AppError("INSUFFICIENT_SCOPE", `API key ${lapsed}.${required}`);
  if (scope !== "any" && !caller.scopes.has(scope)) throw new AppError("INSUFFICIENT_SCOPE", required.trim());
}
