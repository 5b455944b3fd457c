import { createClient } from "@/lib/api/client/client";
import { startLoopback } from "./loopback";

export const KEY = `svc_live_${"k".repeat(32)}`;
export const success = (data: unknown, meta = {}) => ({
  json: { success: true, data, meta: { api_version: "v1", ...meta } },
});
export const refusal = (status: number, code: string, headers: Record<string, string> = {}) => ({
  status,
  headers,
  json: { success: false, error: { code, message: "Not so.", request_id: "r-1", doc_url: "http://docs/x" } },
});

/** A client with short pauses, and the server that it calls. */
export async function clientOf(...answers: Parameters<typeof startLoopback>) {
  const { url, received } = await startLoopback(...answers);
  const client = createClient({ baseUrl: `${url}/api/`, apiKey: KEY, retryDelay: 4 });
  return { client, url, received };
}
