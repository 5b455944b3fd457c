import { env } from "@/lib/runtime/env";

/** The origin of a request: a network address and the name of the program that sent it. */
export type Sender = { address: string; userAgent: string };

/**
 * The client's address, from `X-Forwarded-For`. The web process and every proxy append the address that called them:
 * with TRUSTED_PROXIES = 1, the last but one was seen by the proxy. Earlier entries may be forged.
 */
export function senderOf(headers: Headers): Sender {
  const hops = headers.get("x-forwarded-for")?.split(",") ?? [];
  return {
    address: hops.at(-1 - env.TRUSTED_PROXIES)?.trim() || "unknown",
    userAgent: headers.get("user-agent")?.slice(0, 500) ?? "",
  };
}
