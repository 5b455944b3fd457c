/** Where a request comes from: the address that the nearest proxy saw, or the server itself, and the browser's name. */
export function clientOf(headers: Headers): { address: string; userAgent: string } {
  return {
    address: headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() || "unknown",
    userAgent: headers.get("user-agent") ?? "",
  };
}
