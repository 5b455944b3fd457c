import { isOutage } from "@/db/outages";
import { withoutParameters } from "@/lib/runtime/database-errors";
import { log } from "@/lib/runtime/log";
import { readCredentials } from "./client-credentials";
import { OAuthError } from "./oauth-error";

/** A form as it was sent to one of the endpoints. Each field occurs once. */
export type Sent = {
  fields: ReadonlyMap<string, string>;
  clientId: string | null;
  clientSecret: string | null;
};

/** Characters. */
const MAX_FORM = 16_384;

/**
 * Replies to a form with JSON (null for an empty body), and with errors as RFC 6749, 5.2 requires. Replies must not be
 * cached.
 */
export async function answerForm(
  request: Request,
  requestId: string,
  answer: (sent: Sent) => Promise<object | null>,
): Promise<Response> {
  const headers = { "Cache-Control": "no-store", Pragma: "no-cache", "X-Request-Id": requestId };
  try {
    const body = await answer(await readSent(request));
    return body === null ? new Response(null, { headers }) : Response.json(body, { headers });
  } catch (thrown) {
    const { error, message, status } = asOAuthError(thrown, requestId);
    const challenge = status === 401 && { "WWW-Authenticate": 'Basic realm="oauth"' };
    const later = status === 503 && { "Retry-After": "5" };
    return Response.json(
      { error, error_description: message },
      { status, headers: { ...headers, ...challenge, ...later } },
    );
  }
}

async function readSent(request: Request): Promise<Sent> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/x-www-form-urlencoded") {
    throw new OAuthError("invalid_request", "The body must be application/x-www-form-urlencoded.");
  }
  const text = await textOf(request);
  const fields = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(text)) {
    if (fields.has(name)) throw new OAuthError("invalid_request", `${printable(name)} is given more than once.`);
    fields.set(name, value);
  }
  return { fields, ...readCredentials(request.headers.get("authorization"), fields) };
}

async function textOf(request: Request): Promise<string> {
  if (Number(request.headers.get("content-length")) > MAX_FORM) throw tooLong();
  let text = "";
  for await (const part of request.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part;
    if (text.length > MAX_FORM) throw tooLong();
  }
  return text;
}

const tooLong = () => new OAuthError("invalid_request", "The body is too long.", 413);

/** The text as an error_description, which may only contain ASCII without quotes and backslashes. */
const printable = (text: string) => text.slice(0, 100).replace(/[^\x20-\x7e]|["\\]/g, "?");

function asOAuthError(thrown: unknown, requestId: string): OAuthError {
  if (thrown instanceof OAuthError) return thrown;
  log.error({ requestId, error: withoutParameters(thrown) }, "request failed");
  const isPassing = isOutage(thrown);
  return new OAuthError(
    isPassing ? "temporarily_unavailable" : "server_error",
    "The service failed. Repeat the request, or report its request id.",
    isPassing ? 503 : 500,
  );
}
