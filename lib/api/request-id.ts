import { randomUUID } from "node:crypto";
import { UUID } from "@/lib/ids/uuid";

/** The caller's trace id if it is a uuid, otherwise a new one: a malformed id must not make a request fail. */
export function requestIdOf(headers: Headers): string {
  const given = headers.get("x-request-id");
  return given && UUID.test(given) ? given : randomUUID();
}
