import { errorReply } from "@/lib/api/error-reply";
import { requestIdOf } from "@/lib/api/request-id";
import type { Member } from "@/lib/auth/caller";
import { isOwnRequest } from "@/lib/auth/own-origin";
import { readSession } from "@/lib/auth/session";
import { sessionIdOf } from "@/lib/auth/session-cookie";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";

type Visit<Params> = { member: Member; params: Params; search: URLSearchParams; request: Request };
type Context<Params> = { params: Promise<Params> };

/** What the pages of the workbench read after they have loaded: JSON for whoever is signed in, errors as the API's. */
export function memberRoute<Params>(answer: (visit: Visit<Params>) => Promise<unknown>) {
  return async (request: Request, { params }: Context<Params>): Promise<Response> => {
    const requestId = requestIdOf(request.headers);
    const headers = { "Cache-Control": "no-store", "X-Request-Id": requestId };
    try {
      const member = await requireSession(request.headers);
      const { searchParams: search } = new URL(request.url);
      const answered = await answer({ member, params: await params, search, request });
      return answered instanceof Response ? answered : Response.json(answered, { headers });
    } catch (thrown) {
      const { status, body, headers: more } = errorReply(thrown, requestId);
      return new Response(body, { status, headers: { "Content-Type": "application/json", ...headers, ...more } });
    }
  };
}

async function requireSession(headers: Headers): Promise<Member> {
  const sessionId = isOwnRequest(headers) ? await sessionIdOf(headers) : null;
  const member = sessionId === null ? null : await readSession(db, sessionId);
  if (!member) throw new AppError("UNAUTHORIZED", "You are signed out. Sign in again.");
  return member;
}
