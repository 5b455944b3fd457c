import { AppError } from "@/lib/errors/app-error";
import { db } from "@/lib/runtime/db";
import { whileCallerWaits } from "@/lib/workers/caller";
import { admit } from "./admission";
import { authenticate, refuseLapsed } from "./authenticate";
import { authorize } from "./authorize";
import type { AddressedOperation, Method } from "./contract/operation";
import { entityTag } from "./entity-tag";
import { errorReply } from "./error-reply";
import { EventReply, streamed } from "./event-reply";
import { attachment, FileReply } from "./file-reply";
import type { Outcome } from "./idempotency";
import { invalid } from "./invalid";
import { type Input, perform, performOnce } from "./perform";
import { type RateLimit, rateLimitHeaders, refuseExcess } from "./rate-limit";
import { MAX_BODY, readBody } from "./read-body";
import { withForm } from "./read-form";
import { envelope } from "./reply";
import { requestIdOf } from "./request-id";
import { senderOf } from "./sender";
import { SplicedReply, spliced } from "./spliced-reply";
import { countStranger } from "./strangers";
import type { Verb } from "./verb";

export type Route = {
  method: Method;
  handle: (request: Request, context: { params: Promise<Record<string, unknown>> }) => Promise<Response>;
};

/**
 * Handles requests at an operation's address: request id, credential, rate limit, a place, then `perform`. The value
 * that `perform` returns becomes a reply that contains only what the operation declares.
 */
export function route<Declared extends AddressedOperation>(
  verb: Verb<Declared>,
  dispatchSoon: () => void = () => {},
): Route {
  return {
    method: verb.operation.method,
    async handle(request, context) {
      const requestId = requestIdOf(request.headers);
      const trace: Trace = { requestId, dispatchSoon, leave: () => {} };
      const params = await context.params;
      const answer = await whileCallerWaits(request.signal, () => answerTo(request, verb, params, trace)).catch(
        (thrown) => errorReply(thrown, requestId, request.headers.has("authorization")),
      );
      return new Response(bodyOf(answer.body, request.signal, trace.leave), {
        status: answer.status,
        headers: {
          "Content-Type": "application/json; charset=utf-8",
          "Cache-Control": "no-store",
          "X-Request-Id": requestId,
          ...(trace.limit && rateLimitHeaders(trace.limit)),
          ...answer.headers,
        },
      });
    },
  };
}

/** A longer reply is sent as a stream, in characters. */
const LONG = 64 * 1024;

/** The body of a reply. The request keeps its place (`leave`) until a long body has been read, as it takes memory. */
function bodyOf(body: Answer["body"], gone: AbortSignal, leave: () => void): BodyInit {
  if (typeof body === "string" && body.length > LONG) return untilRead(new Blob([body]).stream(), gone, leave);
  if (body instanceof ReadableStream) return untilRead(body, gone, leave);
  leave();
  return body;
}

/**
 * Calls `end` when a stream has been read or its reader is gone. Next.js drops the stream of a client that leaves before
 * the reply begins, so it is cancelled here.
 */
function untilRead(stream: ReadableStream<Uint8Array>, gone: AbortSignal, end: () => void): ReadableStream<Uint8Array> {
  const reader = stream.getReader();
  const cancel = async (reason?: unknown) => {
    end();
    await reader.cancel(reason).catch(() => {});
  };
  if (gone.aborted) void cancel();
  else gone.addEventListener("abort", () => void cancel(), { once: true });
  return new ReadableStream(
    {
      async pull(controller) {
        const next = await reader.read().catch((error) => {
          end();
          throw error;
        });
        if (!next.done) return controller.enqueue(next.value);
        end();
        controller.close();
      },
      cancel,
    },
    { highWaterMark: 0 },
  );
}

/** `leave` frees the places of the request. */
type Trace = { requestId: string; dispatchSoon: () => void; leave: () => void; limit?: RateLimit };
type Answer = {
  status: number;
  body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  headers?: Record<string, string> | undefined;
};

async function answerTo<Declared extends AddressedOperation>(
  request: Request,
  verb: Verb<Declared>,
  params: Record<string, unknown>,
  trace: Trace,
): Promise<Answer> {
  const { operation } = verb;
  const sender = senderOf(request.headers);
  const found = await authenticate(db, request.headers, operation.internal ? "pages" : "api").catch((error) => {
    if (error instanceof AppError) countStranger(sender.address);
    throw error;
  });
  const { caller, limit } = found;
  trace.limit = limit;
  // The credential's rights are checked before the rate limit: without the right to the operation, the caller gets that
  // error even if the requests of this minute are used up.
  refuseLapsed(found, operation.scope);
  authorize(operation, caller);
  refuseExcess(limit);
  if (found.refusal) throw found.refusal;
  const hasBody = maySendBody(operation, request);
  const bytes = hasBody ? Math.min(MAX_BODY, Number(request.headers.get("content-length") ?? MAX_BODY)) : 0;
  trace.leave = await admit(caller.organizationId, operation.weight, bytes);

  const key = operation.idempotent ? request.headers.get("idempotency-key") : null;
  const input: Input = {
    params,
    query: valuesOf(new URL(request.url).searchParams),
    ...(hasBody && {
      readBody: (declared) => readBody(request, declared, { group: caller.organizationId, isKeyed: key !== null }),
    }),
    ...(operation.form && { form: (use) => withForm(db, caller, { request, operation }, use) }),
    ifMatch: request.headers.get("if-match"),
    accept: request.headers.get("accept"),
  };
  const origin = { sender, ...trace };
  if (key === null) return reply(operation, await perform(verb, caller, { ...input, ...origin }), trace);
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

async function reply(operation: AddressedOperation, value: unknown, { leave }: Trace): Promise<Answer> {
  if (value instanceof FileReply) return attachment(operation, value);
  if (value instanceof EventReply) {
    // A page keeps its events open for as long as it is shown, and they take next to nothing.
    leave();
    return streamed(operation, value);
  }
  if (value instanceof SplicedReply) return spliced(operation, value);
  return tagged(envelope(operation, value));
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
