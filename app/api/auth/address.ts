/** The network address that a request came from: what the nearest proxy saw, or the server itself without one. */
export function addressOf(headers: Headers): string {
  return headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() || "unknown";
}
