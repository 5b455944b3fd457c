import { isOwnOrigin } from "@/lib/auth/own-origin";

/**
 * Whether a page of this service sent the form. Browsers send the page's origin with every POST. A form without origin
 * comes from another program. It is accepted, because no site can make such a program send its user's cookies.
 */
export function isOwnForm(headers: Headers): boolean {
  const origin = headers.get("origin");
  return origin === null || isOwnOrigin(origin, headers);
}

/** Redirects the browser by GET to a path of this service. */
export function seeOther(path: string, headers: Record<string, string> = {}): Response {
  return new Response(null, { status: 303, headers: { Location: path, "Cache-Control": "no-store", ...headers } });
}

const LONGEST_FORM = 16_384;

/** The fields of a plain HTML form; empty if the body is longer than any form of these pages. */
export async function readForm(request: Request): Promise<URLSearchParams> {
  const length = Number(request.headers.get("content-length") ?? Number.POSITIVE_INFINITY);
  return new URLSearchParams(length <= LONGEST_FORM ? await request.text() : "");
}
