import { abortable } from "./abortable";
import type { Meter } from "./meter";

/** A fetch whose time-out covers the whole reply, not only its headers, and that counts what fails. */
export function meteredFetch(
  meter: Meter,
  { timeoutMs, anonymous }: { timeoutMs: number; anonymous: boolean },
): typeof fetch {
  return (input, init) =>
    abortable(init?.signal, async (stop) => {
      const headers = new Headers(init?.headers);
      if (anonymous) headers.delete("authorization");
      const timer = setTimeout(() => stop.abort(new DOMException("Too late", "TimeoutError")), timeoutMs);
      try {
        const response = await fetch(input, { ...init, headers, signal: stop.signal });
        if (!response.ok) meter.add({ failedCalls: 1 });
        return new Response(await response.text(), response);
      } catch (error) {
        meter.add({ failedCalls: 1 });
        throw error;
      } finally {
        clearTimeout(timer);
      }
    });
}
