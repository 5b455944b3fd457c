import { AppError } from "@/lib/errors/app-error";
import type { Method } from "./contract/operation";
import { errorReply } from "./error-reply";
import { requestIdOf } from "./request-id";
import type { Route } from "./route";

type Handler = Route["handle"];

/** The handlers of one address, by method. Every other method is answered with METHOD_NOT_ALLOWED. */
export function endpoints(...routes: Route[]): Record<Method | "OPTIONS", Handler> {
  return withOtherMethods(Object.fromEntries(routes.map(({ method, handle }) => [method, handle])));
}

/** Like `endpoints`, for handlers that a library made. */
export function withOtherMethods<Taken extends (request: never, context: never) => Promise<Response>>(
  taken: Partial<Record<Method, Taken>>,
): Record<Method | "OPTIONS", Taken | Handler> {
  const allow = Object.keys(taken).join(", ");
  const refuse: Handler = async (request) =>
    refusal(request, new AppError("METHOD_NOT_ALLOWED", `This address takes ${allow}, not ${request.method}.`), {
      Allow: allow,
    });
  const options = openRoute("GET", () => new Response(null, { status: 204, headers: { Allow: optionsOf(taken) } }));
  return { GET: refuse, POST: refuse, PUT: refuse, PATCH: refuse, DELETE: refuse, ...taken, OPTIONS: options.handle };
}

const optionsOf = (taken: Partial<Record<Method, unknown>>) =>
  [...Object.keys(taken), ...(taken.GET ? ["HEAD"] : []), "OPTIONS"].join(", ");

/** A route outside the contract, open to everybody: no credential, no limits, no envelope. */
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

/** Replies to addresses that do not exist with NOT_FOUND in the error envelope, whatever the method. */
export const unknownAddress: Handler = async (request) =>
  refusal(request, new AppError("NOT_FOUND", `Nothing answers at ${new URL(request.url).pathname}.`));

/** An error in the envelope, for handlers outside the contract. */
export function refusal(request: Request, error: AppError, more: Record<string, string> = {}): Response {
  const requestId = requestIdOf(request.headers);
  const { status, body, headers } = errorReply(error, requestId);
  return new Response(body, {
    status,
    headers: { "Content-Type": "application/json; charset=utf-8", "X-Request-Id": requestId, ...headers, ...more },
  });
}
