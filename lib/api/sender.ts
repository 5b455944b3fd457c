import { env } from "@/lib/env";

/** Where a request comes from: a network address and the name of the program that sent it. */
export type Sender = { address: string; userAgent: string };

/**
 * The address of the connection itself, which the web process writes last into `X-Forwarded-For`; behind
 * TRUSTED_PROXIES proxies, each of which does the same, the one that the outermost of them saw.
 */
export function senderOf(headers: Headers): Sender {
  const hops = headers.get("x-forwarded-for")?.split(",") ?? [];
  return {
    address: hops.at(-1 - env.TRUSTED_PROXIES)?.trim() || "unknown",
    userAgent: headers.get("user-agent")?.slice(0, 500) ?? "",
  };
}
