/** Milliseconds between comments sent to keep proxies from closing an idle connection. */
const HEARTBEAT_MS = 15_000;

/**
 * Sends each value as a server-sent event of JSON. The stream ends with the values, or fails with what they throw.
 * Source: HTML Living Standard, section 9.2, "Server-sent events".
 */
export function eventStream<Value>(values: (signal: AbortSignal) => AsyncIterable<Value>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const gone = new AbortController();
  return new ReadableStream({
    async start(controller) {
      const send = (text: string) => gone.signal.aborted || controller.enqueue(encoder.encode(text));
      const heartbeat = setInterval(() => send(": here\n\n"), HEARTBEAT_MS);
      try {
        for await (const value of values(gone.signal)) send(`data: ${JSON.stringify(value)}\n\n`);
        if (!gone.signal.aborted) controller.close();
      } catch (error) {
        if (!gone.signal.aborted) controller.error(error);
      } finally {
        clearInterval(heartbeat);
      }
    },
    cancel() {
      gone.abort();
    },
  });
}
