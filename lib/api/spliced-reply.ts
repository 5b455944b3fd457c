import { streamBytes } from "@/lib/tables/stream-bytes";
import type { AddressedOperation } from "./contract/operation";
import { afterData, BEFORE_DATA, replyParts } from "./reply";

/**
 * A verb's answer with one large field that is already JSON text, in pieces, and is sent without parsing. The schema
 * parses the other fields; the code that stored the text guarantees that it fits the schema.
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
  const { status, data: rest, meta } = await replyParts(operation, data);
  const before = `${BEFORE_DATA}${rest.slice(0, -"}".length)},"${field}":`;
  return { status, body: streamBytes(around(pieces, before, `}${afterData(meta)}`)) };
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
