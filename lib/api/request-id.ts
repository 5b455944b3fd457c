import { randomUUID } from "node:crypto";
import { UUID } from "@/lib/uuid";

/** The caller's trace id if it is a uuid, otherwise a new one, so that tracing never breaks a request. */
export function requestIdOf(headers: Headers): string {
  const given = headers.get("x-request-id");
  return given && UUID.test(given) ? given : randomUUID();
}
