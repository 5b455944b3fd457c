import { abortable } from "./abortable";
import type { Meter } from "./meter";
import { LONGEST_REPLY_IN_TIMEOUTS } from "./parameters";
import { StreamIgnored } from "./streaming";

/**
 * A fetch that gives up if no part of a reply arrives within the time-out, and that counts failed calls. It calls
 * `onReply` when the reply begins, and returns when the whole reply has arrived. Throws StreamIgnored if the request
 * asked for a stream and the reply is none.
 */
export function meteredFetch(
  meter: Meter,
  { timeoutMs, anonymous, onReply }: { timeoutMs: number; anonymous: boolean; onReply: () => void },
): typeof fetch {
  return (input, init) =>
    abortable(init?.signal, async (stop) => {
      const headers = new Headers(init?.headers);
      if (anonymous) headers.delete("authorization");
      const giveUp = () => stop.abort(new DOMException("Too late", "TimeoutError"));
      const idle = setTimeout(giveUp, timeoutMs);
      const longest = setTimeout(giveUp, LONGEST_REPLY_IN_TIMEOUTS * timeoutMs);
      try {
        const response = await fetch(input, { ...init, headers, signal: stop.signal });
        if (response.ok) onReply();
        const body = await read(response, () => idle.refresh());
        if (!response.ok) meter.add({ failedCalls: 1 });
        else if (asksForStream(init) && !isStream(response)) throw new StreamIgnored("The reply is not a stream.");
        return new Response(body, response);
      } catch (error) {
        meter.add({ failedCalls: 1 });
        throw error;
      } finally {
        clearTimeout(idle);
        clearTimeout(longest);
      }
    });
}

async function read({ body }: Response, onChunk: () => void): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for await (const chunk of body ?? []) {
    onChunk();
    chunks.push(chunk);
  }
  return new Blob(chunks);
}

const asksForStream = (init: RequestInit | undefined) =>
  typeof init?.body === "string" && /"stream":\s*true/.test(init.body);

const isStream = ({ headers }: Response) => headers.get("content-type")?.startsWith("text/event-stream") ?? false;
