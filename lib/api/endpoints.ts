import { AppError } from "@/lib/errors";
import type { Method } from "./contract/operation";
import { errorReply } from "./error-reply";
import { requestIdOf } from "./request-id";
import type { Route } from "./route";

type Handler = Route["handle"];

/** The handlers of one address, by method. Every other method is answered with METHOD_NOT_ALLOWED. */
export function endpoints(...routes: Route[]): Record<Method | "OPTIONS", Handler> {
  const taken = new Map(routes.map(({ method, handle }) => [method, handle]));
  const allow = [...taken.keys()].join(", ");
  const refuse: Handler = async (request) =>
    refusal(request, new AppError("METHOD_NOT_ALLOWED", `This address takes ${allow}, not ${request.method}.`), {
      Allow: allow,
    });
  const handler = (method: Method) => taken.get(method) ?? refuse;
  const options = openRoute("GET", () => new Response(null, { status: 204, headers: { Allow: optionsOf(taken) } }));
  return {
    GET: handler("GET"),
    POST: handler("POST"),
    PUT: handler("PUT"),
    PATCH: handler("PATCH"),
    DELETE: handler("DELETE"),
    OPTIONS: options.handle,
  };
}

const optionsOf = (taken: ReadonlyMap<Method, Handler>) =>
  [...taken.keys(), ...(taken.has("GET") ? ["HEAD"] : []), "OPTIONS"].join(", ");

/** A route for everybody, outside the contract: no credential, no limits, no envelope. */
export function openRoute(method: Method, answer: () => Response | Promise<Response>): Route {
  return {
    method,
    async handle(request) {
      const reply = await answer();
      reply.headers.set("X-Request-Id", requestIdOf(request.headers));
      return reply;
    },
  };
}

/** For addresses that do not exist: NOT_FOUND in the error envelope, whatever the method. */
export const nowhere: Handler = async (request) =>
  refusal(request, new AppError("NOT_FOUND", `Nothing answers at ${new URL(request.url).pathname}.`));

function refusal(request: Request, error: AppError, more: Record<string, string> = {}): Response {
  const requestId = requestIdOf(request.headers);
  const { status, body, headers } = errorReply(error, requestId);
  return new Response(body, {
    status,
    headers: { "Content-Type": "application/json; charset=utf-8", "X-Request-Id": requestId, ...headers, ...more },
  });
}
