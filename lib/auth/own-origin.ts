import { env } from "@/lib/env";

/** Whether an `Origin` or `Referer` names this service: its public address, or the one that the request was sent to. */
export function isOwnOrigin(source: string | null, headers: Headers): boolean {
  if (source === null || !URL.canParse(source)) return false;
  const { origin, host } = new URL(source);
  return origin === new URL(env.APP_URL).origin || host === headers.get("host");
}

/**
 * Whether a page of this service sent the request. Browsers say so themselves (Fetch Metadata); one that does not,
 * as over plain HTTP on a network, must name an origin or a referring page that is ours.
 */
export function isOwnRequest(headers: Headers): boolean {
  const site = headers.get("sec-fetch-site");
  if (site === "same-origin") return true;
  if (site !== null && site !== "none") return false;
  return isOwnOrigin(headers.get("origin") ?? headers.get("referer"), headers);
}
