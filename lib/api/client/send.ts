import type { CallOptions, IfMatch, Reply } from "./call";
import { ApiError, ConnectionError } from "./errors";
import type { Payload } from "./payload";
import { readReply } from "./read-reply";
import { type RetryPolicy, withRetries } from "./retry";

export type Connection = RetryPolicy & {
  baseUrl: string;
  credentials: RequestCredentials;
  timeout: number;
  fetch: typeof fetch;
  /** Called before every attempt. */
  credential: () => Promise<Record<string, string>>;
};

export type Outgoing = { method: string; address: string; payload: Payload; options: CallOptions & IfMatch };

type PreparedRequest = Payload & { method: string; url: string };

/** Sends one call and reads its reply; retries if the service is busy. All attempts have the same idempotency key. */
export async function send(connection: Connection, { method, address, payload, options }: Outgoing): Promise<Reply> {
  const request: PreparedRequest = {
    method,
    url: connection.baseUrl + address,
    body: payload.body,
    headers: {
      ...payload.headers,
      ...(method !== "GET" && { "idempotency-key": options.idempotencyKey ?? newKey() }),
      ...(options.ifMatch && { "if-match": options.ifMatch }),
      ...options.headers,
    },
  };
  return withRetries(connection, options.signal, () => attempt(connection, request, options));
}

/** `randomUUID` is not used, because browsers offer it only on HTTPS pages. */
const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

async function attempt(
  connection: Connection,
  { url, method, headers, body }: PreparedRequest,
  { signal, timeout = connection.timeout }: CallOptions,
): Promise<Reply> {
  signal?.throwIfAborted();
  const clock = new AbortController();
  const request = new Request(url, {
    method,
    headers: { ...(await connection.credential()), ...headers },
    credentials: connection.credentials,
    signal: signal ? AbortSignal.any([signal, clock.signal]) : clock.signal,
    ...(body !== undefined && { body }),
  });
  const timer = setTimeout(() => clock.abort(), timeout);
  try {
    return await readReply(await connection.fetch(request));
  } catch (cause) {
    signal?.throwIfAborted();
    if (cause instanceof ApiError) throw cause;
    const reason = clock.signal.aborted ? `gave no answer within ${timeout} ms` : "cannot be reached";
    throw new ConnectionError(`${new URL(request.url).origin} ${reason}.`, { cause });
  } finally {
    clearTimeout(timer);
  }
}
