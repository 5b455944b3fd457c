import type { Db } from "@/db/client";
import type { Caller } from "@/lib/auth/caller";
import { streamCsv } from "@/lib/tables/stream-csv";
import { readExportFrame } from "./export-frame";
import { type ExportedFile, fileName } from "./file-name";
import type { ExportSource } from "./find-source";
import { type LayoutOptions, layOut } from "./layouts";
import { rowPages } from "./read-rows";

/** Coded answers as CSV in UTF-8, read while they are sent. Throws NOT_FOUND, NOT_GROUPED, NO_DATA. */
export async function exportCsv(
  db: Db,
  caller: Caller,
  source: ExportSource,
  options: LayoutOptions & { escapeFormulas: boolean; byteOrderMark: boolean },
): Promise<ExportedFile> {
  const frame = await readExportFrame(db, caller, source);
  const sheet = layOut(frame, options);
  const content = streamCsv(sheet.header, rowPages(db, frame, sheet), options);
  return { name: `${fileName(frame)}.csv`, content };
}
