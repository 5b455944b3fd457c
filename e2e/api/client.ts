import { inject } from "vitest";
import { createClient } from "@/lib/api/client/client";

export const service = inject("service");

type Call = {
  /** A JSON value; text, bytes and streams are sent as they are. */
  body?: unknown;
  /** The API key; null sends none. */
  key?: string | null;
  headers?: Record<string, string>;
  /** The address before the path; by default `{origin}/api`. */
  base?: string;
};

/**
 * Sends one request and returns the raw reply, for requests that the client would refuse to send. Other requests use
 * the client.
 */
export async function call(method: string, path: string, options: Call = {}) {
  const { body, key = service.key, headers, base = service.baseUrl } = options;
  const reply = await fetch(base + path, {
    method,
    redirect: "manual",
    headers: {
      ...(key !== null && { "x-api-key": key }),
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { body: payloadOf(body) }),
    ...(body instanceof ReadableStream && { duplex: "half" as const }),
  });
  const text = await reply.text();
  return { status: reply.status, headers: reply.headers, text, body: jsonOf(text, reply.headers) };
}

export const post = (path: string, body: unknown, options: Omit<Call, "body"> = {}) =>
  call("POST", path, { ...options, body });

/** The number of credits left. */
export async function balance(apiKey = service.key): Promise<number> {
  const { credits_remaining } = await createClient({ baseUrl: service.baseUrl, apiKey }).credits.usage();
  return credits_remaining;
}

function payloadOf(body: unknown): BodyInit {
  if (typeof body === "string" || body instanceof Uint8Array || body instanceof ReadableStream) return body as BodyInit;
  return JSON.stringify(body);
}

function jsonOf(text: string, headers: Headers): ReturnType<typeof JSON.parse> {
  return text !== "" && headers.get("content-type")?.startsWith("application/json") ? JSON.parse(text) : undefined;
}
