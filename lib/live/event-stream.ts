/** Milliseconds between comments sent to keep proxies from closing an idle connection. */
const HEARTBEAT_MS = 15_000;
/** Milliseconds after which a stream ends, because its reader may have lost the right to it or may be gone. */
const LONGEST_MS = 3_600_000;
/** The most events that wait for a client that does not read. */
const MAX_WAITING = 100;

/**
 * Sends each value as a server-sent event of JSON. The stream ends when the values end, after an hour, or when the
 * client reads too slowly; it fails if the values throw. Source: HTML Living Standard, section 9.2, "Server-sent
 * events".
 */
export function eventStream<Value>(values: (signal: AbortSignal) => AsyncIterable<Value>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const gone = new AbortController();
  return new ReadableStream<Uint8Array>(
    {
      async start(controller) {
        const send = (text: string) => {
          if (gone.signal.aborted) return;
          controller.enqueue(encoder.encode(text));
          if ((controller.desiredSize ?? 0) <= 0) end();
        };
        const end = () => {
          if (gone.signal.aborted) return;
          gone.abort();
          controller.close();
        };
        const heartbeat = setInterval(() => send(": here\n\n"), HEARTBEAT_MS);
        const longest = setTimeout(end, LONGEST_MS);
        try {
          for await (const value of values(gone.signal)) send(`data: ${JSON.stringify(value)}\n\n`);
          if (!gone.signal.aborted) controller.close();
        } catch (error) {
          if (!gone.signal.aborted) controller.error(error);
        } finally {
          clearInterval(heartbeat);
          clearTimeout(longest);
        }
      },
      cancel() {
        gone.abort();
      },
    },
    { highWaterMark: MAX_WAITING },
  );
}
