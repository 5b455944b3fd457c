import { env } from "@/lib/runtime/env";

/**
 * Whether an `Origin` or `Referer` is this service: its public address, or the address that the request was sent to.
 */
export function isOwnOrigin(source: string | null, headers: Headers): boolean {
  if (source === null || !URL.canParse(source)) return false;
  const { origin, host } = new URL(source);
  return origin === new URL(env.APP_URL).origin || host === headers.get("host");
}

/**
 * Whether a page of this service sent the request. Browsers tell it in the header `Sec-Fetch-Site` (Fetch Metadata).
 * They omit this header over plain HTTP; `Origin` or `Referer` must then be this service.
 */
export function isOwnRequest(headers: Headers): boolean {
  const site = headers.get("sec-fetch-site");
  if (site === "same-origin") return true;
  if (site !== null && site !== "none") return false;
  return isOwnOrigin(headers.get("origin") ?? headers.get("referer"), headers);
}
