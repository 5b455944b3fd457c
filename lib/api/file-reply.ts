import type { AddressedOperation } from "./contract/operation";

/** A verb's answer that is a file, whole or streamed, for an operation that declares `file`. */
export class FileReply {
  readonly name: string;
  readonly mediaType: string;
  readonly content: string | Uint8Array | ReadableStream<Uint8Array>;

  constructor(name: string, mediaType: string, content: string | Uint8Array | ReadableStream<Uint8Array>) {
    this.name = name;
    this.mediaType = mediaType;
    this.content = content;
  }
}

/** The status, the body and the headers of a file reply. */
export function attachment({ id, file }: AddressedOperation, { name, mediaType, content }: FileReply) {
  const [bareType = ""] = mediaType.split(";");
  if (!file?.mediaTypes.includes(bareType)) throw new Error(`${id} declares no file of type ${bareType}`);
  const body = content instanceof ReadableStream ? content : Uint8Array.from(Buffer.from(content));
  return {
    status: 200,
    body,
    headers: {
      "Content-Type": mediaType,
      "Content-Disposition": disposition(name),
      ...(body instanceof Uint8Array && { "Content-Length": String(body.length) }),
    },
  };
}

/** Has the file name twice: in UTF-8 for clients that know RFC 5987, in ASCII for others (RFC 6266, appendix D). */
function disposition(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (character) => {
    return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  });
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
