const SOMEWHERE = "http://service.invalid";

/**
 * The path within this service to which a sign-in returns: `wanted` where it is one, else the start page.
 * Another site's address, or a path that a browser would read as one, is never returned.
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
