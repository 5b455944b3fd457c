import type { ReceivedFile, Reply } from "./call";
import { type ApiError, apiError } from "./errors";

/** Reads the service's reply; throws ApiError if it refused. */
export async function readReply(response: Response): Promise<Reply> {
  const { status, headers } = response;
  const requestId = headers.get("x-request-id");
  if (!response.ok) throw await refusal(response, requestId);
  const about = { etag: headers.get("etag"), requestId, replayed: headers.has("x-idempotent-replay"), headers };
  if (headers.has("content-disposition")) return { status, data: received(response), meta: undefined, ...about };
  const { data, meta } = status === 204 ? { data: undefined, meta: undefined } : await response.json();
  return { status, data, meta, ...about };
}

const received = (response: Response): ReceivedFile => ({
  name: fileName(response.headers.get("content-disposition") ?? ""),
  type: response.headers.get("content-type"),
  response,
});

function fileName(disposition: string): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="([^"]*)"/i.exec(disposition)?.[1] ?? null;
}

async function refusal(response: Response, requestId: string | null): Promise<ApiError> {
  const body = await response.json().catch(() => null);
  const error = body?.error?.code
    ? body.error
    : { code: `HTTP_${response.status}`, message: `The service answered ${response.status}.` };
  return apiError(response.status, { request_id: requestId, ...error }, retryAfterOf(response.headers));
}

/** The seconds until `Retry-After`, or until the minute of the rate limit ends. */
function retryAfterOf(headers: Headers): number | null {
  const after = headers.get("retry-after");
  if (after !== null) return secondsUntil(/^\d+$/.test(after) ? Number(after) * 1000 : Date.parse(after) - Date.now());
  const reset = headers.get("x-ratelimit-remaining") === "0" ? Number(headers.get("x-ratelimit-reset")) : 0;
  return reset > 0 ? secondsUntil(reset * 1000 - Date.now()) : null;
}

const secondsUntil = (milliseconds: number) =>
  Number.isFinite(milliseconds) ? Math.max(0, milliseconds / 1000) : null;
