import type { z } from "zod";
import { recordAction, targetOf } from "@/lib/audit/record-action";
import type { Caller } from "@/lib/auth/caller";
import { withoutParameters } from "@/lib/database-errors";
import { db } from "@/lib/db";
import { log } from "@/lib/log";
import { authenticate, requireScope } from "./authenticate";
import type { Method, Operation } from "./contract/operation";
import { entityTag, ifMatchOf } from "./entity-tag";
import { type ErrorReply, errorReply } from "./error-reply";
import { attachment, FileReply } from "./file-reply";
import { idempotencyKeyOf, once } from "./idempotency";
import { parse } from "./parse";
import { countRequest, type RateLimit, rateLimitHeaders, refuseExcess } from "./rate-limit";
import { invalid, readJson } from "./read-body";
import { type Form, withForm } from "./read-form";
import { type Envelope, envelope, Preview, Reply } from "./reply";
import { requestIdOf } from "./request-id";
import { senderOf } from "./sender";

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** What a handler gets: the caller, and the request as its declaration parsed it. */
export type Call<Declared extends Operation> = {
  caller: Caller;
  params: Parsed<Declared["params"]>;
  query: Parsed<Declared["query"]>;
  body: Parsed<Declared["body"]>;
  /** The revision that the caller has seen, where the operation takes `If-Match` and the request has it. */
  ifMatch: number | undefined;
  form: Declared["form"] extends z.ZodObject ? Form<z.output<Declared["form"]>> : undefined;
};

export type Route = {
  method: Method;
  handle: (request: Request, context: { params: Promise<Record<string, unknown>> }) => Promise<Response>;
};

/**
 * Joins a declared operation to the domain verb that does it. Every request goes the same way: request id, credential,
 * rate limit, scope, validation, idempotency, the verb, its reply parsed by the declaration.
 */
export function route<Declared extends Operation>(
  operation: Declared,
  handler: (call: Call<Declared>) => Promise<unknown>,
): Route {
  return {
    method: operation.method,
    async handle(request, context) {
      const requestId = requestIdOf(request.headers);
      const limits: Trace["limits"] = {};
      const fail = (thrown: unknown) => errorReply(thrown, requestId, request.headers.has("authorization"));
      const answer = await run(operation, handler, request, await context.params, { limits, requestId, fail }).catch(
        fail,
      );
      return new Response(answer.body, {
        status: answer.status,
        headers: {
          "Content-Type": "application/json; charset=utf-8",
          "Cache-Control": "no-store",
          "X-Request-Id": requestId,
          ...(limits.current && rateLimitHeaders(limits.current)),
          ...answer.headers,
        },
      });
    },
  };
}

type Trace = { requestId: string; limits: { current?: RateLimit }; fail: (thrown: unknown) => ErrorReply };
type Answer = { status: number; body: BodyInit; headers?: Record<string, string> };

async function run<Declared extends Operation>(
  operation: Declared,
  handler: (call: Call<Declared>) => Promise<unknown>,
  request: Request,
  pathParams: Record<string, unknown>,
  { limits, requestId, fail }: Trace,
): Promise<Answer> {
  const found = await authenticate(db, request.headers);
  const limit = await countRequest(db, found.caller);
  limits.current = limit;
  requireScope(found, operation.scope);
  refuseExcess(limit);

  const url = new URL(request.url);
  const params = operation.params ? parse(operation.params, pathParams) : undefined;
  const query = operation.query ? parse(operation.query, valuesOf(url.searchParams)) : undefined;
  const ifMatch = operation.ifMatch ? ifMatchOf(request.headers) : undefined;
  const key = operation.idempotent ? idempotencyKeyOf(request.headers) : null;
  const json = operation.body ? await readJson(request) : undefined;
  const body = operation.body ? parse(operation.body, json?.value) : undefined;

  const { caller } = found;
  const perform = async (form?: Form<unknown>): Promise<Answer> => {
    const call = { caller, params, query, body, form, ifMatch } as Call<Declared>;
    const act = async () => {
      const answer = await handler(call);
      if (operation.idempotent && !(answer instanceof Preview))
        await noteAction(operation, request.headers, requestId, { ...call, answer });
      return answer;
    };
    if (key === null) return answerWith(operation, await act());
    const work = async () => envelope(operation, await act());
    const sent = form?.digest ?? json?.bytes ?? new Uint8Array();
    const repeated = { caller, endpoint: endpointOf(operation, pathParams), key, body: sent };
    const outcome = await once(db, repeated, () => work().catch(fail));
    return outcome.replayed ? replay(outcome, requestId) : tagged(outcome);
  };
  return operation.form ? withForm(db, caller, { request, schema: operation.form }, perform) : perform();
}

/** Writes a change down; where that fails, the change stands all the same. */
async function noteAction(
  { id: action }: Operation,
  headers: Headers,
  requestId: string,
  { caller, params, body, answer }: { caller: Caller; params: unknown; body: unknown; answer: unknown },
): Promise<void> {
  const { organizationId, actor } = caller;
  const target = targetOf(params, body, answer instanceof Reply ? answer.data : answer);
  const sent = { organizationId, actor, action, target, requestId, ...senderOf(headers) };
  await recordAction(db, sent).catch((error) =>
    log.error({ error: withoutParameters(error), action, requestId }, "the audit log could not be written"),
  );
}

/** The query's values by name; one that comes several times is a list. VALIDATION_ERROR for null characters. */
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

const answerWith = (operation: Operation, value: unknown): Answer =>
  value instanceof FileReply ? attachment(operation, value) : tagged(envelope(operation, value));

function tagged({ etag, ...answer }: Envelope & Partial<ErrorReply>): Answer {
  return etag === undefined ? answer : { ...answer, headers: { ...answer.headers, ETag: entityTag(etag) } };
}

/** A stored outcome as its repeat gets it; an error names the repeat's own request id. */
function replay({ status, body, etag }: Envelope, requestId: string): Answer {
  const headers = { "X-Idempotent-Replay": "true", ...(etag !== undefined && { ETag: entityTag(etag) }) };
  if (status < 400) return { status, body, headers };
  const { error } = JSON.parse(body);
  return { status, body: JSON.stringify({ success: false, error: { ...error, request_id: requestId } }), headers };
}

/** Method and canonical path: the same for every alias of an address. */
function endpointOf(operation: Operation, params: Record<string, unknown>): string {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
  return `${operation.method} ${path}`;
}
