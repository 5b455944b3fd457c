import { streamBytes } from "@/lib/tables/stream-bytes";
import type { AddressedOperation } from "./contract/operation";
import { envelope } from "./reply";

/**
 * A verb's answer with one large field, which comes as JSON text in pieces and is sent as it comes. The schema parses
 * the other fields; whoever stored the text answers for this one.
 */
export class SplicedReply {
  readonly data: object;
  readonly field: string;
  readonly pieces: AsyncGenerator<string, void>;

  constructor(data: object, field: string, pieces: AsyncGenerator<string, void>) {
    this.data = data;
    this.field = field;
    this.pieces = pieces;
  }
}

/** Status and body of a spliced reply. */
export async function spliced(operation: AddressedOperation, { data, field, pieces }: SplicedReply) {
  const { status, body } = await envelope(operation, data);
  const end = body.lastIndexOf('},"meta":');
  return { status, body: streamBytes(around(pieces, `${body.slice(0, end)},"${field}":`, body.slice(end))) };
}

async function* around(
  pieces: AsyncGenerator<string, void>,
  before: string,
  after: string,
): AsyncGenerator<Uint8Array, void> {
  const encoder = new TextEncoder();
  yield encoder.encode(before);
  for await (const piece of pieces) yield encoder.encode(piece);
  yield encoder.encode(after);
}
