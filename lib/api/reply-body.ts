const PART_BYTES = 64 * 1024;

/** A reply's body, and how many bytes it takes in memory until it is sent. */
export type ReplyBody = { body: BodyInit; bytes: number };

/**
 * The body for a text. A long text is sent part by part, so that no second copy of a reply that is read slowly waits in
 * the connection's buffer.
 */
export function replyBodyOf(text: string): ReplyBody {
  if (text.length <= PART_BYTES) return { body: text, bytes: text.length };
  const bytes = new TextEncoder().encode(text);
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(bytes.subarray(sent, sent + PART_BYTES));
      sent += PART_BYTES;
      if (sent >= bytes.length) controller.close();
    },
  });
  return { body, bytes: bytes.length };
}
