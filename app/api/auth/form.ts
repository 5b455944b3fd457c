import { isOwnOrigin } from "@/lib/auth/own-origin";

/**
 * Whether a form was sent by a page of this service: browsers name the sending page's origin with every POST.
 * What is no browser names none, and carries no cookie that it did not choose to send.
 */
export function isOwnForm(headers: Headers): boolean {
  const origin = headers.get("origin");
  return origin === null || isOwnOrigin(origin, headers);
}

/** Sends the browser on with a GET, to a path of this service. */
export function seeOther(path: string, headers: Record<string, string> = {}): Response {
  return new Response(null, { status: 303, headers: { Location: path, "Cache-Control": "no-store", ...headers } });
}

const LONGEST_FORM = 16_384;

/** The fields of a plain HTML form; none where it is longer than any form of these pages. */
export async function readForm(request: Request): Promise<URLSearchParams> {
  const length = Number(request.headers.get("content-length") ?? Number.POSITIVE_INFINITY);
  return new URLSearchParams(length <= LONGEST_FORM ? await request.text() : "");
}
