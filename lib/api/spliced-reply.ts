import { streamBytes } from "@/lib/tables/stream-bytes";
import type { AddressedOperation } from "./contract/operation";
import { afterData, BEFORE_DATA, replyParts } from "./reply";

/**
 * A verb's answer that has one large field as JSON text, in pieces. The text is sent without being parsed: the code
 * that stored it guarantees that it fits the schema. All other fields are parsed by the schema.
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
export function spliced(operation: AddressedOperation, { data, field, pieces }: SplicedReply) {
  const { status, data: rest, meta } = replyParts(operation, data);
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
