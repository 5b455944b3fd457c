const PART_BYTES = 64 * 1024;

/** A reply's body, and how many bytes it takes in memory until it is sent. */
export type ReplyBody = { body: BodyInit; bytes: number };

/** Encodes a text in UTF-8 as parts of about 64 KiB; returns the text itself if it is shorter than one part. */
export async function encodeParts(pieces: AsyncIterable<string>): Promise<string | Uint8Array[]> {
  const encoder = new TextEncoder();
  const parts: Uint8Array[] = [];
  let text = "";
  for await (const piece of pieces) {
    text += piece;
    if (text.length <= PART_BYTES) continue;
    parts.push(encoder.encode(text));
    text = "";
  }
  if (parts.length === 0) return text;
  return [...parts, encoder.encode(text)];
}

/**
 * The body for a text or its encoded parts. A long text is sent part by part. Otherwise the buffer of the connection
 * would hold a second copy of it while a slow client reads.
 */
export function replyBodyOf(text: string | Uint8Array[]): ReplyBody {
  if (typeof text !== "string") return { body: inTurn(text), bytes: text.reduce((sum, part) => sum + part.length, 0) };
  if (text.length <= PART_BYTES) return { body: text, bytes: text.length };
  const bytes = new TextEncoder().encode(text);
  return { body: streamOf(bytes), bytes: bytes.length };
}

/** The parts as a stream. The memory of each part is released when it has been sent. */
function inTurn(parts: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  const left = [...parts];
  return new ReadableStream({
    pull(controller) {
      const part = left.shift();
      if (part && part.length > 0) controller.enqueue(part);
      if (left.length === 0) controller.close();
    },
  });
}

/** The bytes as a stream of short parts, so that other requests get a turn between them. */
export function streamOf(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(bytes.subarray(sent, sent + PART_BYTES));
      sent += PART_BYTES;
      if (sent >= bytes.length) controller.close();
    },
  });
}
