import { joinShareOf } from "@/db/connection-holder.mjs";
import { db } from "@/lib/db";
import { whileCallerWaits } from "@/lib/workers/caller";
import { authenticate, refuseLapsed } from "./authenticate";
import { authorize } from "./authorize";
import type { AddressedOperation, Method } from "./contract/operation";
import { entityTag } from "./entity-tag";
import { errorReply } from "./error-reply";
import { EventReply, streamed } from "./event-reply";
import { attachment, FileReply } from "./file-reply";
import { beginHeavyCall } from "./heavy-calls";
import type { Outcome } from "./idempotency";
import { invalid } from "./invalid";
import { type Input, perform, performOnce } from "./perform";
import { type RateLimit, rateLimitHeaders, refuseExcess } from "./rate-limit";
import { readBody } from "./read-body";
import { withForm } from "./read-form";
import { encodedEnvelope } from "./reply";
import { replyBodyOf } from "./reply-body";
import { requestIdOf } from "./request-id";
import { senderOf } from "./sender";
import { SplicedReply, spliced } from "./spliced-reply";
import type { Verb } from "./verb";

export type Route = {
  method: Method;
  handle: (request: Request, context: { params: Promise<Record<string, unknown>> }) => Promise<Response>;
};

/**
 * Handles requests at an operation's address: request id, credential, rate limit, then `perform`. The value that
 * `perform` returns becomes a reply that contains only what the operation declares.
 */
export function route<Declared extends AddressedOperation>(
  verb: Verb<Declared>,
  dispatchSoon: () => void = () => {},
): Route {
  return {
    method: verb.operation.method,
    async handle(request, context) {
      const requestId = requestIdOf(request.headers);
      const trace: Trace = { requestId, dispatchSoon, ends: [] };
      const params = await context.params;
      const answer = await whileCallerWaits(request.signal, () => answerTo(request, verb, params, trace))
        .catch((thrown) => errorReply(thrown, requestId, request.headers.has("authorization")))
        .finally(() => {
          for (const end of trace.ends) end();
        });
      const { body, bytes } =
        typeof answer.body === "string" || Array.isArray(answer.body)
          ? replyBodyOf(answer.body)
          : { body: answer.body, bytes: 0 };
      if (body instanceof ReadableStream) endUnsent(body, request.signal);
      return new Response(body, {
        status: answer.status,
        headers: {
          "Content-Type": "application/json; charset=utf-8",
          "Cache-Control": "no-store",
          "X-Request-Id": requestId,
          ...(bytes > 0 && { [REPLY_BYTES]: String(bytes) }),
          ...(trace.limit && rateLimitHeaders(trace.limit)),
          ...answer.headers,
        },
      });
    },
  };
}

/**
 * Cancels the stream of a reply whose client leaves before the server begins to send it. Next.js drops such a stream
 * without cancelling it, so the work that fills the stream would go on.
 */
function endUnsent(body: ReadableStream, gone: AbortSignal): void {
  const end = () => {
    if (!body.locked) body.cancel().catch(() => {});
  };
  if (gone.aborted) queueMicrotask(end);
  else gone.addEventListener("abort", end, { once: true });
}

/**
 * A header for the web process: the length of the reply, which takes memory until the client has read it. The web
 * process removes the header before it sends the reply (`bin/web-readers.mjs`).
 */
const REPLY_BYTES = "X-Reply-Bytes";

/** The functions in `ends` are called when the request has been answered. */
type Trace = {
  requestId: string;
  dispatchSoon: () => void;
  ends: (() => void)[];
  limit?: RateLimit;
};
type Answer = { status: number; body: BodyInit | Uint8Array[]; headers?: Record<string, string> | undefined };

async function answerTo<Declared extends AddressedOperation>(
  request: Request,
  verb: Verb<Declared>,
  params: Record<string, unknown>,
  trace: Trace,
): Promise<Answer> {
  const { operation } = verb;
  const found = await authenticate(db, request.headers, operation.internal ? "pages" : "api");
  const { caller, limit } = found;
  joinShareOf(caller.organizationId);
  trace.limit = limit;
  // The credential's rights are checked before the rate limit: without the right to the operation, the caller gets that
  // error even if the requests of this minute are used up.
  refuseLapsed(found, operation.scope);
  authorize(operation, caller);
  refuseExcess(limit);
  if (found.refusal) throw found.refusal;
  if (operation.isHeavy) trace.ends.push(await beginHeavyCall(caller.organizationId));

  const key = operation.idempotent ? request.headers.get("idempotency-key") : null;
  const input: Input = {
    params,
    query: valuesOf(new URL(request.url).searchParams),
    ...(maySendBody(operation, request) && {
      readBody: (declared) =>
        readBody(request, declared, {
          group: caller.organizationId,
          isKeyed: key !== null,
          hold: (end) => trace.ends.push(end),
        }),
    }),
    ...(operation.form && { form: (use) => withForm(db, caller, { request, operation }, use) }),
    ifMatch: request.headers.get("if-match"),
    accept: request.headers.get("accept"),
  };
  const origin = { sender: senderOf(request.headers), ...trace };
  if (key === null) return reply(operation, await perform(verb, caller, { ...input, ...origin }));
  const outcome = await performOnce(verb, caller, { ...input, ...origin, key });
  return outcome.replayed ? replay(outcome, trace.requestId) : tagged(outcome);
}

/**
 * Whether a body has to be read. That is also so if a body was sent to an operation that takes none, because it must be
 * refused.
 */
const maySendBody = ({ method, body, form }: AddressedOperation, request: Request) =>
  body !== undefined || (method !== "GET" && form === undefined && request.body !== null);

/**
 * The query's values by name; a parameter that is repeated becomes a list. Throws VALIDATION_ERROR for null characters.
 */
function valuesOf(search: URLSearchParams): Record<string, string | string[]> {
  const names = [...new Set(search.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = search.getAll(name);
      if (values.some((value) => value.includes("\0"))) throw invalid(name, "holds a null character (%00); remove it");
      return [name, values.length > 1 ? values : (values[0] ?? "")];
    }),
  );
}

async function reply(operation: AddressedOperation, value: unknown): Promise<Answer> {
  if (value instanceof FileReply) return attachment(operation, value);
  if (value instanceof EventReply) return streamed(operation, value);
  if (value instanceof SplicedReply) return spliced(operation, value);
  return tagged(await encodedEnvelope(operation, value));
}

function tagged({ etag, ...answer }: Answer & Pick<Outcome, "etag">): Answer {
  return etag === undefined ? answer : { ...answer, headers: { ...answer.headers, ETag: entityTag(etag) } };
}

/** A stored outcome as the reply to a repeat. An error carries the request id of the repeat. */
function replay({ status, body, etag }: Outcome, requestId: string): Answer {
  const headers = { "X-Idempotent-Replay": "true", ...(etag !== undefined && { ETag: entityTag(etag) }) };
  if (status < 400) return { status, body, headers };
  const { error } = JSON.parse(body);
  return { status, body: JSON.stringify({ success: false, error: { ...error, request_id: requestId } }), headers };
}
