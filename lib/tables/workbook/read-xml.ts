import { SaxesParser } from "saxes";
import { MEBIBYTE } from "@/lib/runtime/mebibyte";
import { TableError } from "../table";
import type { ArchivedFile } from "./archive";

export type Attributes = Record<string, string>;

export type Handlers = {
  open?(name: string, attributes: Attributes): void;
  text?(text: string): void;
  close?(name: string): void;
};

/** The most bytes in one element, and the deepest nesting of elements; no real sheet has more. */
const LONGEST_ELEMENT = 2 * MEBIBYTE;
const DEEPEST = 100;
/** Bytes that are parsed at once. They are few, so that a batch of wide rows stays small. */
const SLICE = 16 * 1024;

/** Parses an XML file piece by piece and calls the handlers. Yields the share read after each piece. */
export async function* readXml({ pieces, size }: ArchivedFile, handlers: Handlers): AsyncGenerator<number> {
  const parser = new SaxesParser({ xmlns: false, position: false });
  let silent = 0;
  let depth = 0;
  parser.on("opentag", ({ name, attributes }) => {
    silent = 0;
    if (++depth > DEEPEST) throw damaged();
    handlers.open?.(localName(name), attributes as Attributes);
  });
  parser.on("closetag", ({ name }) => {
    silent = 0;
    depth--;
    handlers.close?.(localName(name));
  });
  parser.on("text", (text) => handlers.text?.(text));
  parser.on("cdata", (text) => handlers.text?.(text));
  const decoder = new TextDecoder("utf-8");
  let read = 0;
  for await (const piece of sliced(pieces)) {
    read += piece.length;
    silent += piece.length;
    if (silent > LONGEST_ELEMENT) throw damaged();
    parse(() => parser.write(decoder.decode(piece, { stream: true })));
    yield read / Math.max(1, size);
  }
  parse(() => parser.write(decoder.decode()).close());
}

async function* sliced(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    for (let at = 0; at < piece.length; at += SLICE) yield piece.subarray(at, at + SLICE);
  }
}

/** Parses a small XML file as a whole. */
export async function readWholeXml(file: ArchivedFile | null | "", handlers: Handlers): Promise<void> {
  if (!file) return;
  for await (const _ of readXml(file, handlers));
}

/** An element's name without its namespace prefix. */
const localName = (name: string) => name.slice(name.indexOf(":") + 1);

function parse(write: () => unknown): void {
  try {
    write();
  } catch (cause) {
    throw cause instanceof TableError ? cause : damaged(cause);
  }
}

const damaged = (cause?: unknown) =>
  new TableError("This Excel workbook can't be read: its sheet is damaged. Save it again, or as CSV.", { cause });
