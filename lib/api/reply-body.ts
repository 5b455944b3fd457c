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
  return { body: inParts(bytes), bytes: bytes.length };
}

/** The bytes as a stream of short parts, between which other requests get a turn. */
export function inParts(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(bytes.subarray(sent, sent + PART_BYTES));
      sent += PART_BYTES;
      if (sent >= bytes.length) controller.close();
    },
  });
}
