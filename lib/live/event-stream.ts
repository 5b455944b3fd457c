/** So often a comment is sent where nothing happens, so that no proxy takes the connection for dead. */
const HEARTBEAT_MS = 15_000;

/**
 * Values as server-sent events, each as JSON, in a stream that ends when they do. What they throw ends it early.
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
