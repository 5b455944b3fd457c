const SOMEWHERE = "http://service.invalid";

/**
 * The page to return to after sign-in: `wanted` if it is a path within this service, otherwise the start page. Never an
 * address of another site, nor a path that browsers read as one, such as `//example.com`.
 */
export function safeReturnPath(wanted: string | null | undefined, ownOrigin?: string): string {
  if (!wanted) return "/";
  const path = ownOrigin && wanted.startsWith(`${ownOrigin}/`) ? wanted.slice(ownOrigin.length) : wanted;
  if (!path.startsWith("/") || !URL.canParse(path, SOMEWHERE)) return "/";
  const url = new URL(path, SOMEWHERE);
  const leadsAway = url.origin !== SOMEWHERE || url.pathname.startsWith("//");
  const leadsBack = url.pathname === "/sign-in" || url.pathname.startsWith("/api/");
  return leadsAway || leadsBack ? "/" : url.pathname + url.search + url.hash;
}

/** The path of the sign-in page with the parameters of `query`; after sign-in, the page leads back to `returnPath`. */
export function signInPath(returnPath: string, query: Record<string, string> = {}): string {
  const all = new URLSearchParams({ ...query, ...(returnPath !== "/" && { callbackUrl: returnPath }) });
  return all.size === 0 ? "/sign-in" : `/sign-in?${all}`;
}

/** An address without its origin, so that following it stays on this service. */
export function pathOf(address: string, base: string): string {
  if (!URL.canParse(address, base)) return address;
  const { pathname, search } = new URL(address, base);
  return pathname.replace(/^\/+/, "/") + search;
}
