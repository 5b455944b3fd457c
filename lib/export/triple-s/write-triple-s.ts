import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import { streamCsv } from "@/lib/tables/stream-csv";
import type { SavDictionary, SavValue } from "@/lib/tables/write-sav/sav-file";
import type { ExportedFile } from "../file-name";
import { definitionOf } from "./definition";
import { fieldsOf, tripleSVariables } from "./triple-s-variables";

/** A zip with the definition (.sss) and the data (.csv), written while it is sent. `name` is the name of both files. */
export function writeTripleS(
  { name, title }: { name: string; title: string },
  dictionary: SavDictionary,
  pages: AsyncIterable<SavValue[][]>,
): ExportedFile {
  const variables = tripleSVariables(dictionary);
  const zip = new ZipFile();
  const definition = definitionOf({ title, file: `${name}.csv`, writtenAt: new Date() }, variables);
  zip.addBuffer(Buffer.from(definition), `${name}.sss`);
  const header = variables.map((variable) => variable.name);
  const rows = fieldPages(pages, (values) => fieldsOf(variables, values));
  const csv = streamCsv(header, rows, { escapeFormulas: false, byteOrderMark: false });
  const data = Readable.fromWeb(csv as Parameters<typeof Readable.fromWeb>[0]);
  data.once("error", (error) => (zip.outputStream as Readable).destroy(error));
  zip.addReadStream(data, `${name}.csv`);
  zip.end();
  return { name: `${name}.zip`, content: Readable.toWeb(zip.outputStream as Readable) as ReadableStream<Uint8Array> };
}

async function* fieldPages<Row>(pages: AsyncIterable<SavValue[][]>, fieldsOfRow: (values: SavValue[]) => Row) {
  for await (const page of pages) yield page.map(fieldsOfRow);
}
